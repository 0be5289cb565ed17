// The folded state, cached by the last event seen. Only what was asked for is folded: the office, and elections by id.
import type { DeskState, ElectionState } from '../../shared/commands/define-command.ts';
import type { ElectionId } from '../../shared/domain/ids.ts';
import { ActUndone, actUndoneType } from '../../shared/records/act-undone.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { emptyGroups, type GroupStates, isFolded } from '../../shared/records/index.ts';
import { type EventLog, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { openRow } from './opened-event.ts';

/** So many events are folded in one go while somebody else may wait. */
const slice = 40;

interface Folded {
  readonly groups: GroupStates;
  lastSeq: number;
}

export const emptyState = (): GroupStates => ({
  office: emptyGroups.office(),
  'election-file': emptyGroups['election-file'](),
  nominations: emptyGroups.nominations(),
  'mail-ballots': emptyGroups['mail-ballots'](),
});

export class FoldedState implements DeskState {
  readonly #log: EventLog;
  readonly #sealer: Sealer;
  readonly #streams = new Map<string, Folded>();
  readonly #undone = new Set<string>();
  /** The newest event when it was last looked for new ones. */
  #seen = 0;

  constructor(log: EventLog, sealer: Sealer) {
    this.#log = log;
    this.#sealer = sealer;
  }

  /** Forgets everything, so that the next question folds from the log again. */
  drop(): void {
    this.#streams.clear();
    this.#undone.clear();
    this.#seen = 0;
  }

  /** Takes in what was written since, by this process or another. A stream in which an act was taken back is folded anew. */
  refresh(): void {
    const { seq } = this.#log.head();
    if (seq === this.#seen) return;
    for (const row of this.#log.rowsOfType(actUndoneType, this.#seen)) {
      this.#undone.add(ActUndone.parse(openPayload(row, this.#sealer)).undone);
      this.#streams.delete(row.header.stream);
    }
    for (const [stream, folded] of this.#streams) this.#catchUp(stream, folded);
    // The office is always folded, so that damage in it shows when it is opened and not in the middle of some work.
    this.#stream(officeStream);
    this.#seen = seq;
  }

  /** Takes in what the stream has more, at most `limit` events. Returns whether that was all. */
  #catchUp(stream: string, folded: Folded, limit = Number.POSITIVE_INFINITY): boolean {
    let left = limit;
    for (const row of this.#log.rows(folded.lastSeq, stream)) {
      if (left === 0) return false;
      left -= 1;
      folded.lastSeq = row.header.seq;
      if (row.header.type === actUndoneType || !isFolded(row.header.group)) continue;
      const { header, payload, type } = openRow(row, this.#sealer);
      const state = folded.groups[header.group as keyof GroupStates];
      if (this.#undone.has(header.act)) type.applyUndone(state, payload);
      else type.apply(state, payload, header);
    }
    return true;
  }

  /**
   * Folds every election with pauses, so that a long one does not stop the window when it is asked for. Only while nobody
   * writes.
   */
  async foldAll(pause: () => Promise<void>): Promise<void> {
    for (const { id } of this.office.elections) {
      if (this.#streams.has(id)) continue;
      const folded: Folded = { groups: emptyState(), lastSeq: 0 };
      while (!this.#catchUp(id, folded, slice)) await pause();
      this.#streams.set(id, folded);
    }
  }

  /** Folds one election with pauses. What is written meanwhile is taken in; an act taken back meanwhile begins it anew. */
  async fold(id: string, pause: () => Promise<void>): Promise<void> {
    this.refresh();
    if (!this.office.elections.some((one) => one.id === id)) return;
    while (!this.#streams.has(id)) {
      const folded: Folded = { groups: emptyState(), lastSeq: 0 };
      const takenBack = this.#undone.size;
      while (!this.#catchUp(id, folded, slice)) {
        await pause();
        this.refresh();
        if (this.#undone.size !== takenBack) break;
      }
      if (this.#undone.size === takenBack) this.#streams.set(id, folded);
    }
  }

  #stream(stream: string): Folded {
    const known = this.#streams.get(stream);
    if (known) return known;
    const folded: Folded = { groups: emptyState(), lastSeq: 0 };
    this.#catchUp(stream, folded);
    this.#streams.set(stream, folded);
    return folded;
  }

  /** Acts that were taken back. */
  get undone(): ReadonlySet<string> {
    return this.#undone;
  }

  get office(): DeskState['office'] {
    return this.#stream(officeStream).groups.office;
  }

  election(id: string): ElectionState | null {
    const listed = this.office.elections.find((e) => e.id === id);
    if (!listed) return null;
    const { groups } = this.#stream(id);
    return {
      id: listed.id as ElectionId,
      file: groups['election-file'],
      nominations: groups.nominations,
      mailBallots: groups['mail-ballots'],
    };
  }
}
