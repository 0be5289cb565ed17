// The pages of Records, one beside the other above the title of each. A new page is one line here.
import { PlacePages } from '../../ui/place-pages.tsx';

const pages = [
  { id: 'history', label: 'History', path: '/records' },
  { id: 'check', label: 'Check the history', path: '/records/check' },
  { id: 'backup', label: 'Backup', path: '/records/backup' },
  { id: 'take-away', label: 'Take records away', path: '/records/take-away' },
  { id: 'check-export', label: 'Check an export', path: '/records/check-export' },
  { id: 'start-here', label: 'Start here, for the deputy', path: '/records/start-here' },
  { id: 'take-along', label: 'Take-along box', path: '/records/take-along' },
] as const;

export type RecordsPage = (typeof pages)[number]['id'];

export const RecordsPages = ({ here }: { readonly here: RecordsPage }) => (
  <PlacePages label="Records" pages={pages} here={here} />
);
