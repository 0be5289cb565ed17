// Where Settings stands: every answer on one page, and a form of its own for each.
import type { Route } from '../../app/routes.ts';
import { SettingsScreen } from './settings-screen.tsx';

export const settingsRoutes: readonly Route[] = [
  { id: 'settings', paths: ['/settings', '/settings/:part'], place: 'settings', screen: SettingsScreen },
];
