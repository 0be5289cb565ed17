// The log in plain words: what each act said, when it was recorded and by whom, what it changed, and whether it was taken
// back. Told once and kept, so that the newest act of a long log costs no more than the newest act of a short one.
import { setImmediate } from 'node:timers/promises';
import type { DeskState } from '../../shared/commands/define-command.ts';
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { ActUndone, actUndoneType, sayUndone } from '../../shared/records/act-undone.ts';
import { type GroupStates, isFolded } from '../../shared/records/index.ts';
import { paperPrinted } from '../../shared/records/paper-edition.ts';
import type { ToldAct } from '../../shared/views/define-view.ts';
import type { ActOnRecord, OfficeHistory } from '../../shared/views/office-history.ts';
import { ClockSteps } from './clock-steps.ts';
import { type EventLog, type LogRow, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import type { OfficeStore } from './office-store.ts';
import { openRow } from './opened-event.ts';
import { emptyState } from './state.ts';
import { StateAfter } from './state-after.ts';
import { beginAct, type TellingAct } from './telling-act.ts';
import { restingOn, whyItStays } from './why-it-stays.ts';

/** Every act of the office, newest first, at most `limit`. */
export const tellHistory = (store: OfficeStore, limit: number): ToldAct[] => store.history.newest(limit);

const subjectIn = (stream: string, subject: string): string => `${stream}/${subject}`;
/** Whatever is written in an election's stream rests on the election having been called. */
const callOf = (stream: string): string => `election:${stream}`;

/** So long at most does telling hold up everything else, in milliseconds. */
const slice = 8;

export class History implements OfficeHistory {
  readonly clock: ClockSteps;
  readonly #log: EventLog;
  readonly #sealer: Sealer;
  readonly #acts = new Map<string, TellingAct>();
  /** The same, oldest first. */
  #inOrder: TellingAct[] = [];
  /** The acts that are about a thing or rest on it, oldest first. */
  readonly #touching = new Map<string, TellingAct[]>();
  readonly #streams = new Map<string, GroupStates>();
  readonly #undone = new Set<string>();
  #lastSeq = 0;
  /** The day asked about last: a screen asks again after every act. */
  #then: StateAfter | null = null;
  /** Up to which event it is known what was taken back. */
  #undoneSeq = 0;

  constructor(log: EventLog, sealer: Sealer) {
    this.#log = log;
    this.#sealer = sealer;
    this.clock = new ClockSteps(log);
  }

  /** Forgets everything, so that the next question is told from the log again. */
  drop(): void {
    for (const kept of [this.#acts, this.#touching, this.#streams, this.#undone]) kept.clear();
    this.#inOrder = [];
    this.#then = null;
    this.#lastSeq = 0;
    this.#undoneSeq = 0;
    this.clock.drop();
  }

  /** Tells what is new in short slices, so that the window goes on while a long log is read for the first time. */
  async ready(pause: () => Promise<void> = setImmediate): Promise<void> {
    while (!this.#toldIn(slice)) await pause();
  }

  /** Tells for about so many milliseconds. Returns whether there is an end to it. */
  #toldIn(ms: number): boolean {
    try {
      return this.#tellFor(ms);
    } catch {
      // Whoever asks next meets the same, and is told what is wrong.
      this.drop();
      return true;
    }
  }

  /** Newest act first, at most `limit`. */
  newest(limit: number): ToldAct[] {
    const acts = this.acts();
    const told: ToldAct[] = [];
    for (let i = acts.length - 1; i >= 0 && told.length < limit; i -= 1) {
      const act = acts[i];
      if (act) told.push({ ...act.told, stays: this.whyItStays(act) });
    }
    return told;
  }

  acts(): readonly TellingAct[] {
    this.#tellFor(Number.POSITIVE_INFINITY);
    return this.#inOrder;
  }

  act(id: string): TellingAct | null {
    this.#tellFor(Number.POSITIVE_INFINITY);
    return this.#acts.get(id) ?? null;
  }

  whyItStays(act: ActOnRecord): string | null {
    return act.told.stays ?? whyItStays(act, this.#touching);
  }

  restingOn(act: ActOnRecord): readonly ActOnRecord[] {
    return restingOn(act, this.#touching);
  }

  lastSeqOn(day: PlainDate): number {
    return this.#log.lastSeqOn(day);
  }

  stateAfter(seq: number): DeskState {
    if (this.#then?.seq !== seq) this.#then = new StateAfter(this.#log, this.#sealer, seq);
    return this.#then;
  }

  /** Tells what was written since, for about `ms` milliseconds. Returns whether everything is told. */
  #tellFor(ms: number): boolean {
    const { seq: newest } = this.#log.head();
    if (newest === this.#lastSeq) return true;
    if (newest > this.#undoneSeq) this.#learnWhatWasTakenBack(newest);
    const until = performance.now() + ms;
    for (const row of this.#log.rows(this.#lastSeq, null)) {
      const act = this.#actOf(row);
      if (row.header.type === actUndoneType) this.#tellTakingBack(row, act);
      else this.#tell(row, act);
      this.#lastSeq = row.header.seq;
      if (performance.now() > until) return false;
    }
    return true;
  }

  /**
   * An act that was taken back is told, and passed over by what follows, as in the fold; so when one is taken back that
   * was told already, everything is told anew.
   */
  #learnWhatWasTakenBack(newest: number): void {
    const rows = this.#log.rowsOfType(actUndoneType, this.#undoneSeq);
    const undone = rows.map((row) => ActUndone.parse(openPayload(row, this.#sealer)).undone);
    if (undone.some((act) => this.#acts.has(act))) {
      this.drop();
      this.#learnWhatWasTakenBack(newest);
      return;
    }
    for (const act of undone) this.#undone.add(act);
    this.#undoneSeq = newest;
  }

  #actOf({ header }: LogRow): TellingAct {
    const act = this.#acts.get(header.act) ?? this.#begin(header);
    const { touched } = act.told;
    const { stream, group } = header;
    if (!touched.some((t) => t.stream === stream && t.group === group)) touched.push({ stream, group });
    if (header.type === paperPrinted.type) act.kind = 'papers';
    return act;
  }

  #begin(header: LogRow['header']): TellingAct {
    const begun = beginAct(header, this.clock.at(header.seq)?.minutes ?? null);
    this.#acts.set(header.act, begun);
    this.#inOrder.push(begun);
    return begun;
  }

  /** One act may take back in several streams; it says so once. */
  #tellTakingBack(row: LogRow, act: TellingAct): void {
    const undone = ActUndone.parse(openPayload(row, this.#sealer));
    const { recordedAt, actor } = row.header;
    const target = this.#acts.get(undone.undone);
    if (target) {
      target.told.takenBack = { on: recordedAt, by: actor, reason: undone.reason };
      target.takenBackSeq ??= row.header.seq;
      for (const subject of target.subjects) act.subjects.add(subject);
    }
    act.undoes = undone.undone;
    if (act.told.sentences.length === 0) act.told.sentences.push(sayUndone(undone));
  }

  #tell(row: LogRow, act: TellingAct): void {
    const { stream, group } = row.header;
    if (!isFolded(group)) return;
    const { payload, type, header } = openRow(row, this.#sealer);
    const states = this.#streams.get(stream) ?? emptyState();
    this.#streams.set(stream, states);
    const state = states[group];
    act.told.sentences.push(type.say(state, payload));
    act.told.happened ??= type.happened(payload);
    act.changes.push(...type.change(state, payload));
    const about = type.subjects(payload).map((s) => subjectIn(stream, s));
    const restsOn = [...type.restsOn(payload), callOf(stream)].map((s) => subjectIn(stream, s));
    for (const subject of about) act.subjects.add(subject);
    for (const subject of new Set([...about, ...restsOn])) this.#touches(subject, act);
    if (this.#undone.has(header.act)) type.applyUndone(state, payload);
    else type.apply(state, payload, header);
    act.told.stays ??= type.final;
  }

  #touches(subject: string, act: TellingAct): void {
    const acts = this.#touching.get(subject);
    if (!acts) this.#touching.set(subject, [act]);
    else if (acts.at(-1) !== act) acts.push(act);
  }
}
