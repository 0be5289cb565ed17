// Where the people of the desk stand: a page of Settings with forms of its own.
import type { Route } from '../../app/routes.ts';
import { PeopleScreen } from './people-screen.tsx';

export const peopleRoutes: readonly Route[] = [
  {
    id: 'people',
    paths: ['/settings/people', '/settings/people/:who', '/settings/people/:who/:what'],
    place: 'settings',
    screen: PeopleScreen,
  },
];
