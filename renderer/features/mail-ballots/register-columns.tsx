// The columns of the register, and which rows the filter leaves.
import { foldForSearch } from '../../../shared/domain/search-key.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { dayAndHour, envelopeNumber, wantsWords } from './application-words.ts';
import { outcomeLook } from './outcome-look.ts';
import { kindInColumn, type RegisterRow, StateTag, stateOrder } from './register-state.tsx';
import type { WorkList } from './work-lists.ts';

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
const kind: SheetColumn<RegisterRow> = {
  id: 'kind',
  head: 'Kind',
  cell: (row) => kindInColumn[row.kind],
  sort: (row) => row.kind,
  hide: 'narrow',
};
const envelope: SheetColumn<RegisterRow> = {
  id: 'envelope',
  head: 'Env.',
  headInFull: 'Number on the newest return envelope',
  cell: (row) => (row.envelope === null ? '' : envelopeNumber(row.envelope)),
  sort: (row) => row.envelope ?? 0,
  figures: true,
  hide: 'narrow',
};
const state: SheetColumn<RegisterRow> = {
  id: 'state',
  head: 'Where it is',
  cell: (row) => <StateTag row={row} />,
  sort: (row) => stateOrder.indexOf(row.state),
};

const asksHow: ReadonlySet<WorkList> = new Set(['to-decide', 'to-hand-over']);

/** What a list asks to be told; a village with one district, or with ballots of one kind, needs no column for it. */
export function registerColumns(rows: readonly RegisterRow[], list: WorkList): readonly SheetColumn<RegisterRow>[] {
  const columns = [
    number,
    name,
    ...(new Set(rows.map((row) => row.kind)).size > 1 ? [kind] : []),
    ...(rows.some((row) => row.district !== '') ? [district] : []),
    received,
    ...(asksHow.has(list) ? [wants] : []),
    ...(list === 'to-decide' ? [inTime] : []),
    ...(list !== 'to-decide' && rows.some((row) => row.envelope !== null) ? [envelope] : []),
    state,
  ];
  // Under headings the order is the list's own.
  return list === 'all' || list === 'out' || list === 'back'
    ? columns
    : columns.map(({ sort: _, ...column }) => column);
}

/** Whether every typed word begins a word of the name, or is the number of the application or of the newest envelope. */
export function fitsFilter(row: RegisterRow, typed: string): boolean {
  const words = foldForSearch(row.name);
  return foldForSearch(typed).every(
    (part) =>
      String(row.number) === part ||
      (row.envelope !== null && envelopeNumber(row.envelope) === part) ||
      words.some((word) => word.startsWith(part)),
  );
}
