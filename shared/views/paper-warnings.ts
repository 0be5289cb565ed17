// What the clerk should look at before a paper goes. Nothing of it stops her.
import { NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import type { DeskPaper, FactsOnPaper, PaperContext } from '../papers/define-desk-paper.ts';
import { typedInspectors } from '../papers/inspectors-on-record.ts';
import { hoursOf } from '../papers/of-election.ts';
import { planFor } from '../papers/places-to-post.ts';
import { inspectorWarnings } from '../rules/checks/inspectors.ts';
import { pollHoursProblems } from '../rules/checks/poll-hours.ts';
import type { CheckWarning } from '../rules/checks/warning.ts';
import { openNominations } from './open-nominations.ts';

export function paperWarnings({ id, posting }: DeskPaper, context: PaperContext, facts: FactsOnPaper): CheckWarning[] {
  const hours = 'hours' in facts || id === 'registration-day-resolution' ? hoursOf(context) : null;
  return [
    ...(hours ? pollHoursProblems(hours) : []),
    ...(posting === 'six-and-polling-places' ? planFor(context).warnings : []),
    ...withoutNomination(facts),
    ...(id === 'inspectors-resolution' ? ofInspectors(context) : []),
    ...(namesCandidates(facts) ? openNominations(context.election) : []),
  ];
}

/** What §15-116 asks of the list, and that what was typed on the page before there was one is not used. */
function ofInspectors({ office, election: { file } }: PaperContext): CheckWarning[] {
  const unused = file.inspectors.length === 0 ? 0 : typedInspectors(file).length;
  return [
    ...inspectorWarnings({
      districts: file.districts.map(({ name }) => name),
      inspectors: file.inspectors,
      parties: file.inspectorParties,
      county: office.village?.county ?? '',
    }),
    ...(unused === 0
      ? []
      : [
          {
            ...{ checkId: 'inspectors', checkVersion: 1, code: 'typed-not-used', citations: [] },
            message: `The names come from the page “Inspectors”. ${unused === 1 ? 'One name' : `${unused} names`} typed here before that are not used.`,
          },
        ]),
  ];
}

const Offices = NoticeOfElectionFacts.shape.offices;

/** The notice has offices, the list of candidates and every ballot contests. */
const namesCandidates = ({ offices, contests, tiedAt }: FactsOnPaper): boolean =>
  (Offices.safeParse(offices).success || Array.isArray(contests)) && tiedAt === undefined;

/** “No nomination filed” is a statement of fact in print: true only where nothing was filed, not where nothing was typed. */
function withoutNomination({ offices, tiedAt }: FactsOnPaper): CheckWarning[] {
  const found = Offices.safeParse(offices);
  if (!found.success || tiedAt !== undefined) return [];
  return found.data
    .filter(({ candidates }) => candidates.length === 0)
    .map(({ office }) => ({
      checkId: 'no-nomination',
      checkVersion: 1,
      code: 'no-nomination',
      message: `No candidate is on record for ${office.title}${office.unexpired ? ' (unexpired term)' : ''}, so the notice will say “No nomination filed”. Print it so only if that is what happened.`,
      citations: [citationText(electionLaw('15-104', '3', 'c', '3'))],
    }));
}
