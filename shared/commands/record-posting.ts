// Copies of a paper were put up: where, when, by whom. Once it hangs in enough places the date of the calendar is answered.
import { z } from 'zod';
import { DutyFinding } from '../domain/duty.ts';
import { ElectionId } from '../domain/ids.ts';
import { isAfter } from '../domain/plain-date.ts';
import { editionsOf } from '../papers/make-paper.ts';
import { postingOf } from '../papers/proof-of-paper.ts';
import { copiesPosted, PostedCopy } from '../records/posting-log.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { answersFor, findingIn } from './answer-with-proof.ts';
import { defineCommand, refuse } from './define-command.ts';
import { deskPaperOf, electionOf } from './no-such-record.ts';

export const recordPosting = defineCommand({
  name: 'posting.record',
  title: 'Write down where copies of a paper were posted',
  input: z.strictObject({
    election: ElectionId,
    paper: z.string().max(60),
    copies: z.array(PostedCopy).min(1).max(80),
  }),
  value: z.strictObject({ complete: z.boolean(), finding: DutyFinding.nullable() }),
  refusals: ['no-such-election', 'no-such-paper', 'in-the-future', 'posted-already', 'no-such-file'],
  decide: (state, { election: id, paper: paperId, copies }, { today, chosen }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const paper = deskPaperOf(paperId);
    if (!paper.ok) return paper;
    const { file } = election.value;
    const future = copies.findIndex(({ day }) => isAfter(day, today));
    const ahead = copies[future];
    if (ahead)
      return refuse(
        'in-the-future',
        `${longDay(ahead.day)} has not come yet. Write it down when it hangs.`,
        `copies.${future}.day`,
      );
    const edition = editionsOf(file.editions, paperId).at(-1)?.edition ?? null;
    const again = copies.findIndex((copy) =>
      file.posted.some(
        (one) =>
          one.paper === paperId && one.edition === edition && one.name === copy.name && one.street === copy.street,
      ),
    );
    const twice = copies[again];
    if (twice)
      return refuse(
        'posted-already',
        `The copy at ${twice.name} is on record already. Leave it out.`,
        `copies.${again}.name`,
      );
    const photos = [...new Set(copies.flatMap(({ photo }) => photo?.sha256 ?? []))];
    if (photos.some((sha256) => chosen(sha256)?.use !== 'photo'))
      return refuse('no-such-file', 'The photo is no longer at hand. Choose it again; nothing was recorded.', 'photo');
    const posted = [...file.posted, ...copies.map((copy) => ({ ...copy, paper: paperId, edition, act: '' }))];
    const answers = answersFor(state.office, election.value, paperId, { orders: file.newspaperOrders, posted });
    const { complete } = postingOf({ office: state.office, election: election.value }, paperId, posted);
    return ok({
      events: [copiesPosted.of(id, { paper: paperId, edition, copies }), ...answers],
      value: { complete, finding: findingIn(answers) },
      keepChosen: photos,
    });
  },
});
