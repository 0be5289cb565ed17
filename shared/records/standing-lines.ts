// Lines of the register that rest on something else than an application for this election: a stated absence that covers its
// polling day (§15-120(4)(d)), an early-mail application for the rest of the year, the list of permanently disabled voters
// (§15-122(4)). And whom the clerk left off, with her reason. What a line rests on is near to why the voter is away, or that she
// is disabled: the history does not tell it, the line does.
import { z } from 'zod';
import { basisKey, type LineKind, StandingBasis } from '../domain/line-basis.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { Line, Remark } from '../domain/text.ts';
import { sentence } from '../words/sentence.ts';
import { Recorded } from './application-shape.ts';
import { defineEvent } from './define-event.ts';
import { type MailBallots, newLine } from './mail-ballots.ts';

/** `application`: the paper the line rests on as it stood; of the list of permanently disabled voters, what stands on it. */
const TakenOver = z.strictObject({
  ...Recorded.omit({ knownDuplicate: true, before: true }).shape,
  basis: StandingBasis,
});
const LeftOff = z.strictObject({ basis: StandingBasis, name: Line, reason: Remark });

const kindOf = ({ basis, application }: z.infer<typeof TakenOver>): LineKind =>
  basis.by === 'disabled-list' ? 'permanently-disabled' : application.kind;
const useNumber = (s: MailBallots, { number }: { readonly number: number }): void => {
  s.nextApplication = Math.max(s.nextApplication, number + 1);
};
const group = 'mail-ballots' as const;

export const lineTakenOver = defineEvent<MailBallots, z.infer<typeof TakenOver>>({
  type: 'line-taken-over',
  version: 1,
  group,
  schema: TakenOver,
  subjects: (p) => [`application:${p.number}`],
  apply: (s, p, header) => {
    const { basis, ...line } = p;
    s.applications.set(p.number, newLine({ ...line, knownDuplicate: null, before: null }, kindOf(p), basis, header));
    s.leftOff.delete(basisKey(basis));
    useNumber(s, p);
  },
  applyUndone: useNumber,
  say: (_, p) =>
    `Put on the register: ${nameInOrder(p.application.name)}, number ${p.number}. No application for this election is needed.`,
});

export const lineLeftOff = defineEvent<MailBallots, z.infer<typeof LeftOff>>({
  type: 'line-left-off',
  version: 1,
  group,
  schema: LeftOff,
  subjects: (p) => [`left-off:${basisKey(p.basis)}`],
  apply: (s, p, { act }) => {
    s.leftOff.set(basisKey(p.basis), { ...p, act });
  },
  say: (_, p) => `Left off the register: ${p.name}. Reason: ${sentence(p.reason)}`,
});
