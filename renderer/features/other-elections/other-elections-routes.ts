// The card for the counter and the telephone, and the form behind it in Settings.
import type { Route } from '../../app/routes.ts';
import { OtherElectionsForm } from './other-elections-form.tsx';
import { OtherElectionsScreen } from './other-elections-screen.tsx';

export const otherElectionsRoutes: readonly Route[] = [
  { id: 'other-elections', paths: ['/not-my-election'], place: 'today', screen: OtherElectionsScreen },
  { id: 'other-elections-form', paths: ['/settings/other-elections'], place: 'settings', screen: OtherElectionsForm },
];
