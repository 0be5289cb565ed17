// Going back to a backup. A page of Records where there is a desk; without one it stands in the whole window.
import type { Route } from '../../app/routes.ts';
import { RestoreScreen } from './restore-screen.tsx';

export const restoreRoutes: readonly Route[] = [
  { id: 'restore', paths: ['/records/restore'], place: 'records', screen: RestoreScreen },
];
