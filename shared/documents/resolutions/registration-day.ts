// The resolutions on village registration day (Election Law §15-118): to hold it, to hold none, to add a second day. The first
// is published and posted in each election district ten days before the day.
import { z } from 'zod';
import { District, PollHours } from '../../domain/election.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, voteAndAttest } from './adoption.ts';
import { registrationClauses } from './registration-day-clauses.ts';

export const Meeting = z.strictObject({ day: PlainDate, hours: PollHours.nullable() });

/** `hold`: `meetings` are the days the inspectors meet to register voters. */
export const RegistrationAct = z.discriminatedUnion('act', [
  z.strictObject({
    act: z.literal('hold'),
    meetings: z.array(Meeting),
    districts: z.array(District),
    hours: PollHours.nullable(),
  }),
  z.strictObject({ act: z.literal('opt-out') }),
  z.strictObject({ act: z.literal('second-day'), day: PlainDate.nullable(), hours: PollHours.nullable() }),
]);

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  registration: RegistrationAct,
  adoption: Adoption,
});

const names = {
  hold: 'Resolution on Registration Day',
  'opt-out': 'Resolution to Hold No Village Registration Day',
  'second-day': 'Resolution on a Second Registration Day',
} as const;

export const registrationDay = definePaper({
  paper: 'registration-day-resolution',
  templateVersion: 1,
  title: 'Resolution on registration day',
  kind: 'resolution',
  newspaper: true,
  citations: ['Election Law §15-118'],
  facts: Facts,
  parts: (facts) => ({
    name: names[facts.registration.act],
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    // Only the first is posted.
    type: facts.registration.act === 'hold' ? 'posted' : 'filed',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      ...registrationClauses(facts.registration, facts, facts.village),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});
