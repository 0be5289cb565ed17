// What went to the boards of inspectors, and who signed for it.
import type { ElectionState } from '../../commands/define-command.ts';
import { envelopeNumber } from '../../words/mail-ballots.ts';
import { countCell, momentColumns } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

type Row = NonNullable<ReturnType<ElectionState['mailBallots']['transmittals']['get']>>;

export const transmittals = defineTable<Row>({
  name: 'transmittals',
  title: 'Transmittals to the inspectors',
  about: 'One row for each run to a board of inspectors.',
  part: 'mail-ballots',
  audience: 'everybody',
  columns: [
    column('number', 'Number', ({ number }) => String(number)),
    column('district', 'District', ({ district }) => district),
    column('run', 'Run to that board', ({ run }) => countCell(run)),
    column('envelopes', 'Envelopes', ({ ballots }) => String(ballots.length)),
    column('numbers', 'Their numbers', ({ ballots }) => ballots.map((one) => envelopeNumber(one.envelope)).join(' ')),
    column('containers', 'Containers', ({ containers }) => countCell(containers)),
    column('seals', 'Seals', ({ seals }) => seals),
    ...momentColumns<Row>('signed', 'Signed for', ({ signed }) => signed?.at),
    column('signed_by', 'Signed for by', ({ signed }) => signed?.by ?? ''),
    column('counted', 'Counted by who signed', ({ signed }) => countCell(signed?.counted)),
    officeColumn('remark', 'Remark', ({ signed }) => signed?.remark ?? ''),
    column('sha256', 'SHA-256 of the paper', ({ sha256 }) => sha256),
  ],
  rows: ({ election }) => [...election.mailBallots.transmittals.values()].sort((a, b) => a.number - b.number),
});
