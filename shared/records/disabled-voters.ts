// The list of permanently disabled voters, to whom a ballot is mailed at each election without an application (§15-122(4)).
// It belongs to the village and not to one election.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { DisabledMark, NamedByCounty } from '../domain/county-desk.ts';
import { Serial } from '../domain/ids.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

const Listed = z.strictObject({ number: Serial, mark: DisabledMark, ...NamedByCounty.shape });
const Unlisted = z.strictObject({ number: Serial, day: PlainDate, reason: Remark });

/** The part of the office's state that these events change. */
export interface DisabledVotersState {
  disabledVoters: (z.infer<typeof Listed> & { act: string })[];
  nextDisabledVoter: number;
}
export const emptyDisabledVoters = (): DisabledVotersState => ({ disabledVoters: [], nextDisabledVoter: 1 });

const group = 'office' as const;
const used = (s: DisabledVotersState, { number }: { readonly number: number }): void => {
  s.nextDisabledVoter = Math.max(s.nextDisabledVoter, number + 1);
};
const who = (s: DeepReadonly<DisabledVotersState>, number: number): string => {
  const found = s.disabledVoters.find((one) => one.number === number);
  return found ? nameInOrder(found.name) : `Number ${number}`;
};

export const disabledVoterListed = defineEvent<DisabledVotersState, z.infer<typeof Listed>>({
  type: 'disabled-voter-listed',
  version: 1,
  group,
  schema: Listed,
  subjects: (p) => [`disabled-voter:${p.number}`],
  apply: (s, p, { act }) => {
    s.disabledVoters.push({ ...p, act });
    used(s, p);
  },
  applyUndone: used,
  say: (_, p) =>
    `${nameInOrder(p.name)} was put on the list of permanently disabled voters, ${p.mark === 'county-mark' ? 'as the county marks it' : 'as asked for at the village'}, told on ${longDay(p.day)}.`,
  happened: (p) => ({ day: p.day, time: null }),
});

export const disabledVoterUnlisted = defineEvent<DisabledVotersState, z.infer<typeof Unlisted>>({
  type: 'disabled-voter-unlisted',
  version: 1,
  group,
  schema: Unlisted,
  subjects: (p) => [`disabled-voter:${p.number}`],
  apply: (s, p) => {
    s.disabledVoters = s.disabledVoters.filter(({ number }) => number !== p.number);
  },
  say: (before, p) =>
    `${who(before, p.number)} was taken off the list of permanently disabled voters on ${longDay(p.day)}. Reason: ${sentence(p.reason)}`,
  happened: (p) => ({ day: p.day, time: null }),
});
