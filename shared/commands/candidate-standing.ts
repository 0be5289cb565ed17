// A candidate declined, withdrew, died or was taken off by a court; or stands again.
import { z } from 'zod';
import { Standing } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { anyCandidate, candidateStandingChanged } from '../records/candidate-standing.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { defineCommand, refuse } from './define-command.ts';
import { editionsThatName } from './editions-that-name.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `named`: papers that left the office and name the person; each may need a corrected edition. */
export const changeStanding = defineCommand({
  name: 'nominations.change-standing',
  title: 'Say that a candidate no longer stands, or stands again',
  input: z.strictObject({
    election: ElectionId,
    number: Serial,
    standing: Standing.exclude(['paper-off']),
    on: PlainDate,
    filing: Serial.nullable(),
    reason: Remark.nullable(),
  }),
  value: z.strictObject({ named: z.array(z.strictObject({ paper: z.string(), edition: Serial })) }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'stands-so-already', 'needs-a-reason'],
  decide: (state, { election: id, number, standing, on, filing, reason }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { nominations, file } = election.value;
    const candidate = anyCandidate(nominations, number);
    if (!candidate) return noSuchRecord('candidate', number, 'number');
    if (filing !== null && !nominations.filings.has(filing)) return noSuchRecord('filing', filing, 'filing');
    if (isAfter(on, today))
      return refuse('in-the-future', `${longDay(on)} has not come yet. Write it down when it has happened.`, 'on');
    const now = nominations.former.find((one) => one.candidate.number === number)?.standing ?? 'stands';
    if (now === standing)
      return refuse(
        'stands-so-already',
        `That is what stands on record of ${candidate.ballotName} already.`,
        'standing',
      );
    if (standing === 'stands' && !file.offices.some((one) => one.number === candidate.office))
      return noSuchRecord('office', candidate.office, 'number');
    if (filing === null && reason === null)
      return refuse('needs-a-reason', 'Write down from what you know it; no paper of the book is named.', 'reason');
    const event = candidateStandingChanged.of(id, { number, standing, on, filing, reason });
    const named = editionsThatName(file, candidate.ballotName).map(({ paper, edition }) => ({ paper, edition }));
    return ok({ events: [event], value: { named } });
  },
});
