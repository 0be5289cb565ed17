// How a date stands, as an icon and a word. What was done is not kept for dates yet, so a passed day says only that.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Tag } from '../../ui/tag.tsx';

export type CalendarRow = ViewOutput<'calendar'>['rows'][number];

const isOurs = (actor: string): boolean => actor === 'village-clerk' || actor === 'board-of-trustees';

export function DateStatus({ row }: { readonly row: CalendarRow }) {
  const { daysLeft, edge, actor } = row;
  if (daysLeft === 0)
    return (
      <Tag icon="clock" tone="warning">
        Today
      </Tag>
    );
  if (daysLeft > 0) return <Tag icon="open">{daysLeft === 1 ? 'Tomorrow' : `In ${daysLeft} days`}</Tag>;
  if (edge === 'on-or-after') return <Tag icon="tick">Has begun</Tag>;
  return isOurs(actor) ? <Tag icon="ask">Not on record</Tag> : <Tag icon="tick">Passed</Tag>;
}
