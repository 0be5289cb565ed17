// A clock that stands still until a story moves it on, or back.
import type { Clock } from '../../electron/clock.ts';
import { clockAt } from './test-desk.ts';

export interface MovingClock extends Clock {
  moveTo(text: string): void;
}

export function clockThatMoves(from: string, kind: Clock['kind'] = 'stated'): MovingClock {
  let at = clockAt(from);
  return {
    kind,
    now: () => at.now(),
    today: () => at.today(),
    moveTo: (text) => {
      at = clockAt(text);
    },
  };
}
