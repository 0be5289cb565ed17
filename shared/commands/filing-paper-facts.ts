// The facts of the papers about one filing, out of the book and the calendar.
import type { FlowDocument } from '../documents/blocks.ts';
import { sealOf, withSeal } from '../documents/dress.ts';
import type { FilingReceiptFacts } from '../documents/letters/filing-receipt.ts';
import type { NomineeLetterFacts } from '../documents/letters/nominee-letter.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { addressLines } from '../domain/address.ts';
import { isNomination } from '../domain/filing.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded, timeRecorded } from '../domain/recorded-at.ts';
import { filingNamed } from '../records/filings.ts';
import { err, ok, type Result } from '../result.ts';
import { filingLimit } from '../rules/filing-limit.ts';
import { officeOfPerson } from '../views/filing-shapes.ts';
import { filingInWords, wayInWords } from '../words/filings.ts';
import { nominationOf } from './assess-filing.ts';
import type { CommandContext, ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

type Known = NonNullable<ReturnType<ElectionState['nominations']['filings']['get']>>;

/** What every paper has that is numbered in the records and not as an edition; or the sentence that says what is missing. */
export function frameOf(office: OfficeView, number: number): Result<PaperFrame, string> {
  const { village, clerk, kind, seal } = office;
  if (!village || !clerk)
    return err('The paper needs the village’s name and the clerk’s name and address. Give them in Settings first.');
  return ok({
    ...{ village, clerk, edition: number, duplicate: false, practice: kind === 'practice', size: 'letter' as const },
    ...(seal === null ? {} : { seal: seal.sha256 }),
  });
}

/** The paper with the village's seal on its head where there is one; a seal whose file is gone stops no paper. */
export const sealedWith = (
  document: FlowDocument,
  { seal, village }: PaperFrame,
  { picture }: Pick<CommandContext, 'picture'>,
): FlowDocument => withSeal(document, seal === undefined ? null : picture(seal, sealOf(village.name)));

/** `number`: of the receipt itself. */
export function receiptFacts(
  office: OfficeView,
  election: ElectionState,
  known: Known,
  number: number,
): Result<FilingReceiptFacts, string> {
  const frame = frameOf(office, number);
  const { pollDay } = election.file;
  if (!frame.ok) return frame;
  if (pollDay === null) throw new Error('an election without a day');
  const { filing, recordedAt } = known;
  return ok({
    ...frame.value,
    ...{ pollDay, number: known.number, paper: filingInWords(filing), received: filing.received },
    recorded: { day: dayRecorded(recordedAt), time: timeRecorded(recordedAt) },
    how: wayInWords(filing.how),
    ...{ filedBy: filing.filedBy, filerAddress: filing.filerAddress },
    ...{ pages: filing.pages, signatures: filing.signatures },
    persons: filing.persons.map((person) => `${person.name}, ${officeOfPerson(person, election)}`),
    about: filing.about === null ? null : filingNamed(election.nominations, filing.about),
  });
}

/** `person`: which of those the paper names, from 0. */
export function letterFacts(
  office: OfficeView,
  election: ElectionState,
  known: Known,
  { number, person, dated }: { readonly number: number; readonly person: number; readonly dated: PlainDate },
): Result<NomineeLetterFacts, string> {
  const frame = frameOf(office, number);
  const { kind, pollDay } = election.file;
  const named = known.filing.persons[person];
  if (!frame.ok) return frame;
  if (!named) return err('The paper names nobody under that number.');
  if (pollDay === null || kind === null) throw new Error('an election without a day');
  const { filing } = known;
  const root = isNomination(filing.kind) ? known : nominationOf(filing.about, election.nominations.filings);
  const nomination = root && isNomination(root.filing.kind) ? root.filing : null;
  // Who fills a vacancy has consented in writing; no last day to decline was found for that, so the clerk writes one in.
  const limit =
    nomination && isNomination(nomination.kind) && filing.kind !== 'substitution'
      ? filingLimit(
          'declination',
          { kind: nomination.kind, day: nomination.received.day },
          factsOfElection(office, election),
        )
      : null;
  return ok({
    ...frame.value,
    ...{ kind, pollDay, dated, number: known.number, paper: filingInWords(filing), received: filing.received },
    ...{ name: named.name, office: officeOfPerson(named, election) },
    address: named.residence && { lines: addressLines(named.residence) },
    decline: limit && { last: limit.last, readings: limit.readings, citations: limit.citations },
    accepts: nomination?.kind === 'independent-petition',
  });
}
