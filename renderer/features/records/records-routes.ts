// The pages of the place Records: the history, one act beside it, its check, and the papers for a bad day.
import type { Route } from '../../app/routes.ts';
import { CheckExportScreen } from './check-export-screen.tsx';
import { CheckHistoryScreen } from './check-history-screen.tsx';
import { HistoryScreen } from './history-screen.tsx';
import { StartHereScreen } from './start-here-screen.tsx';
import { TakeAlongScreen } from './take-along-screen.tsx';
import { TakeAwayScreen } from './take-away-screen.tsx';

export const recordsRoutes: readonly Route[] = [
  { id: 'records', paths: ['/records', '/records/history/:act'], place: 'records', screen: HistoryScreen },
  { id: 'check-history', paths: ['/records/check'], place: 'records', screen: CheckHistoryScreen },
  { id: 'take-away', paths: ['/records/take-away'], place: 'records', screen: TakeAwayScreen },
  { id: 'check-export', paths: ['/records/check-export'], place: 'records', screen: CheckExportScreen },
  { id: 'start-here', paths: ['/records/start-here'], place: 'records', screen: StartHereScreen },
  { id: 'take-along-box', paths: ['/records/take-along'], place: 'records', screen: TakeAlongScreen },
];
