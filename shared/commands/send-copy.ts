// The copy of a printed edition went to a newspaper: when, to whom, for which issues.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, isBefore, PlainDate } from '../domain/plain-date.ts';
import { Line, OptionalLine } from '../domain/text.ts';
import { editionsOf } from '../papers/make-paper.ts';
import { copySent } from '../records/newspaper-desk.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { defineCommand, refuse } from './define-command.ts';
import { deskPaperOf, electionOf } from './no-such-record.ts';

export const sendCopy = defineCommand({
  name: 'newspaper.send-copy',
  title: 'Write down that the copy of a paper was sent to a newspaper',
  input: z.strictObject({
    election: ElectionId,
    paper: z.string().max(60),
    newspaper: Line,
    to: OptionalLine,
    sentOn: PlainDate,
    /** The issues it is to stand in: one, or two where it is printed twice. */
    issues: z.array(PlainDate).min(1).max(2),
    /** What was said with it; '' for nothing. */
    words: OptionalLine,
  }),
  value: z.strictObject({ order: Serial }),
  refusals: [
    'no-such-election',
    'no-such-paper',
    'not-for-a-newspaper',
    'not-printed',
    'in-the-future',
    'issue-before-copy',
  ],
  decide: (state, { election: id, ...input }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const paper = deskPaperOf(input.paper);
    if (!paper.ok) return paper;
    if (!paper.value.newspaper) return refuse('not-for-a-newspaper', 'No newspaper prints this paper.', 'paper');
    const { file } = election.value;
    const newest = editionsOf(file.editions, input.paper).at(-1);
    if (!newest)
      return refuse(
        'not-printed',
        'The paper has not been printed. Print it first, so that the newspaper and the paper in your file say the same.',
        'paper',
      );
    if (isAfter(input.sentOn, today))
      return refuse(
        'in-the-future',
        `${longDay(input.sentOn)} has not come yet. Write it down when it is sent.`,
        'sentOn',
      );
    const early = input.issues.findIndex((issue) => isBefore(issue, input.sentOn));
    if (early >= 0)
      return refuse(
        'issue-before-copy',
        'The issue came out before the copy was sent. Look at both days again.',
        `issues.${early}`,
      );
    const order = file.nextNewspaperOrder;
    return ok({ events: [copySent.of(id, { ...input, order, edition: newest.edition })], value: { order } });
  },
});
