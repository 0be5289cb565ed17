// One act of the history: what it said, both its times, what it changed, and whether it can be taken back.
import { z } from 'zod';
import { type DeskState, refuse } from '../commands/define-command.ts';
import type { HappenedOn } from '../domain/finding.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { instantInWords, movedBackInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { defineView, ToldAct } from './define-view.ts';
import { historyKinds, takenBackBy } from './office-history.ts';
import { nameOfRecord } from './record-names.ts';

const ChangeLine = z.strictObject({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });
const OtherAct = z.strictObject({ act: z.string(), words: z.string() });

/** So many of the acts that must be taken back first are named. */
const named = 8;

export const historyAct = defineView({
  name: 'history.act',
  title: 'One act: its two times, before and after',
  /** `asOf`: as it stood at the end of that day; null for now. */
  input: z.strictObject({ act: z.string().max(200), asOf: PlainDate.nullable() }),
  output: z.strictObject({
    told: ToldAct,
    kind: z.enum(historyKinds),
    /** “9:41 a.m. on Tuesday, March 2, 2027” */
    recorded: z.string(),
    /** The same for when it happened, as far as that was told; null where nothing says so. */
    happened: z.string().nullable(),
    clock: z.string().nullable(),
    /** “2:24 p.m. on Monday, March 1, 2027”; null where it was not taken back. */
    takenBackAt: z.string().nullable(),
    changes: z.array(ChangeLine),
    /** What it is about: the name for the filter and its words. */
    about: z.array(z.strictObject({ record: z.string(), words: z.string() })),
    /** The first of the later acts that rest on it, oldest first, and how many there are. */
    resting: z.array(OtherAct),
    restingCount: z.number().int(),
    isTakingBack: z.boolean(),
  }),
  refusals: ['no-such-act'],
  answer: (state, { act: id, asOf }, { history }) => {
    const act = history.act(id);
    const seq = asOf === null ? Number.MAX_SAFE_INTEGER : history.lastSeqOn(asOf);
    if (!act || act.told.seq > seq) return refuse('no-such-act', 'That act is not in this office’s history.', 'act');
    const { told } = act;
    const takenBack = takenBackBy(act, seq);
    const resting = takenBack || act.undoes ? [] : history.restingOn(act).filter((other) => other.told.seq <= seq);
    return ok({
      told: { ...told, takenBack, stays: history.whyItStays(act) },
      kind: act.kind,
      recorded: instantInWords(told.recordedAt),
      happened: told.happened && happenedInWords(told.happened),
      clock: told.movedBack === null ? null : movedBackInWords(told.movedBack),
      takenBackAt: takenBack && instantInWords(takenBack.on),
      changes: act.changes,
      about: aboutOf(state, act.subjects),
      resting: resting.slice(0, named).map((other) => ({ act: other.told.act, words: other.told.sentences.join(' ') })),
      restingCount: resting.length,
      isTakingBack: act.undoes !== null,
    });
  },
});

const happenedInWords = ({ day, time }: HappenedOn): string =>
  `${time === null ? '' : `${hourInWords(time)} on `}${longDay(day)}`;

/** One act may name a thing in two streams, as it does an election: it is one thing to the clerk. */
function aboutOf(state: DeskState, subjects: ReadonlySet<string>): { record: string; words: string }[] {
  const byWords = new Map<string, string>();
  for (const subject of subjects) {
    const words = nameOfRecord(state, subject);
    if (!byWords.has(words)) byWords.set(words, subject);
  }
  return [...byWords].map(([words, record]) => ({ words, record }));
}
