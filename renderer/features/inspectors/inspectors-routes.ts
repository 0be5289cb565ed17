// The inspectors of the election: the list, and a form for each thing that is written down about them.
import type { Route } from '../../app/routes.ts';
import { InspectorsScreen } from './inspectors-screen.tsx';

export const inspectorsRoutes: readonly Route[] = [
  {
    id: 'inspectors',
    paths: ['/inspectors', '/inspectors/:form', '/inspectors/:form/:which'],
    place: 'election',
    screen: InspectorsScreen,
  },
];
