// The calendar, and one card with everything on it.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'calendar', hash: '#/calendar' },
  { name: 'calendar-card', hash: '#/calendar/election-notice-published' },
  {
    name: 'calendar-printed',
    hash: '#/calendar',
    prepare: (page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: 'calendar-of-voters',
    hash: '#/calendar?who=voter',
    prepare: (page) => page.emulateMedia({ media: 'screen' }),
  },
];
