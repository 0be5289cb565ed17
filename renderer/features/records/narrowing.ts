// How the list is narrowed, read from the address and written back to it, so that Back and a link show the same list.
import { type PlainDate, parseIsoDay } from '../../../shared/domain/plain-date.ts';
import type { ViewInput } from '../../../shared/ipc/contract.ts';
import { go, goInPlace } from '../../app/router.ts';
import { hrefTo } from '../../app/routes.ts';

export type PageInput = ViewInput<'history.page'>;

/** The chips above the list. */
export const lists: readonly { readonly id: PageInput['list']; readonly label: string }[] = [
  { id: 'all', label: 'Everything' },
  { id: 'mail-ballots', label: 'Mail ballots' },
  { id: 'papers', label: 'Papers' },
  { id: 'nominations', label: 'Nominations' },
  { id: 'election', label: 'Election' },
  { id: 'office', label: 'The office' },
  { id: 'taken-back', label: 'Taken back' },
];
export const listOf = (id: string | undefined): PageInput['list'] => lists.find((one) => one.id === id)?.id ?? 'all';

type Query = Readonly<Record<string, string>>;

/** What is shown of a day gone by: the list, the village’s answers, or the election and its register. */
export const shownAsOf = ['acts', 'answers', 'election'] as const;
export type ShownAsOf = (typeof shownAsOf)[number];

export interface Narrowing {
  readonly list: PageInput['list'];
  readonly person: string | null;
  readonly record: string | null;
  readonly day: PlainDate | null;
  readonly asOf: PlainDate | null;
  readonly before: number | null;
  readonly show: ShownAsOf;
}

const dayFrom = (text: string | undefined): PlainDate | null => {
  const day = text === undefined ? null : parseIsoDay(text);
  return day?.ok ? day.value : null;
};

export function narrowingFrom(query: Query): Narrowing {
  const before = Number(query.before);
  return {
    list: listOf(query.list),
    person: query.person ?? null,
    record: query.record ?? null,
    day: dayFrom(query.day),
    asOf: dayFrom(query.asOf),
    before: Number.isSafeInteger(before) && before > 0 ? before : null,
    show: shownAsOf.find((show) => show === query.show) ?? 'acts',
  };
}

/** Only what narrows stands in the address. */
function queryOf({ list, person, record, day, asOf, before, show }: Narrowing): Query {
  const parts = {
    list: list === 'all' ? null : list,
    ...{ person, record, day, asOf },
    before: before === null ? null : String(before),
    show: show === 'acts' ? null : show,
  };
  return Object.fromEntries(Object.entries(parts).filter((part): part is [string, string] => part[1] !== null));
}

const pathOf = (act: string | null): string =>
  act === null ? '/records' : `/records/history/${encodeURIComponent(act)}`;

/** The address of the list narrowed so, with or without one act beside it. */
export const hrefOf = (narrowing: Narrowing, act: string | null = null): string =>
  hrefTo(pathOf(act), queryOf(narrowing));

/** Opens an act, or closes it, and leaves a step to come back to. */
export const goToAct = (narrowing: Narrowing, act: string | null): void => go(pathOf(act), queryOf(narrowing));

/** Narrows the list otherwise; it begins again with the newest page. */
export const narrow = (narrowing: Narrowing, change: Partial<Narrowing>): void =>
  goInPlace('/records', queryOf({ ...narrowing, before: null, ...change }));

export const unnarrowed: Narrowing = {
  ...{ list: 'all', person: null, record: null, day: null, asOf: null, before: null, show: 'acts' },
};
