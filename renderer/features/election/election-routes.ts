// Where the election file stands: what is on the ballot, and a form of its own for everything in it.
import type { Route } from '../../app/routes.ts';
import { ElectionScreen } from './election-screen.tsx';

export const electionRoutes: readonly Route[] = [
  {
    id: 'election',
    paths: ['/election', '/election/:form', '/election/:form/:which'],
    place: 'election',
    screen: ElectionScreen,
  },
];
