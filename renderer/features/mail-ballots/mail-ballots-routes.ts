// The pages of the place Mail ballots.
import type { Route } from '../../app/routes.ts';
import { CountScreen } from './count/count-screen.tsx';
import { IntakeScreen } from './intake-screen.tsx';
import { MailBallotsScreen } from './mail-ballots-screen.tsx';
import { ReceiveScreen } from './receive/receive-screen.tsx';

export const mailBallotRoutes: readonly Route[] = [
  {
    id: 'mail-ballots',
    paths: ['/mail-ballots', '/mail-ballots/:number'],
    place: 'mail-ballots',
    screen: MailBallotsScreen,
  },
  { id: 'receive', paths: ['/mail-ballots/receive'], place: 'mail-ballots', screen: ReceiveScreen },
  { id: 'mail-ballot-count', paths: ['/mail-ballots/count'], place: 'mail-ballots', screen: CountScreen },
  { id: 'application', paths: ['/mail-ballots/new'], place: 'mail-ballots', screen: IntakeScreen },
];
