// Where Help stands.
import type { Route } from '../../app/routes.ts';
import { HelpScreen } from './help-screen.tsx';

export const helpRoutes: readonly Route[] = [
  { id: 'help', paths: ['/help', '/help/:kind', '/help/:kind/:id'], place: 'help', screen: HelpScreen },
];
