// What was asked of the county board for one election, what came of it and when, and voters it added after its list.
import { z } from 'zod';
import { CountyDealing, type CountyDealingKind, NamedByCounty } from '../domain/county-desk.ts';
import { Serial } from '../domain/ids.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { longDay } from '../words/days.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';

const NumberedDealing = z.strictObject({ number: Serial, ...CountyDealing.shape });
const LateAddition = z.strictObject({ number: Serial, ...NamedByCounty.shape });

/** The part of the election's file that these events change. `act` stands beside each, so that it can be taken back. */
export interface CountyDeskState {
  countyDealings: (z.infer<typeof NumberedDealing> & { act: string })[];
  lateAdditions: (z.infer<typeof LateAddition> & { act: string })[];
  nextCountyNote: number;
}
export const emptyCountyDesk = (): CountyDeskState => ({ countyDealings: [], lateAdditions: [], nextCountyNote: 1 });

/** Within a sentence: “the request was sent to the county board”. */
export const dealingWords: Readonly<Record<CountyDealingKind, string>> = {
  'request-sent': 'the request was sent to the county board',
  'list-arrived': 'the voter list came from the county board',
  'equipment-arrived': 'the equipment came from the county board',
  other: 'a note about the county board',
};

const group = 'election-file' as const;
const used = (s: CountyDeskState, { number }: { readonly number: number }): void => {
  s.nextCountyNote = Math.max(s.nextCountyNote, number + 1);
};

export const countyDealingNoted = defineEvent<CountyDeskState, z.infer<typeof NumberedDealing>>({
  type: 'county-dealing-noted',
  version: 1,
  group,
  schema: NumberedDealing,
  subjects: (p) => [`county-note:${p.number}`],
  apply: (s, p, { act }) => {
    s.countyDealings.push({ ...p, act });
    used(s, p);
  },
  applyUndone: used,
  say: (_, p) => `On ${longDay(p.day)} ${dealingWords[p.what]}.${p.note === '' ? '' : ` ${sentence(p.note)}`}`,
  happened: (p) => ({ day: p.day, time: null }),
});

export const voterAddedLate = defineEvent<CountyDeskState, z.infer<typeof LateAddition>>({
  type: 'voter-added-late',
  version: 1,
  group,
  schema: LateAddition,
  subjects: (p) => [`county-note:${p.number}`],
  apply: (s, p, { act }) => {
    s.lateAdditions.push({ ...p, act });
    used(s, p);
  },
  applyUndone: used,
  say: (_, p) =>
    `Added to the county’s list after it came: ${nameInOrder(p.name)}${p.district === '' ? '' : `, district ${p.district}`}, told on ${longDay(p.day)}.${p.note === '' ? '' : ` ${sentence(p.note)}`}`,
  happened: (p) => ({ day: p.day, time: null }),
});
