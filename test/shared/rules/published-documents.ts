// The published documents as elections, and which of our rules each of their facts is about.
import { readFileSync } from 'node:fs';
import type { ElectionKind } from '../../../shared/domain/election.ts';
import type { ElectionFacts } from '../../../shared/rules/election-facts.ts';
import { electionOn } from './an-election.ts';

export interface Published {
  id: string;
  kind: string;
  electionDate: string | null;
  facts: Record<string, unknown>;
  derived?: { calendarBase?: string };
}

export const published: Published[] = JSON.parse(
  readFileSync(new URL('../../fixtures/published-calendars/documents.json', import.meta.url), 'utf8'),
);

const kindOf = ({ kind }: Published): ElectionKind | null => {
  if (kind.startsWith('general')) return 'general';
  if (kind.startsWith('special')) return 'special';
  return kind === 'run-off' ? 'run-off' : null;
};

/** An election of the county board follows its rules, which are not ours to compute. */
export const countyRun = ({ kind }: Published): boolean => kind.includes('county-run');

export const elections: (Published & { election: ElectionFacts })[] = published.flatMap((document) => {
  const kind = kindOf(document);
  if (!kind || !document.electionDate || countyRun(document)) return [];
  const election = electionOn(document.derived?.calendarBase ?? document.electionDate, kind, { districtCount: 6 });
  return [{ ...document, election }];
});

export const electionOf = (id: string) => elections.find((one) => one.id === id)!;
export const factsOf = (id: string) => published.find((one) => one.id === id)!.facts;

/** A day of the document that is a day of one of our rules. */
export const sameDay: Readonly<Record<string, string>> = {
  absenteeMailApplyLast: 'mail-ballot-application-by-mail',
  absenteeMailBallotsLast: 'mail-ballots-mailed',
  absenteeInPersonLast: 'mail-ballot-application-in-person',
  absenteeReturnLast: 'mail-ballot-return',
  indepSignFirst: 'independent-petition-first-signature',
  indepFileFirst: 'independent-petition-first-file',
  indepFileLast: 'independent-petition-last-file',
  indepDeclineLast: 'independent-nomination-accept-decline',
  indepObjectionsLast: 'independent-petition-objection',
  caucusFirst: 'caucus-first',
  caucusLast: 'caucus-last',
  primaryDate: 'primary-day',
  certOfNominationLast: 'party-certificate-last-file',
  nominationDeclineLast: 'party-nomination-decline',
  nominationVacancyFillLast: 'party-vacancy-fill',
  nominationObjectionsLast: 'party-certificate-objection',
  nominationSpecificationsLast: 'party-certificate-specification',
  designatingSignFirst: 'designating-petition-first-signature',
  designatingFileFirst: 'designating-petition-first-file',
  designatingFileLast: 'designating-petition-last-file',
  registrationDay: 'registration-day',
  registrationLast: 'county-registration-last',
};

/** A day on which a duty was done: it must not be after ours. */
export const doneBy: Readonly<Record<string, string>> = {
  boardResolution: 'polling-resolution',
  noticeOfOffices: 'offices-notice',
  canvass: 'trustees-canvass',
};

/** Days compared one by one below, and days that no rule is about, with the reason. */
export const otherDays: Readonly<Record<string, string>> = {
  caucusHeld: 'within our window',
  caucusNoticePublishRange: 'one by one',
  caucusNoticePostLastRange: 'one by one',
  designationDeclineRange: 'one by one: a time that runs from the filing',
  caucusWindowStated: 'one by one',
  officialYearStart: 'one by one',
  certification: 'one by one',
  runoffDate: 'one by one',
  originalElection: 'the election before the run-off',
  runoffCertification: 'no limit of the statute',
  marchElection: 'one by one',
  juneElection: 'one by one',
  oxfordElection: 'one by one',
  articlePublished: 'the day of the newspaper',
  hoursAmended: 'hours set by executive order in 2020',
  designatingObjectionsLast: 'no source for a clerk-run primary but this calendar',
  designatingSpecificationsLast: 'no source for a clerk-run primary but this calendar',
};

/** `id: fact` → why the document and the statute part ways. */
export const disagreements: Record<string, string> = {
  'cooperstown-2020-03: absenteeInPersonLast':
    'March 17 year: Cooperstown counted the day before people vote, the 17th; we go by the 16th and show the 17th.',
  'rockville-centre-2011-06: absenteeReturnTime':
    'The notice takes ballots until 5 p.m.; §15-120(7) takes them until the close of the polls, 9 p.m.',
  'rockville-centre-2011-06: registrationWeekday':
    'The notice names the Saturday itself; every other document names the Friday before it.',
  'press-republican-2022-03: burkePollsClose':
    'Burke closed at 8 p.m.; §15-104(3)(b)(2) asks for at least noon to nine.',
  'greene-county-2020-03: caucusNoticePostLastRange':
    'The county rolls the ten days’ posting forward from Saturdays (Jan 11 → 13, Jan 18 → 21); a minimum notice never moves here.',
  'greene-county-2020-03: caucusNoticePublishRange':
    'The county’s range ends a week before the first caucus; ours goes on to a week before the last.',
  'lewiston-2022-06: caucusWindowStated':
    'The paper’s range begins on April 25, 57 days before; §15-108(2)(a) allows 56.',
  'orleans-2020-09: caucusHeld':
    'Albion’s caucus was for March 17, 2020, and its election was put off to September by executive order.',
  'great-neck-plaza-rules: registrationDays': 'The page says 25 days, which is the county’s own; the tenth day counts.',
  'baxter-estates-rules: absenteeMailApplyDays':
    'The page says ten days, which is the county board’s; §15-120(5) says seven.',
  'clinton-oneida-rules: indepRuleOfThumb':
    '“Second Tuesday of February” fails when March begins on a Wednesday, as in 2028.',
};
export const disagrees = (id: string, fact: string) => `${id}: ${fact}` in disagreements;
