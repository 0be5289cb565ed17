// The inspectors of election, their alternates and their help.
import { type InspectorOnRecord, inspectorsOnRecord, stepDay } from '../../papers/inspectors-on-record.ts';
import { roleInList } from '../../words/inspectors.ts';
import { dayCell } from '../cells.ts';
import { column, defineTable, type ExportSource, officeColumn } from '../export-table.ts';

interface Row {
  readonly one: InspectorOnRecord;
  readonly file: ExportSource['election']['file'];
}

export const inspectors = defineTable<Row>({
  name: 'inspectors',
  title: 'Inspectors of election',
  about: 'One row for each inspector, alternate and clerical help.',
  part: 'rest',
  audience: 'everybody',
  columns: [
    column('district', 'District', ({ one }) => one.district),
    column('name', 'Name', ({ one }) => one.name),
    column('as', 'As', ({ one }) => roleInList(one)),
    column('party', 'Party', ({ one }) => one.party),
    officeColumn('telephone', 'Telephone', ({ one }) => one.phone),
    officeColumn('address', 'Address', ({ one }) => one.address?.lines.join(', ') ?? ''),
    column('appointed', 'Appointed', ({ one, file }) => dayCell(stepDay(file, one.number, 'appointed'))),
    column('trained', 'Trained', ({ one, file }) => dayCell(stepDay(file, one.number, 'training'))),
    column('oath', 'Oath', ({ one, file }) => dayCell(stepDay(file, one.number, 'oath'))),
    column('served', 'Served', ({ one, file }) => dayCell(stepDay(file, one.number, 'served'))),
  ],
  rows: ({ election: { file } }) => inspectorsOnRecord(file).map((one) => ({ one, file })),
});
