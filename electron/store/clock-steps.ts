// When the computer's clock moved back. Read from the headers alone, which lie in clear, and only from where it was last
// read to, so that every screen can be told.
import { minutesBetween, type RecordedAt } from '../../shared/domain/recorded-at.ts';
import type { EventHeader } from '../../shared/records/define-event.ts';
import type { EventLog } from './event-log.ts';

type ClockKind = EventHeader['clock'];

/** The first event recorded after the clock had moved back by `minutes`, compared with the one before under such a clock. */
export interface ClockStep {
  readonly seq: number;
  readonly clock: ClockKind;
  readonly recordedAt: RecordedAt;
  readonly minutes: number;
}

/** A stated clock stands still where it was put, so the two kinds are never compared with each other. */
export class ClockSteps {
  readonly #log: EventLog;
  readonly #newest = new Map<ClockKind, RecordedAt>();
  readonly #bySeq = new Map<number, ClockStep>();
  #lastSeq = 0;

  constructor(log: EventLog) {
    this.#log = log;
  }

  /** Forgets everything, so that the next question reads the log again. */
  drop(): void {
    this.#newest.clear();
    this.#bySeq.clear();
    this.#lastSeq = 0;
  }

  /** Every step, oldest first. */
  all(): readonly ClockStep[] {
    this.#catchUp();
    return [...this.#bySeq.values()];
  }

  /** The step that was seen at the event of that number, if one was. */
  at(seq: number): ClockStep | null {
    if (seq > this.#lastSeq) this.#catchUp();
    return this.#bySeq.get(seq) ?? null;
  }

  /** When the newest event under such a clock was recorded. */
  newest(clock: ClockKind): RecordedAt | null {
    this.#catchUp();
    return this.#newest.get(clock) ?? null;
  }

  #catchUp(): void {
    for (const { seq, clock, recordedAt } of this.#log.stamps(this.#lastSeq)) {
      const before = this.#newest.get(clock);
      const minutes = before !== undefined && mayBeEarlier(recordedAt, before) ? minutesBetween(recordedAt, before) : 0;
      if (minutes >= 1) this.#bySeq.set(seq, { seq, clock, recordedAt, minutes });
      this.#newest.set(clock, recordedAt);
      this.#lastSeq = seq;
    }
  }
}

/** Almost always the text itself says that time went on; only where it does not are minutes counted. */
const mayBeEarlier = (at: RecordedAt, before: RecordedAt): boolean => at < before || at.slice(19) !== before.slice(19);
