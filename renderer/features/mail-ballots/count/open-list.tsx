// Everything that is open or does not add up, by name, with the way to its line.

import { go } from '../../../app/router.ts';
import type { SheetColumn } from '../../../ui/sheet-columns.ts';
import { SheetTable } from '../../../ui/sheet-table.tsx';
import { envelopeNumber } from '../application-words.ts';
import type { ReconciliationView } from './count-screen.tsx';

type Open = ReconciliationView['open'][number];

const columns: readonly SheetColumn<Open>[] = [
  {
    id: 'envelope',
    head: 'Env.',
    headInFull: 'Number on the envelope',
    cell: ({ envelope }) => (envelope === null ? '' : envelopeNumber(envelope)),
    figures: true,
  },
  { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
  { id: 'district', head: 'Dist.', headInFull: 'Election district', cell: ({ district }) => district, figures: true },
  { id: 'what', head: 'What is open', cell: ({ sentence }) => <span className="wraps">{sentence}</span> },
];

export const OpenList = ({ open }: { readonly open: readonly Open[] }) => (
  <SheetTable
    caption="Everything that is open, by envelope"
    columns={columns}
    rows={open}
    keyOf={(one) => `${one.envelope ?? ''} ${one.name} ${one.sentence}`}
    nameOf={({ name }) => name}
    onOpen={({ application }) => {
      if (application !== null) go(`/mail-ballots/${application}`);
      else go('/mail-ballots', { list: 'problems' });
    }}
    empty={<p className="note">Nothing is open: every ballot is where it belongs.</p>}
  />
);
