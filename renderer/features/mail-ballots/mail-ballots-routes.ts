// The pages of the place Mail ballots.
import type { Route } from '../../app/routes.ts';
import { InspectorsScreen } from './inspectors-screen.tsx';
import { IntakeScreen } from './intake-screen.tsx';
import { MailBallotsScreen } from './mail-ballots-screen.tsx';

export const mailBallotRoutes: readonly Route[] = [
  {
    id: 'mail-ballots',
    paths: ['/mail-ballots', '/mail-ballots/:number'],
    place: 'mail-ballots',
    screen: MailBallotsScreen,
  },
  { id: 'application', paths: ['/mail-ballots/new'], place: 'mail-ballots', screen: IntakeScreen },
  {
    id: 'to-the-inspectors',
    paths: ['/mail-ballots/inspectors'],
    place: 'mail-ballots',
    screen: InspectorsScreen,
  },
];
