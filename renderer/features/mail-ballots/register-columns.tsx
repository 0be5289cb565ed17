// The columns of the register, and which rows the filter leaves.
import { foldForSearch } from '../../../shared/domain/search-key.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { dayAndHour, wantsWords } from './application-words.ts';
import { outcomeLook } from './outcome-look.ts';
import { type RegisterRow, StateTag, stateOrder } from './register-state.tsx';

const number: SheetColumn<RegisterRow> = {
  id: 'number',
  head: 'No.',
  headInFull: 'Number of the application',
  cell: (row) => row.number,
  sort: (row) => row.number,
  figures: true,
};
const name: SheetColumn<RegisterRow> = {
  id: 'name',
  head: 'Name',
  cell: (row) => row.name,
  sort: (row) => foldForSearch(row.name).join(' '),
  names: true,
};
const district: SheetColumn<RegisterRow> = {
  id: 'district',
  head: 'Dist.',
  headInFull: 'Election district',
  cell: (row) => row.district,
  sort: (row) => row.district,
  figures: true,
};
const received: SheetColumn<RegisterRow> = {
  id: 'received',
  head: 'Received',
  cell: (row) => dayAndHour(row.received, row.receivedAt),
  sort: (row) => `${row.received} ${row.receivedAt ?? ''}`,
  muted: true,
  hide: 'panel',
};
const wants: SheetColumn<RegisterRow> = {
  id: 'wants',
  head: 'The ballot',
  cell: (row) => wantsWords[row.wants],
  sort: (row) => wantsWords[row.wants],
  muted: true,
  hide: 'panel',
};
const inTime: SheetColumn<RegisterRow> = {
  id: 'in-time',
  head: 'In time?',
  cell: (row) => {
    const { icon, tone, word } = outcomeLook[row.outcome];
    return (
      <Tag icon={icon} tone={row.outcome === 'in-time' ? 'plain' : tone}>
        {word}
      </Tag>
    );
  },
  sort: (row) => outcomeLook[row.outcome].word,
  hide: 'narrow',
};
const state: SheetColumn<RegisterRow> = {
  id: 'state',
  head: 'Where it is',
  cell: (row) => <StateTag state={row.state} envelope={row.envelope} />,
  sort: (row) => stateOrder.indexOf(row.state),
};

/** A village with one election district needs no column for it. */
export const registerColumns = (rows: readonly RegisterRow[]): readonly SheetColumn<RegisterRow>[] => [
  number,
  name,
  ...(rows.some((row) => row.district !== '') ? [district] : []),
  received,
  wants,
  inTime,
  state,
];

/** Whether every typed word begins a word of the name, or is the number. */
export function fitsFilter(row: RegisterRow, typed: string): boolean {
  const words = foldForSearch(row.name);
  return foldForSearch(typed).every(
    (part) => String(row.number) === part || words.some((word) => word.startsWith(part)),
  );
}
