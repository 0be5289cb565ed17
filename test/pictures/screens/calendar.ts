// The calendar as a list and as a month, cards with everything on them, past dates asked about.
import type { Picture } from '../picture.ts';

export const pictures: readonly Picture[] = [
  { name: 'calendar', hash: '#/calendar' },
  { name: 'calendar-card', hash: '#/calendar/election-notice-published' },
  { name: 'calendar-card-asking', hash: '#/calendar/appoint-inspectors' },
  { name: 'calendar-month', hash: '#/calendar?as=month' },
  { name: 'calendar-day', hash: '#/calendar/2027-03-16?as=month' },
  { name: 'calendar-as-of', hash: '#/calendar?on=2027-01-12' },
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
  { name: 'catch-up', hash: '#/catch-up' },
];
