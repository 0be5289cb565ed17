// Where the calendar stands: the list, and a date's card beside it.
import type { Route } from '../../app/routes.ts';
import { CalendarScreen } from './calendar-screen.tsx';

export const calendarRoutes: readonly Route[] = [
  { id: 'calendar', paths: ['/calendar', '/calendar/:date'], place: 'calendar', screen: CalendarScreen },
];
