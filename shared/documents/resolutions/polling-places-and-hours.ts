// The resolution of §15-104(3)(b): “the polling place in each election district” and “the hours during which the polls shall
// be open”; in a year in which March 17 is the third Tuesday also that the election be held on March 18 (§15-104(1)(b)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { District, PollHours } from '../../domain/election.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { type Block, bold, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { hoursRun } from '../hours-of-the-polls.ts';
import { districtsTable } from '../notices/polling-places-table.ts';
import { PaperFrame } from '../paper-frame.ts';
import { Adoption, adoptedSentence, resolved, voteAndAttest, whereas } from './adoption.ts';

/** `anchor` is March 17 where the polling day moves to March 18, else null. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  anchor: PlainDate.nullable(),
  hours: PollHours.nullable(),
  districts: z.array(District),
  adoption: Adoption,
});
export type PollingResolutionFacts = DeepReadonly<z.infer<typeof Facts>>;

export const pollingPlacesAndHours = definePaper({
  paper: 'polling-resolution',
  templateVersion: 1,
  title: 'Resolution on polling places and hours',
  kind: 'resolution',
  newspaper: true,
  citations: ['Election Law §15-104(3)(b)', 'Election Law §15-104(1)(b)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Resolution on Polling Places and Hours',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'letterhead',
    blocks: [
      adoptedSentence(facts.adoption, facts.village),
      whereas(...why(facts)),
      ...(facts.anchor ? march18(facts, facts.anchor) : []),
      resolved(
        words('at the '),
        ...electionToBeHeld(facts, facts.village),
        words(', the polling place in each election district shall be:'),
      ),
      districtsTable(facts.districts),
      resolved(words('the polls shall be open from '), hoursRun(facts.hours), words(' in each election district.')),
      ...voteAndAttest(facts.adoption, facts),
    ],
  }),
});

/** A run-off comes within weeks: the law's sixty days cannot be, and the resolution does not claim them. */
const why = ({ kind }: PollingResolutionFacts): Run[] => [
  words(
    kind === 'run-off'
      ? 'a run-off election is held subject to section\u00a015-104(3)(b) of the Election Law, under which the Board of Trustees states by resolution'
      : 'section\u00a015-104(3)(b) of the Election Law requires the Board of Trustees to state by resolution, at least sixty days before a village election,',
  ),
  words(
    ' the polling place in each election district and the hours during which the polls shall be open, which include at least noon to 9:00\u00a0p.m.; therefore be it',
  ),
];

const march18 = (facts: PollingResolutionFacts, anchor: PlainDate): Block[] => [
  resolved(
    words(
      `because ${dayWithoutWeekday(anchor)} is the third Tuesday of March, the ${electionInSentence[facts.kind]} shall be held on `,
    ),
    bold(longDay(facts.pollDay), 'pollDay'),
    words(
      ', as section\u00a015-104(1)(b) of the Election Law requires, and the political calendar of the election continues to be computed from the third Tuesday of March.',
    ),
  ),
  resolved(
    words(
      'the Village Clerk shall publish the provision of the foregoing paragraph specifically, because it is effective only if it is so published.',
    ),
  ),
];
