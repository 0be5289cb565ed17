// An act while the history is being told: begun with its first event, filled by the others.
import { actUndoneType } from '../../shared/records/act-undone.ts';
import type { Change } from '../../shared/records/change.ts';
import type { EventHeader } from '../../shared/records/define-event.ts';
import { electionListed } from '../../shared/records/election-listed.ts';
import { paperPrinted } from '../../shared/records/paper-edition.ts';
import type { ToldAct } from '../../shared/views/define-view.ts';
import type { ActOnRecord, HistoryKind } from '../../shared/views/office-history.ts';

export interface TellingAct extends ActOnRecord {
  readonly told: ToldAct;
  kind: HistoryKind;
  readonly subjects: Set<string>;
  readonly changes: Change[];
  undoes: string | null;
  takenBackSeq: number | null;
}

const kindOf = ({ type, group }: EventHeader): HistoryKind => {
  if (type === actUndoneType) return 'taking-back';
  if (type === paperPrinted.type) return 'papers';
  // Calling an election begins on the office’s list, and is the election’s all the same.
  if (group === 'election-file' || type === electionListed.type) return 'election';
  return group === 'mail-ballots' || group === 'nominations' ? group : 'office';
};

/** The act of this first event, of which nothing is told yet; `movedBack`: by how many minutes the clock had moved. */
export function beginAct(header: EventHeader, movedBack: number | null): TellingAct {
  const { act, seq, recordedAt, actor, clock } = header;
  return {
    told: {
      ...{ act, seq, recordedAt, actor, statedClock: clock === 'stated', movedBack },
      ...{ happened: null, sentences: [], takenBack: null, touched: [], stays: null },
    },
    ...{ kind: kindOf(header), subjects: new Set(), changes: [], undoes: null, takenBackSeq: null },
  };
}
