// Where each district votes, and the hours of the polls.
import type { ElectionState } from '../../commands/define-command.ts';
import { yesNo } from '../cells.ts';
import { column, defineTable } from '../export-table.ts';

interface Row {
  readonly district: ElectionState['file']['districts'][number];
  readonly hours: string;
}

export const pollingPlaces = defineTable<Row>({
  name: 'polling-places',
  title: 'Districts and polling places',
  about: 'One row for each election district.',
  part: 'rest',
  audience: 'everybody',
  columns: [
    column('district', 'District', ({ district }) => district.name),
    column('place', 'Polling place', ({ district }) => district.place?.name ?? ''),
    column('street', 'Street', ({ district }) => district.place?.street ?? ''),
    column('city', 'City', ({ district }) => district.place?.city ?? ''),
    column('outside', 'Outside the village', ({ district }) => yesNo(district.place?.outsideVillage ?? null)),
    column('hours', 'Hours of the polls', ({ hours }) => hours),
  ],
  rows: ({ election: { file } }) => {
    const hours = (file.hours ?? []).map(({ open, close }) => `${open}-${close}`).join('; ');
    return file.districts.map((district) => ({ district, hours }));
  },
});
