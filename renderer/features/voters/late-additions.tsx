// Voters the county adds after its list: written down, printed with the list for the inspectors.
import { shortDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { type CountyDesk, RecordedInError } from './county-screen.tsx';

type Late = CountyDesk['late'][number];

export const namedColumns: readonly SheetColumn<Omit<Late, 'note'>>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
  { id: 'address', head: 'Address', cell: ({ address }) => address, muted: true, hide: 'small' },
  { id: 'district', head: 'Dist.', headInFull: 'Election district', cell: ({ district }) => district, figures: true },
  { id: 'day', head: 'Told', cell: ({ day }) => shortDay(day), muted: true },
];

export function LateAdditions({ desk: { late } }: { readonly desk: CountyDesk }) {
  return (
    <Block title="Added after the list" aside={<a href="#/voters/county/name/late">Add a voter</a>}>
      <SheetTable<Late>
        caption="Voters the county added after its list"
        columns={[
          ...namedColumns,
          {
            id: 'act',
            head: 'Record',
            cell: ({ act, name }) => <RecordedInError act={act} what={name} />,
            hide: 'small',
          },
        ]}
        rows={late}
        keyOf={({ number }) => String(number)}
        nameOf={({ name }) => name}
        empty={<p className="note">Nobody yet. Whoever the county tells you of after its list belongs here.</p>}
      />
    </Block>
  );
}
