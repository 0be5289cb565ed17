// Taking an act back, with a reason. Refused, with the list, while later acts rest on it or when it left the office.
import { z } from 'zod';
import { ActId } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { actUndone } from '../records/act-undone.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';

export const undoAct = defineCommand({
  name: 'history.undo',
  title: 'Take an act back',
  input: z.strictObject({ act: ActId, reason: Remark }),
  value: z.strictObject({ undone: ActId, what: z.string() }),
  refusals: ['no-such-act', 'cannot-be-taken-back'],
  decide: (_, { act, reason }, context) => {
    const target = context.history.act(act);
    if (!target)
      return refuse('no-such-act', `There is no act “${act}” in this office. The history lists them all.`, 'act');
    const stays = context.history.whyItStays(target);
    if (stays) return refuse('cannot-be-taken-back', `This cannot be taken back. ${stays}`, 'act');
    const what = target.told.sentences
      .join(' ')
      .slice(0, 2000)
      .replace(/[\uD800-\uDBFF]$/, ''); // no half character
    return ok({
      events: target.told.touched.map(({ stream, group }) => actUndone(stream, group, { undone: act, what, reason })),
      value: { undone: act, what },
    });
  },
});
