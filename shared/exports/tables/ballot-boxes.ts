// The special box of Election Law §15-120(9) after the close of the polls, as each board counted it.
import type { BoxCount } from '../../domain/mail-ballot.ts';
import { countCell, momentColumns } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

type Row = Readonly<BoxCount>;

export const ballotBoxes = defineTable<Row>({
  name: 'mail-ballot-boxes',
  title: 'Special boxes of the mail ballots',
  about: 'One row for each district whose box was counted (Election Law §15-120(9)).',
  part: 'mail-ballots',
  audience: 'everybody',
  columns: [
    column('district', 'District', ({ district }) => district),
    ...momentColumns<Row>('counted', 'Counted', ({ at }) => at),
    column('opened', 'Envelopes opened', ({ opened }) => countCell(opened)),
    column('empty', 'Held no ballot', ({ empty }) => countCell(empty)),
    column('deposited', 'Ballots deposited', ({ deposited }) => countCell(deposited)),
    officeColumn('remark', 'Remark', ({ remark }) => remark),
  ],
  rows: ({ election }) => [...election.mailBallots.boxes.values()],
});
