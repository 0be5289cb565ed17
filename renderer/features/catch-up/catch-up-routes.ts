// Where the past dates are asked about, one by one. Reached from Today's sentence about them.
import type { Route } from '../../app/routes.ts';
import { CatchUpScreen } from './catch-up-screen.tsx';

export const catchUpRoutes: readonly Route[] = [
  { id: 'catch-up', paths: ['/catch-up'], place: 'today', screen: CatchUpScreen },
];
