// The columns of the filing book.
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { capital } from '../../../shared/words/sentence.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { Tag } from '../../ui/tag.tsx';
import { type BookRow, FoundTag } from './filing-looks.tsx';

export const bookColumns: readonly SheetColumn<BookRow>[] = [
  {
    id: 'number',
    head: 'No.',
    headInFull: 'Number of the filing',
    cell: (row) => row.number,
    sort: (row) => row.number,
    figures: true,
  },
  {
    id: 'filed',
    head: 'Filed',
    cell: (row) => `${shortDay(row.day)}${row.time === null ? '' : `, ${hourInWords(row.time)}`}`,
    sort: (row) => `${row.day} ${row.time ?? ''}`,
    muted: true,
  },
  {
    id: 'what',
    head: 'What',
    cell: (row) => (
      <>
        {capital(row.what)}
        {row.party !== '' && `, ${row.party}`}
        {row.persons !== '' && <span className="note block">{row.persons}</span>}
      </>
    ),
    sort: (row) => row.what,
    names: true,
  },
  { id: 'by', head: 'Filed by', cell: (row) => row.by, sort: (row) => row.by, muted: true, hide: 'narrow' },
  {
    id: 'found',
    head: 'Found',
    cell: (row) => <FoundTag weight={row.weight} finding={row.finding} />,
    sort: (row) => row.finding,
  },
  {
    id: 'decision',
    head: 'Decided',
    cell: (row) =>
      row.decision === null ? null : (
        <Tag icon={row.waits ? 'open' : 'check'} tone={row.waits ? 'warning' : 'plain'}>
          {row.waits ? 'To decide' : row.decision.startsWith('on') ? 'On the list' : 'Kept off'}
        </Tag>
      ),
    sort: (row) => row.decision ?? '',
  },
];
