// The record as it stood after some event: folded anew up to there, never kept.
import type { DeskState, ElectionState } from '../../shared/commands/define-command.ts';
import type { ElectionId } from '../../shared/domain/ids.ts';
import { ActUndone, actUndoneType } from '../../shared/records/act-undone.ts';
import { officeStream } from '../../shared/records/define-event.ts';
import { type GroupStates, isFolded } from '../../shared/records/index.ts';
import { type EventLog, openPayload } from './event-log.ts';
import type { Sealer } from './keys.ts';
import { openRow } from './opened-event.ts';
import { emptyState } from './state.ts';

/** What was taken back later stands in it; what was taken back by then does not. */
export class StateAfter implements DeskState {
  readonly #log: EventLog;
  readonly #sealer: Sealer;
  readonly seq: number;
  readonly #undone = new Set<string>();
  readonly #streams = new Map<string, GroupStates>();

  constructor(log: EventLog, sealer: Sealer, seq: number) {
    this.#log = log;
    this.#sealer = sealer;
    this.seq = seq;
    for (const row of log.rowsOfType(actUndoneType, 0)) {
      if (row.header.seq <= seq) this.#undone.add(ActUndone.parse(openPayload(row, sealer)).undone);
    }
  }

  get office(): DeskState['office'] {
    return this.#stream(officeStream).office;
  }

  election(id: string): ElectionState | null {
    const listed = this.office.elections.find((e) => e.id === id);
    if (!listed) return null;
    const groups = this.#stream(id);
    return {
      id: listed.id as ElectionId,
      file: groups['election-file'],
      nominations: groups.nominations,
      mailBallots: groups['mail-ballots'],
    };
  }

  #stream(stream: string): GroupStates {
    const known = this.#streams.get(stream);
    if (known) return known;
    const groups = emptyState();
    this.#streams.set(stream, groups);
    for (const row of this.#log.rows(0, stream)) {
      if (row.header.seq > this.seq) break;
      if (row.header.type === actUndoneType || !isFolded(row.header.group)) continue;
      const { header, payload, type } = openRow(row, this.#sealer);
      const state = groups[header.group as keyof GroupStates];
      if (this.#undone.has(header.act)) type.applyUndone(state, payload);
      else type.apply(state, payload, header);
    }
    return groups;
  }
}
