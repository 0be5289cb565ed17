// Where the decisions of board and voters about elections stand: their list, and a form for each.
import type { Route } from '../../app/routes.ts';
import { ResolutionsScreen } from './resolutions-screen.tsx';

export const resolutionsRoutes: readonly Route[] = [
  {
    id: 'resolutions',
    paths: ['/settings/resolutions', '/settings/resolutions/:resolution'],
    place: 'settings',
    screen: ResolutionsScreen,
  },
];
