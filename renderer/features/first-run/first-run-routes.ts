// Where the first questions stand: a page for each, in the whole window.
import type { Route } from '../../app/routes.ts';
import { FirstRunScreen } from './first-run-screen.tsx';

export const firstRunRoutes: readonly Route[] = [
  { id: 'first-run', paths: ['/first-run', '/first-run/:step'], place: null, screen: FirstRunScreen },
];
