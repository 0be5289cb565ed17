// The notice of a run-off (§15-126(2)(b)): day, place and hours, and the tied candidates, who alone are nominated. It is
// published and posted as the notice of every village election (§15-104(3)(c), (4)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, lead, paragraph, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { hoursRun } from '../hours-of-the-polls.ts';
import { signOff } from '../sign-off.ts';
import { candidatesSection } from './nominees-table.ts';
import { pollsOpenSentence } from './notice-of-election.ts';
import { NoticeOfElectionFacts } from './notice-of-election-facts.ts';
import { pollingPlacesSection } from './polling-places-table.ts';

/** `offices`: each with the seats that remain and the candidates tied for them. `tiedAt` is the election that was tied. */
const Facts = z.strictObject({
  ...NoticeOfElectionFacts.omit({ moved: true, propositions: true }).shape,
  kind: z.literal('run-off'),
  tiedAt: z.strictObject({ ...ElectionOfPaper.shape, kind: z.enum(['general', 'special']) }),
});
export type RunOffFacts = DeepReadonly<z.infer<typeof Facts>>;

export const runOffNotice = definePaper({
  paper: 'run-off-notice',
  templateVersion: 1,
  title: 'Notice of run-off election',
  kind: 'notice',
  newspaper: true,
  citations: ['Election Law §15-126(2)(b)', 'Election Law §15-104(3)(c)', 'Election Law §15-104(4)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Run-off Village Election',
    of: dayWithoutWeekday(facts.pollDay),
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(longDay(facts.pollDay), 'pollDay'), words('\nPolls open '), hoursRun(facts.hours)),
      paragraph(...opening(facts)),
      ...pollingPlacesSection(facts.districts),
      ...candidatesSection(facts.offices, 'Candidates in the run-off'),
      signOff(facts, facts.dated),
    ],
  }),
});

const opening = (facts: RunOffFacts): Run[] => [
  words(`Notice is hereby given, under sections\u00a015-104 and\u00a015-126 of the Election Law, of a `),
  ...electionToBeHeld(facts, facts.village),
  words(', between the candidates named below. They received an equal number of votes at the '),
  words(`${electionInSentence[facts.tiedAt.kind]} of `),
  words(dayWithoutWeekday(facts.tiedAt.pollDay), 'tiedAt.pollDay'),
  words(' and alone are nominated. '),
  ...pollsOpenSentence(facts),
];
