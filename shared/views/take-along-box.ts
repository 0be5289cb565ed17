// The take-along box on the screen: what would be in it if it were printed now, and what cannot be made yet and why.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { takeAlongBox } from '../commands/take-along-box.ts';
import { ElectionId } from '../domain/ids.ts';
import { atOnce } from '../domain/in-turns.ts';
import { daysBetween, PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { longDay, whenInWords } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { BoxOnRecord, boxOnRecord } from './box-on-record.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';

export const takeAlongBoxPage = defineView({
  name: 'records.take-along-box',
  title: 'The take-along box: everything on paper for the day of the election',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    /** “General election, Tuesday, March 16, 2027” */
    election: z.string(),
    pollDay: PlainDate,
    /** What is open about a polling day that moved to March 18. */
    pollDayOpen: PollDayWords,
    /** “in 3 days” */
    when: z.string(),
    /** Whether it is the day before the polls or the day itself. */
    isTime: z.boolean(),
    onRecord: BoxOnRecord,
    /** Null where village or clerk are not on record. */
    parts: z.array(z.strictObject({ title: z.string(), says: z.string(), made: z.boolean() })).nullable(),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election }, context) => {
    const box = atOnce(takeAlongBox(state, election, 'letter', context));
    if (!box.ok && box.error.code !== 'facts-missing') return box;
    const found = state.election(election);
    const { file } = found ?? {};
    const { kind, pollDay } = file ?? {};
    if (!found || !file || !kind || !pollDay) throw new Error('an election without kind or day');
    const left = daysBetween(context.today, pollDay);
    return ok({
      election: `${electionKindInWords[kind]}, ${longDay(pollDay)}`,
      pollDay,
      pollDayOpen: pollDayStatusWords(factsOfElection(state.office, found), context.today),
      when: whenInWords(context.today, pollDay),
      isTime: left === 0 || left === 1,
      onRecord: boxOnRecord(file, () => (box.ok ? box.value : null)),
      parts: box.ok
        ? box.value.parts.map(({ title, says, document }) => ({ title, says, made: document !== null }))
        : null,
    });
  },
});
