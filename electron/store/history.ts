// The log in plain words: what each act said, when it was recorded and by whom, and whether it was taken back. Told once
// and kept, so that the newest act of a long log costs no more than the newest act of a short one.
import { ActUndone, actUndoneType, sayUndone } from '../../shared/records/act-undone.ts';
import { type GroupStates, isFolded } from '../../shared/records/index.ts';
import type { ToldAct } from '../../shared/views/define-view.ts';
import { type EventLog, type LogRow, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import type { OfficeStore } from './office-store.ts';
import { openRow } from './opened-event.ts';
import { emptyState } from './state.ts';
import { type TellingAct, whyItStays } from './why-it-stays.ts';

/** Every act of the office, newest first, at most `limit`. */
export const tellHistory = (store: OfficeStore, limit: number): ToldAct[] => store.history.newest(limit);

const subjectIn = (stream: string, subject: string): string => `${stream}/${subject}`;
/** Whatever is written in an election's stream rests on the election having been called. */
const callOf = (stream: string): string => `election:${stream}`;

export class History {
  readonly #log: EventLog;
  readonly #sealer: Sealer;
  /** By act, oldest first. */
  readonly #acts = new Map<string, TellingAct>();
  /** The acts that are about a thing or rest on it, oldest first. */
  readonly #touching = new Map<string, TellingAct[]>();
  readonly #streams = new Map<string, GroupStates>();
  readonly #undone = new Set<string>();
  #lastSeq = 0;

  constructor(log: EventLog, sealer: Sealer) {
    this.#log = log;
    this.#sealer = sealer;
  }

  /** Forgets everything, so that the next question is told from the log again. */
  drop(): void {
    for (const kept of [this.#acts, this.#touching, this.#streams, this.#undone]) kept.clear();
    this.#lastSeq = 0;
  }

  /** Newest act first, at most `limit`. */
  newest(limit: number): ToldAct[] {
    this.#catchUp();
    const told: ToldAct[] = [];
    const acts = [...this.#acts.values()];
    for (let i = acts.length - 1; i >= 0 && told.length < limit; i -= 1) {
      const act = acts[i];
      if (act) told.push({ ...act.told, stays: act.told.stays ?? whyItStays(act, this.#touching) });
    }
    return told;
  }

  /**
   * Tells what was written since. An act that was taken back is told, and passed over by what follows, as in the fold;
   * so when one is taken back, everything is told anew.
   */
  #catchUp(): void {
    if (this.#log.head().seq === this.#lastSeq) return;
    const takenBack = this.#log.rowsOfType(actUndoneType, this.#lastSeq);
    if (takenBack.length > 0 && this.#lastSeq > 0) {
      this.drop();
      this.#catchUp();
      return;
    }
    for (const row of takenBack) this.#undone.add(ActUndone.parse(openPayload(row, this.#sealer)).undone);
    for (const row of this.#log.rows(this.#lastSeq, null)) {
      const act = this.#actOf(row);
      if (row.header.type === actUndoneType) this.#tellTakingBack(row, act);
      else this.#tell(row, act);
      this.#lastSeq = row.header.seq;
    }
  }

  #actOf({ header }: LogRow): TellingAct {
    const { act: id, stream, group, recordedAt, clock, actor, seq } = header;
    const known = this.#acts.get(id);
    const act: TellingAct = known ?? {
      told: {
        ...{ act: id, seq, recordedAt, actor },
        statedClock: clock === 'stated',
        sentences: [],
        takenBack: null,
        touched: [],
        stays: null,
      },
      subjects: new Set(),
      undoes: null,
    };
    if (!known) this.#acts.set(id, act);
    const { touched } = act.told;
    if (!touched.some((t) => t.stream === stream && t.group === group)) touched.push({ stream, group });
    return act;
  }

  /** One act may take back in several streams; it says so once. */
  #tellTakingBack(row: LogRow, act: TellingAct): void {
    const undone = ActUndone.parse(openPayload(row, this.#sealer));
    const { recordedAt, actor } = row.header;
    const target = this.#acts.get(undone.undone);
    if (target) target.told.takenBack = { on: recordedAt, by: actor, reason: undone.reason };
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
