// The signatures of a petition as the check wants them: with those of the other petitions, and the first day to sign.
import type { DeepReadonly } from '../deep-readonly.ts';
import { isNomination, isPetition } from '../domain/filing.ts';
import type { FilingOnRecord } from '../records/filings.ts';
import {
  type PetitionSigned,
  petitionSignatures,
  type SignatureFacts,
  type SignatureFound,
} from '../rules/checks/petition-signatures.ts';
import { datesOfNomination } from '../rules/filing-dates.ts';
import { limitOfDate } from '../rules/filing-limit.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

type Known = DeepReadonly<FilingOnRecord>;

const signedOn = (known: Known, { nominations }: ElectionState): PetitionSigned => ({
  filing: known.number,
  filedOn: known.filing.received.day,
  offices: known.filing.persons.flatMap(({ office }) => (office === null ? [] : [office])),
  lines: [...(nominations.signatures.get(known.number)?.values() ?? [])],
});

function firstDayOf(
  { filing: { kind } }: Known,
  office: OfficeView,
  election: ElectionState,
): SignatureFacts['firstDay'] {
  const id = isNomination(kind) ? datesOfNomination[kind].firstSignature : null;
  const limit = id === null ? null : limitOfDate(id, factsOfElection(office, election));
  return limit && { safe: limit.last, others: limit.readings.map(({ date }) => date) };
}

/** Titles are the village's own; a mayor and a justice are called so in all of them. */
const isOnePetitionOffice = (title: string): boolean => /\b(mayor|justice)\b/i.test(title);

export function signaturesOf(known: Known, office: OfficeView, election: ElectionState): SignatureFound[] {
  const others = [...election.nominations.filings.values()].filter(
    (one) => one.number !== known.number && isPetition(one.filing.kind),
  );
  return petitionSignatures({
    petition: signedOn(known, election),
    others: others.map((one) => signedOn(one, election)),
    onePetitionOffices: election.file.offices
      .filter(({ title }) => isOnePetitionOffice(title))
      .map(({ number }) => number),
    firstDay: firstDayOf(known, office, election),
  });
}
