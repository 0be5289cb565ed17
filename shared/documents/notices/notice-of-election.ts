// The notice of election: published at least ten days before, posted in six places and at each polling place
// (Election Law §15-104(3)(c), (4)). It says what the statute lists, in the statute's order, and no more.
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, type FlowDocument, lead, paragraph, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence, electionName } from '../election-name.ts';
import { hoursRun } from '../hours-of-the-polls.ts';
import { signOff } from '../sign-off.ts';
import { movedClause } from './moved-poll-day.ts';
import { candidatesSection } from './nominees-table.ts';
import { NoticeOfElectionFacts } from './notice-of-election-facts.ts';
import { pollingPlacesSection } from './polling-places-table.ts';
import { propositionsSection } from './proposition-abstracts.ts';

const nbsp = '\u00a0';

export const noticeOfElectionPaper = definePaper({
  paper: 'notice-of-election',
  templateVersion: 1,
  title: 'Notice of election',
  kind: 'notice',
  newspaper: true,
  citations: ['Election Law §15-104(3)(c)', 'Election Law §15-104(4)'],
  facts: NoticeOfElectionFacts,
  parts: (facts) => ({
    name: `Notice of ${electionName[facts.kind]}`,
    of: dayWithoutWeekday(facts.pollDay),
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(longDay(facts.pollDay), 'pollDay'), words('\nPolls open '), hoursRun(facts.hours)),
      paragraph(...opening(facts)),
      ...(facts.moved ? [paragraph(...movedClause(facts.moved, facts.pollDay))] : []),
      ...pollingPlacesSection(facts.districts),
      ...(facts.kind === 'referendum' && facts.offices.length === 0 ? [] : candidatesSection(facts.offices)),
      ...propositionsSection(facts),
      signOff(facts, facts.dated),
    ],
  }),
});

/** The notice as a paper. What is not on record prints as a ruled space; `missingFactsOf` lists it. */
export const noticeOfElection = (facts: NoticeOfElectionFacts): FlowDocument => noticeOfElectionPaper.document(facts);

const opening = (facts: NoticeOfElectionFacts): Run[] => [
  words(`Notice is hereby given, under section${nbsp}15-104 of the Election Law, that a `),
  words(electionInSentence[facts.kind]),
  words(' of the Village of '),
  words(facts.village.name, 'village.name'),
  words(', New York, will be held on '),
  words(longDay(facts.pollDay), 'pollDay'),
  words('. '),
  ...pollsOpenSentence(facts),
];

/** “The polls will be open from noon to 9:00 p.m. at the polling place named below.” */
export const pollsOpenSentence = ({ hours, districts }: Pick<NoticeOfElectionFacts, 'hours' | 'districts'>): Run[] => [
  words('The polls will be open from '),
  hoursRun(hours),
  words(districts.length === 1 ? ' at the polling place named below.' : ' in each election district.'),
];
