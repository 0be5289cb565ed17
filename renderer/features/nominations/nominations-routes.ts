// The pages of the place Nominations: the filing book, the counter where a paper is recorded, one paper, the candidates.
import type { Route } from '../../app/routes.ts';
import { BaseScreen } from './base-screen.tsx';
import { BookScreen } from './book-screen.tsx';
import { CandidatesScreen } from './candidates-screen.tsx';
import { CounterScreen } from './counter-screen.tsx';
import { FilingScreen } from './filing-screen.tsx';
import { SignaturesScreen } from './signatures-screen.tsx';

export const nominationRoutes: readonly Route[] = [
  { id: 'nominations', paths: ['/nominations'], place: 'nominations', screen: BookScreen },
  {
    id: 'filing-counter',
    paths: ['/nominations/new', '/nominations/:number/correct'],
    place: 'nominations',
    screen: CounterScreen,
  },
  { id: 'filing', paths: ['/nominations/:number'], place: 'nominations', screen: FilingScreen },
  { id: 'candidates', paths: ['/nominations/candidates'], place: 'nominations', screen: CandidatesScreen },
  { id: 'signatures-needed', paths: ['/nominations/signatures'], place: 'nominations', screen: BaseScreen },
  { id: 'signatures', paths: ['/nominations/:number/signatures'], place: 'nominations', screen: SignaturesScreen },
];
