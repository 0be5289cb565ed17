// The notice of a special election to fill a vacancy: what §15-104(3)(c) lists, and why the election is held.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { listInWords } from '../../words/lists.ts';
import { bold, lead, missing, paragraph, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionToBeHeld } from '../election-of-paper.ts';
import { hoursRun } from '../hours-of-the-polls.ts';
import { signOff } from '../sign-off.ts';
import { movedClause } from './moved-poll-day.ts';
import { candidatesSection } from './nominees-table.ts';
import { pollsOpenSentence } from './notice-of-election.ts';
import { NoticeOfElectionFacts } from './notice-of-election-facts.ts';
import { pollingPlacesSection } from './polling-places-table.ts';
import { propositionsSection } from './proposition-abstracts.ts';

const Facts = z.strictObject({
  ...NoticeOfElectionFacts.shape,
  kind: z.literal('special'),
  /** The day the Board of Trustees called the election. */
  calledOn: PlainDate.nullable(),
});
export type SpecialElectionFacts = DeepReadonly<z.infer<typeof Facts>>;

export const noticeOfSpecialElection = definePaper({
  paper: 'notice-of-special-election',
  templateVersion: 1,
  title: 'Notice of special election',
  kind: 'notice',
  newspaper: true,
  citations: ['Election Law §15-104(3)(c)', 'Election Law §15-104(4)', 'Election Law §15-106'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Special Village Election',
    of: dayWithoutWeekday(facts.pollDay),
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(longDay(facts.pollDay), 'pollDay'), words('\nPolls open '), hoursRun(facts.hours)),
      paragraph(...opening(facts)),
      ...(facts.moved ? [paragraph(...movedClause(facts.moved, facts.pollDay))] : []),
      ...pollingPlacesSection(facts.districts),
      ...candidatesSection(facts.offices),
      ...propositionsSection(facts),
      signOff(facts, facts.dated),
    ],
  }),
});

const opening = (facts: SpecialElectionFacts): Run[] => {
  const titles = [...new Set(facts.offices.map(({ office }) => office.title))];
  return [
    words(`Notice is hereby given, under section\u00a015-104 of the Election Law, of a `),
    ...electionToBeHeld(facts, facts.village),
    words(', called by the Board of Trustees on '),
    facts.calledOn
      ? words(dayWithoutWeekday(facts.calledOn), 'calledOn')
      : missing('calledOn', 'The day the Board of Trustees called the election', 'polling-day', 140),
    ...(titles.length === 0
      ? [words(' to fill a vacancy. ')]
      : [
          words(` to fill ${titles.length === 1 ? 'a vacancy in the office' : 'vacancies in the offices'} of `),
          words(listInWords(titles), 'offices'),
          words('. '),
        ]),
    ...pollsOpenSentence(facts),
  ];
};
