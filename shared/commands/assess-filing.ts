// What the law says about a filed paper as it stands: used while it is typed, when it is recorded, and when it is corrected.
import type { DeepReadonly } from '../deep-readonly.ts';
import { type Filing, isNomination } from '../domain/filing.ts';
import type { KeptFinding } from '../domain/finding.ts';
import type { FilingOnRecord } from '../records/filings.ts';
import { filingInTime } from '../rules/checks/filing-in-time.ts';
import { filingOnItsFace } from '../rules/checks/filing-on-its-face.ts';
import { signaturesAsked } from '../rules/checks/independent-signatures.ts';
import type { LawFinding } from '../rules/checks/law-finding.ts';
import type { NominationFiled } from '../rules/filing-limit.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { keptFinding } from './kept-finding.ts';
import { signaturesNeeded } from './signatures-needed.ts';

type Book = DeepReadonly<Map<number, FilingOnRecord>>;

/** The nomination that a paper goes back to, through the declination or objection it is about; null where none is on record. */
export function nominationOf(about: number | null, filings: Book): DeepReadonly<FilingOnRecord> | null {
  const seen = new Set<number>();
  let at = about;
  while (at !== null && !seen.has(at)) {
    seen.add(at);
    const found = filings.get(at);
    if (!found) return null;
    if (isNomination(found.filing.kind)) return found;
    at = found.filing.about;
  }
  return null;
}

function nominationFiled(filing: DeepReadonly<Filing>, filings: Book): NominationFiled | null {
  const found = isNomination(filing.kind) ? null : nominationOf(filing.about, filings);
  return found && isNomination(found.filing.kind) ? { kind: found.filing.kind, day: found.filing.received.day } : null;
}

const inTheSameMinute = ({ received }: DeepReadonly<Filing>, number: number | null, filings: Book): number[] =>
  [...filings.values()]
    .filter((one) => one.number !== number && received.time !== null)
    .filter(({ filing }) => filing.received.day === received.day && filing.received.time === received.time)
    .map((one) => one.number);

/** `number`: its own where it is on record already; null for a new one. */
export function assessFiling(
  office: OfficeView,
  election: ElectionState,
  filing: DeepReadonly<Filing>,
  number: number | null,
): LawFinding[] {
  const { filings } = election.nominations;
  const { kind, received, how } = filing;
  const about = nominationFiled(filing, filings);
  const needed = signaturesNeeded(election);
  const county = office.village?.county ?? '';
  return [
    ...filingInTime({ kind, received, how, about, county }, factsOfElection(office, election)),
    ...filingOnItsFace({
      filing,
      needed: needed && signaturesAsked(needed),
      about: about?.kind ?? null,
      sameMinute: inTheSameMinute(filing, number, filings),
    }),
  ];
}

export const findingsKept = (findings: readonly LawFinding[]): KeptFinding[] =>
  findings.map((one) => {
    const { readings, citations, ...kept } = keptFinding(one);
    return { ...kept, readings: [...readings], citations: [...citations] };
  });
