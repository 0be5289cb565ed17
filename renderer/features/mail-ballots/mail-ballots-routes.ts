// The pages of the place Mail ballots.
import type { Route } from '../../app/routes.ts';
import { BeforeScreen } from './before-screen.tsx';
import { CountScreen } from './count/count-screen.tsx';
import { BatchScreen } from './envelopes/batch-screen.tsx';
import { EnvelopesScreen } from './envelopes/envelopes-screen.tsx';
import { NewBatchScreen } from './envelopes/new-batch-screen.tsx';
import { InspectorsScreen } from './inspectors-screen.tsx';
import { IntakeScreen } from './intake-screen.tsx';
import { LabelsScreen } from './labels/labels-screen.tsx';
import { MailBallotsScreen } from './mail-ballots-screen.tsx';
import { ReceiveScreen } from './receive/receive-screen.tsx';
import { StandingScreen } from './standing-screen.tsx';

export const mailBallotRoutes: readonly Route[] = [
  {
    id: 'mail-ballots',
    paths: ['/mail-ballots', '/mail-ballots/:number'],
    place: 'mail-ballots',
    screen: MailBallotsScreen,
  },
  { id: 'labels', paths: ['/mail-ballots/labels'], place: 'mail-ballots', screen: LabelsScreen },
  { id: 'receive', paths: ['/mail-ballots/receive'], place: 'mail-ballots', screen: ReceiveScreen },
  { id: 'envelope-files', paths: ['/mail-ballots/envelopes'], place: 'mail-ballots', screen: EnvelopesScreen },
  { id: 'print-envelopes', paths: ['/mail-ballots/envelopes/new'], place: 'mail-ballots', screen: NewBatchScreen },
  { id: 'envelope-file', paths: ['/mail-ballots/envelopes/:batch'], place: 'mail-ballots', screen: BatchScreen },
  { id: 'mail-ballot-count', paths: ['/mail-ballots/count'], place: 'mail-ballots', screen: CountScreen },
  { id: 'standing-lines', paths: ['/mail-ballots/standing'], place: 'mail-ballots', screen: StandingScreen },
  { id: 'taken-in-before', paths: ['/mail-ballots/before'], place: 'mail-ballots', screen: BeforeScreen },
  { id: 'application', paths: ['/mail-ballots/new'], place: 'mail-ballots', screen: IntakeScreen },
  {
    id: 'to-the-inspectors',
    paths: ['/mail-ballots/inspectors'],
    place: 'mail-ballots',
    screen: InspectorsScreen,
  },
];
