// Who was on the list of candidates and no longer stands.
import type { ElectionState } from '../../commands/define-command.ts';
import { standingWords } from '../../words/filings.ts';
import { addressColumns, countCell, dayColumns } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

interface Row {
  readonly former: ElectionState['nominations']['former'][number];
  readonly office: string;
}

export const formerCandidates = defineTable<Row>({
  name: 'former-candidates',
  title: 'Candidates who no longer stand',
  about: 'One row for each person who was on the list of candidates and left it.',
  part: 'candidates',
  audience: 'everybody',
  columns: [
    column('office', 'Office', ({ office }) => office),
    column('name', 'Name', ({ former }) => former.candidate.ballotName),
    ...addressColumns<Row>(({ former }) => former.candidate.residence),
    column('party_or_body', 'Party or body', ({ former }) => former.candidate.party),
    column('what', 'What happened', ({ former }) => standingWords[former.standing]),
    ...dayColumns<Row>('on', 'On', ({ former }) => former.on),
    column('filing', 'By filing', ({ former }) => countCell(former.filing)),
    officeColumn('reason', 'Reason', ({ former }) => former.reason ?? ''),
  ],
  rows: ({ election: { nominations, file } }) =>
    nominations.former.map((former) => ({
      former,
      office: file.offices.find(({ number }) => number === former.candidate.office)?.title ?? '',
    })),
});
