// The pages of the place Papers: the list, and one page for each paper.
import type { Route } from '../../app/routes.ts';
import { PapersScreen } from './papers-screen.tsx';

export const paperRoutes: readonly Route[] = [
  { id: 'papers', paths: ['/papers', '/papers/:paper'], place: 'papers', screen: PapersScreen },
];
