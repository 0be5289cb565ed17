// One act of the history: what it said, both its times, what it changed, and whether it can be taken back.
import { z } from 'zod';
import { refuse } from '../commands/define-command.ts';
import { ok } from '../result.ts';
import { instantInWords, movedBackInWords } from '../words/clock.ts';
import { longDay } from '../words/days.ts';
import { hourInWords } from '../words/hours.ts';
import { recordInWords } from '../words/records.ts';
import { defineView, ToldAct } from './define-view.ts';
import { historyKinds } from './office-history.ts';

const ChangeLine = z.strictObject({ what: z.string(), before: z.string().nullable(), after: z.string().nullable() });

export const historyAct = defineView({
  name: 'history.act',
  title: 'One act: its two times, before and after',
  input: z.strictObject({ act: z.string().max(200) }),
  output: z.strictObject({
    told: ToldAct,
    kind: z.enum(historyKinds),
    /** “9:41 a.m. on Tuesday, March 2, 2027” */
    recorded: z.string(),
    /** The same for when it happened, as far as that was told; null where nothing says so. */
    happened: z.string().nullable(),
    clock: z.string().nullable(),
    changes: z.array(ChangeLine),
    /** What it is about: the name for the filter and its words. */
    about: z.array(z.strictObject({ record: z.string(), words: z.string() })),
    isTakingBack: z.boolean(),
  }),
  refusals: ['no-such-act'],
  answer: (_, { act: id }, { history }) => {
    const act = history.act(id);
    if (!act) return refuse('no-such-act', 'That act is not in this office’s history.', 'act');
    const { told } = act;
    const { happened } = told;
    return ok({
      told: { ...told, stays: history.whyItStays(act) },
      kind: act.kind,
      recorded: instantInWords(told.recordedAt),
      happened:
        happened && `${happened.time === null ? '' : `${hourInWords(happened.time)} on `}${longDay(happened.day)}`,
      clock: told.movedBack === null ? null : movedBackInWords(told.movedBack),
      changes: act.changes,
      about: [...act.subjects].map((record) => ({ record, words: recordInWords(record) })),
      isTakingBack: act.undoes !== null,
    });
  },
});
