// Reasons a clerk may have to refuse an application, offered in words for the applicant and hers to change. An absentee
// application is judged from the information in it alone: the county's list offers none (§15-120(5)). For early mail the list
// must be checked, and what was found there does (§15-119(7), ABS-23). “Wrong form” is offered to nobody (§15-120(2)).
import type { ItemStands, ListFound, MailApplication } from '../domain/application.ts';
import type { TimingFinding } from '../domain/finding.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import { broughtInPerson } from './application-arrival.ts';
import { missingInWords } from './checks/application-complete.ts';

export interface OfferedReason {
  /** Offered where this was found on the county's list; null: whatever was found. */
  readonly onlyIf: ListFound | null;
  readonly words: string;
  readonly citation: string;
}

const byList = [
  ['registered-elsewhere', 'You are registered at another address than the one on the application.'],
  ['not-found', 'You were not found among the registered voters of the village.'],
] as const satisfies readonly (readonly [ListFound, string])[];

interface Found {
  readonly finding: Pick<TimingFinding, 'outcome'>;
  readonly items: readonly { readonly item: string; readonly stands: ItemStands }[];
}

export function refusalReasons(
  { kind, cameBy }: Pick<MailApplication, 'kind' | 'cameBy'>,
  { finding, items }: Found,
): OfferedReason[] {
  const early = kind === 'early-mail';
  const decision = citationText(early ? electionLaw('15-119', '7') : electionLaw('15-120', '5'));
  const contents = citationText(early ? electionLaw('15-119') : electionLaw('15-120', '4'));
  const missing = missingInWords(items);
  const always = (words: string, citation: string): OfferedReason => ({ onlyIf: null, words, citation });
  return [
    ...(early ? byList.map(([onlyIf, words]) => ({ onlyIf, words, citation: decision })) : []),
    ...(missing === null ? [] : [always(`The application lacks: ${missing}.`, contents)]),
    ...(finding.outcome === 'too-early'
      ? [always('The application was received before the first day for this election.', decision)]
      : []),
    // Too late for mail and brought in person, it is in time for a ballot handed over in the office (§15-120(5), (6)).
    ...(finding.outcome === 'too-late' || (finding.outcome === 'too-late-for-mail' && !broughtInPerson({ cameBy }))
      ? [always('The application was received after the last day.', decision)]
      : []),
  ];
}
