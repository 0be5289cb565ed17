// Where Today stands.
import type { Route } from '../../app/routes.ts';
import { TodayScreen } from './today-screen.tsx';

export const todayRoutes: readonly Route[] = [{ id: 'today', paths: ['/today'], place: 'today', screen: TodayScreen }];
