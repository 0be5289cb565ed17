// Where the forms stand on which the dates hang. They are reached from Settings and from the cards of the calendar.
import type { Route } from '../../app/routes.ts';
import { TimesScreen } from './times-screen.tsx';

export const timesRoutes: readonly Route[] = [
  { id: 'times', paths: ['/settings/times/:times'], place: 'settings', screen: TimesScreen },
];
