// An office read whole when it is opened, so that damage is found before it is needed: a short one at once, a long one
// little by little while she works.
import { statSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { damageSteps } from './damage-beside-log.ts';
import type { EventLog } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { isDamaged } from './store-problem.ts';
import { verifySteps } from './verify.ts';

/** Bytes up to which a file is read at once; it takes less than a tenth of a second. */
const readAtOnce = 2_000_000;
const sliceMs = 8;
const pauseMs = 25;

export class WholeCheck {
  readonly #db: Database;
  readonly #log: EventLog;
  readonly #sealer: Sealer;
  #timer: NodeJS.Timeout | undefined;
  /** What was found, in plain words; null while nothing is. */
  damage: string | null = null;

  constructor(db: Database, log: EventLog, sealer: Sealer) {
    this.#db = db;
    this.#log = log;
    this.#sealer = sealer;
  }

  /** Call it once what is needed to open the office was read: what else is damaged shuts nobody out. */
  begin(file: string): void {
    const steps = this.#everything();
    if (statSync(file).size > readAtOnce) this.#later(steps);
    else this.#read(() => toEnd(steps));
  }

  /** Ends the reading; before the office is closed or sealed anew. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  *#everything(): Generator<unknown, string | null, undefined> {
    const { broken } = yield* verifySteps(this.#log, this.#sealer, null);
    return broken ?? (yield* damageSteps(this.#db, this.#sealer));
  }

  #later(steps: Generator<unknown, string | null, undefined>): void {
    this.#timer = setTimeout(() => {
      if (this.#db.open && !this.#read(() => aSliceOf(steps))) this.#later(steps);
    }, pauseMs);
    this.#timer.unref();
  }

  /** Whether the reading has come to its end. */
  #read(on: () => string | null | undefined): boolean {
    try {
      const ended = on();
      this.damage = ended ?? null;
      return ended !== undefined;
    } catch (error) {
      if (!isDamaged(error)) throw error;
      this.damage = 'Parts of the file cannot be read.';
      return true;
    }
  }
}

/** What the steps came to; undefined where the slice ended first. */
function aSliceOf<T>(steps: Generator<unknown, T, undefined>): T | undefined {
  const began = performance.now();
  while (performance.now() - began < sliceMs) {
    const step = steps.next();
    if (step.done) return step.value;
  }
  return undefined;
}

function toEnd<T>(steps: Generator<unknown, T, undefined>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
