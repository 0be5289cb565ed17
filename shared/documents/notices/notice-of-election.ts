// The notice of election: published at least ten days before, posted in six places and at each polling place
// (Election Law §15-104(3)(c), (4)). It says what the statute lists, in the statute's order, and no more.
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { pollHoursInWords } from '../../words/hours.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  group,
  heading,
  lead,
  paragraph,
  type Run,
  small,
  space,
  words,
} from '../blocks.ts';
import { electionInSentence, electionName } from '../election-name.ts';
import { candidatesSection } from './nominees-table.ts';
import type { MovedPollDayFact, NoticeOfElectionFacts } from './notice-of-election-facts.ts';
import { pollingPlacesSection } from './polling-places-table.ts';
import { propositionsSection } from './proposition-abstracts.ts';

const nbsp = '\u00a0';

/** The notice as a paper. What is not on record prints as a ruled space; `missingFacts` lists it. */
export function noticeOfElection(facts: NoticeOfElectionFacts): FlowDocument {
  const { village, clerk, pollDay } = facts;
  const name = `Notice of ${electionName[facts.kind]}`;
  return {
    kind: 'flow',
    paper: 'notice-of-election',
    templateVersion: 1,
    title: `${name}, Village of ${village.name}, ${dayWithoutWeekday(pollDay)}`,
    author: `${clerk.name}, ${clerk.title}, Village of ${village.name}`,
    lang: 'en-US',
    size: facts.size,
    practice: facts.practice,
    footer: `${name}, ${dayWithoutWeekday(pollDay)}\n${[`Village of ${village.name}`, ...editionWords(facts)].join(' · ')}`,
    blocks: [
      small(
        words('Village of '),
        words(village.name, 'village.name'),
        words(', '),
        words(village.county, 'village.county'),
        words(' County, State of New York'),
      ),
      heading(1, words(name)),
      lead(bold(longDay(pollDay), 'pollDay'), words('\nPolls open '), ...hours(facts)),
      paragraph(...opening(facts)),
      ...(facts.moved ? [paragraph(...movedClause(facts.moved, facts))] : []),
      ...pollingPlacesSection(facts.districts),
      ...(facts.kind === 'referendum' && facts.offices.length === 0 ? [] : candidatesSection(facts.offices)),
      ...propositionsSection(facts),
      signOff(facts),
    ],
  };
}

const editionWords = ({ edition, duplicate }: NoticeOfElectionFacts): string[] => {
  if (edition === null) return [];
  return [duplicate ? `Duplicate of edition${nbsp}${edition}` : `Edition${nbsp}${edition}`];
};

const hours = (facts: NoticeOfElectionFacts): Run[] =>
  facts.hours ? [words(pollHoursInWords(facts.hours), 'hours')] : [blank('hours', 160)];

const opening = (facts: NoticeOfElectionFacts): Run[] => [
  words(`Notice is hereby given, under section${nbsp}15-104 of the Election Law, that a `),
  words(electionInSentence[facts.kind]),
  words(' of the Village of '),
  words(facts.village.name, 'village.name'),
  words(', New York, will be held on '),
  words(longDay(facts.pollDay), 'pollDay'),
  words('. The polls will be open from '),
  ...hours(facts),
  words(facts.districts.length === 1 ? ' at the polling place named below.' : ' in each election district.'),
];

/** The clause of §15-104(1)(b), which has no force unless it is specifically published. */
const movedClause = ({ anchor, resolved, resolvedOn }: MovedPollDayFact, facts: NoticeOfElectionFacts): Run[] => [
  words(`The third Tuesday of March falls on ${dayWithoutWeekday(anchor)}. The Board of Trustees has therefore `),
  words('provided, by resolution'),
  ...(resolvedOn
    ? [words(' adopted '), words(dayWithoutWeekday(resolvedOn), 'moved.resolvedOn')]
    : resolved
      ? []
      : [words(' adopted '), blank('moved.resolvedOn', 140)]),
  words(` under section${nbsp}15-104(1)(b) of the Election Law, that the election be held on `),
  bold(longDay(facts.pollDay), 'pollDay'),
  words('.'),
];

function signOff({ clerk, village, dated }: NoticeOfElectionFacts): Block {
  const { street, apartment, city, state, zip } = clerk.address;
  const reach = [apartment ? `${street}, ${apartment}` : street, `${city}, ${state}${nbsp}${zip}`].join(', ');
  return group(
    space(14),
    {
      kind: 'field',
      label: 'Dated:',
      runs: [dated ? words(dayWithoutWeekday(dated), 'dated') : blank('dated', 160)],
    },
    space(6),
    paragraph(
      bold(clerk.name, 'clerk.name'),
      words('\n'),
      words(clerk.title, 'clerk.title'),
      words(', Village of '),
      words(village.name, 'village.name'),
      words('\n'),
      words(reach, 'clerk.address'),
      ...(clerk.phone ? [words('\n'), words(clerk.phone, 'clerk.phone')] : []),
    ),
  );
}
