// Who did what and when: the list, newest first, narrowed by person, record, day, kind and words, a page at a time.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded, RecordedAt } from '../domain/recorded-at.ts';
import { foldForSearch } from '../domain/search-key.ts';
import { ok } from '../result.ts';
import { instantInWords, movedBackInWords } from '../words/clock.ts';
import { defineView } from './define-view.ts';
import { type ActOnRecord, historyKinds, type OfficeHistory, takenBackBy } from './office-history.ts';
import { nameOfRecord } from './record-names.ts';

/** `taken-back`: what was taken back, and the takings back themselves. */
export const historyLists = [
  'all',
  'office',
  'election',
  'nominations',
  'mail-ballots',
  'papers',
  'taken-back',
] as const;
const List = z.enum(historyLists);
type List = z.infer<typeof List>;

/** Null and '' narrow nothing. */
const Input = z.strictObject({
  list: List,
  person: z.string().max(200).nullable(),
  /** `application:3`, in any election, or with its stream before it. */
  record: z.string().max(200).nullable(),
  from: PlainDate.nullable(),
  until: PlainDate.nullable(),
  text: z.string().max(200),
  /** As it stood at the end of this day; null for now. */
  asOf: PlainDate.nullable(),
  /** Only acts before the one of this number: the cursor of the next page; null begins with the newest. */
  before: z.number().int().nullable(),
  limit: z.number().int().min(1).max(200),
});
type Input = z.infer<typeof Input>;

const Row = z.strictObject({
  act: z.string(),
  seq: z.number().int(),
  kind: z.enum(historyKinds),
  recordedAt: RecordedAt,
  statedClock: z.boolean(),
  actor: z.string(),
  words: z.string(),
  happenedOn: HappenedOn.shape.day.nullable(),
  happenedAt: HappenedOn.shape.time,
  /** “clock moved back 60 min”, or null. */
  clock: z.string().nullable(),
  /** “Taken back at 2:24 p.m. on … by Ruth Lindgren: “wrong paper””, or null. */
  takenBack: z.string().nullable(),
  canBeTakenBack: z.boolean(),
});

/** `seq`: the newest event that counts, so that a list as of a day knows nothing of what came later. */
const isIn = (list: List, act: ActOnRecord, seq: number): boolean =>
  list === 'all' || (list === 'taken-back' ? act.undoes !== null || takenBackBy(act, seq) !== null : act.kind === list);

export const isAbout = (act: ActOnRecord, record: string): boolean =>
  act.subjects.has(record) || [...act.subjects].some((subject) => subject.endsWith(`/${record}`));

/** The acts that every narrowing but `list` leaves, oldest first, so that the chips can count them. */
function narrowed(acts: readonly ActOnRecord[], input: Input): ActOnRecord[] {
  const { person, record, from, until } = input;
  const wanted = foldForSearch(input.text).filter((word) => word !== '');
  return acts.filter((act) => {
    const day = dayRecorded(act.told.recordedAt);
    return (
      (person === null || act.told.actor === person) &&
      (from === null || day >= from) &&
      (until === null || day <= until) &&
      (record === null || isAbout(act, record)) &&
      saysAll(act, wanted)
    );
  });
}

function saysAll(act: ActOnRecord, wanted: readonly string[]): boolean {
  if (wanted.length === 0) return true;
  const said = foldForSearch([...act.told.sentences, act.told.takenBack?.reason ?? ''].join(' '));
  return wanted.every((w) => said.some((word) => word.startsWith(w)));
}

const rowOf = (act: ActOnRecord, seq: number, history: OfficeHistory): z.infer<typeof Row> => {
  const { told } = act;
  const back = takenBackBy(act, seq);
  return {
    ...{ act: told.act, seq: told.seq, kind: act.kind, recordedAt: told.recordedAt, statedClock: told.statedClock },
    actor: told.actor,
    words: told.sentences.join(' '),
    happenedOn: told.happened?.day ?? null,
    happenedAt: told.happened?.time ?? null,
    clock: told.movedBack === null ? null : movedBackInWords(told.movedBack),
    takenBack: back && `Taken back at ${instantInWords(back.on)} by ${back.by}: “${back.reason}”`,
    canBeTakenBack: history.whyItStays(act) === null,
  };
};

/** The number of the act just before this place in the list. */
const seqBefore = (found: readonly ActOnRecord[], place: number): number | null => found[place - 1]?.told.seq ?? null;

/** `application:3` is looked up in the election of the newest act about it. */
const fullName = (acts: readonly ActOnRecord[], record: string): string =>
  [...(acts.findLast((act) => isAbout(act, record))?.subjects ?? [])].find(
    (subject) => subject === record || subject.endsWith(`/${record}`),
  ) ?? record;

export const historyPage = defineView({
  name: 'history.page',
  title: 'Who did what and when, narrowed, a page at a time',
  input: Input,
  output: z.strictObject({
    acts: z.array(Row),
    /** How many acts the narrowing leaves in this list. */
    found: z.number().int(),
    /** How many of those are newer than the first of this page. */
    newer: z.number().int(),
    /** `before` of the next page; null on the last. */
    next: z.number().int().nullable(),
    /** `before` of the page before this one, which is null on the newest; null where this is the newest page. */
    previous: z.strictObject({ before: z.number().int().nullable() }).nullable(),
    /** What `record` is called; null where none was asked for. */
    about: z.string().nullable(),
    counts: z.record(List, z.number().int()),
    people: z.array(z.string()),
  }),
  refusals: [],
  answer: (state, input, { history }) => {
    const seq = input.asOf === null ? Number.MAX_SAFE_INTEGER : history.lastSeqOn(input.asOf);
    const all = history.acts().filter((act) => act.told.seq <= seq);
    const left = narrowed(all, input);
    const counts = Object.fromEntries(
      historyLists.map((list) => [list, left.filter((act) => isIn(list, act, seq)).length]),
    ) as Record<List, number>;
    const found = left.filter((act) => isIn(input.list, act, seq)).reverse();
    const { before } = input;
    const first = before === null ? 0 : found.findIndex((act) => act.told.seq < before);
    const begin = first < 0 ? found.length : first;
    const page = found.slice(begin, begin + input.limit);
    const last = page.at(-1);
    const more = last !== undefined && begin + page.length < found.length;
    return ok({
      acts: page.map((act) => rowOf(act, seq, history)),
      found: found.length,
      newer: begin,
      next: more ? last.told.seq : null,
      previous: begin === 0 ? null : { before: begin <= input.limit ? null : seqBefore(found, begin - input.limit) },
      about: input.record === null ? null : nameOfRecord(state, fullName(all, input.record)),
      counts,
      people: [...new Set(all.map((act) => act.told.actor))].sort(),
    });
  },
});
