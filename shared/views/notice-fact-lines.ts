// What the notice of election says, fact by fact, for the list beside its preview: there, or not on record yet.
import { z } from 'zod';
import type { MissingFactOfPaper } from '../documents/missing-facts.ts';
import type { NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import { longDay } from '../words/days.ts';
import { pollHoursInWords } from '../words/hours.ts';

/** Where a fact is entered. */
export const FactWhere = z.enum([
  'districts',
  'hours',
  'polling-day',
  'offices',
  'candidates',
  'propositions',
  'dated',
]);

export const NoticeFactLine = z.strictObject({
  key: z.string(),
  /** “District 1”, “Hours” */
  what: z.string(),
  /** “Village Hall”; empty while it is not on record. */
  value: z.string(),
  note: z.string().nullable(),
  there: z.boolean(),
  where: FactWhere,
});
export type NoticeFactLine = z.infer<typeof NoticeFactLine>;

const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;

/** Every fact in the order of the notice. `missing`: what the notice itself has ruled spaces for. */
export function noticeFactLines(
  facts: NoticeOfElectionFacts,
  missing: readonly MissingFactOfPaper[],
): NoticeFactLine[] {
  const line = (
    field: string,
    what: string,
    value: string,
    where: NoticeFactLine['where'],
    note: string | null = null,
  ) => ({
    ...{ key: field, what, value, note, where },
    there: !missing.some((one) => one.field === field),
  });
  const { offices, propositions } = facts;
  const nominees = offices.flatMap(({ candidates }) => candidates);
  const homeless = missing.filter(({ where }) => where === 'candidates');
  return [
    line(
      'moved.resolvedOn',
      'Polling day',
      longDay(facts.pollDay),
      'polling-day',
      facts.moved &&
        (facts.moved.resolved ? 'Moved from March\u00a017 by resolution' : 'The resolution is not on record'),
    ),
    line('hours', 'Hours', facts.hours ? pollHoursInWords(facts.hours) : '', 'hours'),
    ...(facts.districts.length === 0 ? [line('districts', 'Election districts', '', 'districts')] : []),
    ...facts.districts.map(({ name, place }, i) =>
      line(`districts.${i}.place`, `District\u00a0${name}`, place?.name ?? '', 'districts', place?.street ?? null),
    ),
    ...(offices.length === 0 && facts.kind !== 'referendum'
      ? [line('offices', 'Offices to be filled', '', 'offices')]
      : []),
    ...offices.map(({ office, candidates }, i) =>
      line(
        `offices.${i}.termEnds`,
        office.title,
        [
          count(office.seats, 'seat', 'seats'),
          // How long the rest of a term is, only its end tells.
          ...(office.unexpired ? [] : [count(office.termYears, 'year', 'years')]),
          candidates.length === 0 ? 'no candidate' : count(candidates.length, 'candidate', 'candidates'),
        ].join(', '),
        'offices',
        office.unexpired ? `Unexpired term${office.termEnds ? `, ends ${longDay(office.termEnds)}` : ''}` : null,
      ),
    ),
    ...(nominees.length === 0
      ? []
      : [
          {
            ...line(
              'names',
              'Names and addresses',
              `${nominees.length - homeless.length} of ${nominees.length}`,
              'candidates',
            ),
            there: homeless.length === 0,
          },
        ]),
    ...(propositions.length === 0 && facts.kind === 'referendum'
      ? [line('propositions', 'Proposition', '', 'propositions')]
      : []),
    ...propositions.map(({ title, abstract }, i) =>
      line(
        `propositions.${i}.abstract`,
        `Proposition ${i + 1}`,
        abstract === null ? '' : `abstract, ${count(wordsOf(abstract), 'word', 'words')}`,
        'propositions',
        title,
      ),
    ),
  ];
}
