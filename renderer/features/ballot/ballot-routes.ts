// The ballot: its order, drawings by lot, the list of candidates and the proofs.
import type { Route } from '../../app/routes.ts';
import { BallotScreen } from './ballot-screen.tsx';
import { BodiesScreen } from './bodies-screen.tsx';
import { DemandScreen } from './demand-screen.tsx';
import { DeskScreen } from './desk-screen.tsx';
import { DrawnScreen } from './drawn-screen.tsx';
import { NoticeMailedScreen } from './notice-mailed-screen.tsx';
import { OrderScreen } from './order-screen.tsx';
import { StepScreen } from './step-screen.tsx';

const place = 'election' as const;

export const ballotRoutes: readonly Route[] = [
  { id: 'ballot', paths: ['/ballot'], place, screen: BallotScreen },
  { id: 'ballot-bodies', paths: ['/ballot/bodies'], place, screen: BodiesScreen },
  { id: 'ballot-order', paths: ['/ballot/order/:office'], place, screen: OrderScreen },
  { id: 'ballot-demand', paths: ['/ballot/drawing/new'], place, screen: DemandScreen },
  { id: 'ballot-notice-mailed', paths: ['/ballot/drawing/:number/mailed'], place, screen: NoticeMailedScreen },
  { id: 'ballot-desk', paths: ['/ballot/desk'], place, screen: DeskScreen },
  { id: 'ballot-step', paths: ['/ballot/desk/:kind'], place, screen: StepScreen },
  { id: 'ballot-drawn', paths: ['/ballot/drawing/:number/drawn'], place, screen: DrawnScreen },
];
