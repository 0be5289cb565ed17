// The filing book: every paper filed, a row for each person it names.
import type { ElectionState } from '../../commands/define-command.ts';
import { decisionWords, filingKindWords, wayInWords } from '../../words/filings.ts';
import { addressColumns, countCell, momentColumns, yesNo } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

type OnRecord = NonNullable<ReturnType<ElectionState['nominations']['filings']['get']>>;
interface Row {
  readonly kept: OnRecord;
  readonly person: OnRecord['filing']['persons'][number] | null;
  readonly office: string;
}

export const filings = defineTable<Row>({
  name: 'filings',
  title: 'Filing book',
  about: 'One row for each person named in each paper filed; a paper that names nobody has one row.',
  part: 'candidates',
  audience: 'everybody',
  columns: [
    column('number', 'Number', ({ kept }) => String(kept.number)),
    column('paper', 'Paper', ({ kept }) => filingKindWords[kept.filing.kind]),
    ...momentColumns<Row>('received', 'Received', ({ kept }) => kept.filing.received),
    column('came', 'How it came', ({ kept }) => wayInWords(kept.filing.how)),
    column('filed_by', 'Filed by', ({ kept }) => kept.filing.filedBy),
    officeColumn('filer_address', 'Address of who filed it', ({ kept }) => kept.filing.filerAddress),
    column('pages', 'Pages', ({ kept }) => countCell(kept.filing.pages)),
    column('signatures_claimed', 'Signatures as the petition says', ({ kept }) => countCell(kept.filing.signatures)),
    column('party_or_body', 'Party or body', ({ kept }) => kept.filing.party),
    column('emblem', 'Emblem', ({ kept }) => kept.filing.emblem),
    column('office', 'Office', ({ office }) => office),
    column('name', 'Person named', ({ person }) => person?.name ?? ''),
    ...addressColumns<Row>(({ person }) => person?.residence),
    column('committee', 'Committee on vacancies', ({ kept }) => kept.filing.committee.join('; ')),
    column('about_filing', 'About filing', ({ kept }) => countCell(kept.filing.about)),
    column('consent', 'Written consent attached', ({ kept }) => yesNo(kept.filing.consent)),
    column('findings', 'What was found', ({ kept }) => kept.findings.map(({ sentence }) => sentence).join(' ')),
    column('decision', 'Decision', ({ kept }) => (kept.decision ? decisionWords[kept.decision.decision] : '')),
    officeColumn('decision_reason', 'Reason of the decision', ({ kept }) => kept.decision?.reason ?? ''),
    officeColumn('outcomes', 'What came of it', ({ kept }) =>
      kept.outcomes.map(({ on, words }) => `${on}: ${words}`).join('; '),
    ),
    officeColumn('note', 'Note', ({ kept }) => kept.filing.note),
    column('corrections', 'Times corrected', ({ kept }) => String(kept.corrections.length)),
    column('recorded_at', 'Recorded at', ({ kept }) => kept.recordedAt),
  ],
  rows: ({ election: { nominations, file } }) =>
    [...nominations.filings.values()]
      .sort((a, b) => a.number - b.number)
      .flatMap((kept): Row[] =>
        kept.filing.persons.length === 0
          ? [{ kept, person: null, office: '' }]
          : kept.filing.persons.map((person) => ({
              ...{ kept, person },
              office: file.offices.find(({ number }) => number === person.office)?.title ?? person.officeWords,
            })),
      ),
});
