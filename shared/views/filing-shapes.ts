// Shapes and words that the pages of the filing book share.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { Filing, PersonNamed } from '../domain/filing.ts';
import { KeptFinding } from '../domain/finding.ts';
import type { Office } from '../domain/office.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { filingInWords } from '../words/filings.ts';
import { capital } from '../words/sentence.ts';

/** How weighty a finding is, for its colour and its place among the others. */
export const Weight = z.enum(['danger', 'warning', 'info', 'success']);
export type Weight = z.infer<typeof Weight>;

const weights: Readonly<Record<string, Weight>> = {
  'in-time': 'success',
  enough: 'success',
  late: 'danger',
  'too-early': 'danger',
  'too-few': 'danger',
  'not-open': 'danger',
  'in-time-by-day': 'info',
  'same-minute': 'info',
  'not-said': 'info',
};
export const weightOf = ({ outcome }: { readonly outcome: string }): Weight => weights[outcome] ?? 'warning';

/** What a finding comes to in two or three words, for lists and above its sentence. */
const headlines: Readonly<Record<string, string>> = {
  'in-time': 'In time',
  'in-time-by-day': 'In time by its day',
  'too-early': 'Premature',
  late: 'Late',
  'open-question': 'Open question',
  'not-counted': 'No last day known',
  'outside-hours': 'Outside 9 to 5',
  'no-minute': 'No minute',
  'not-open': 'Office not open',
  'too-few': 'Too few signatures',
  enough: 'Enough signatures by its own count',
  'fewer-than-three': 'Committee short',
  missing: 'Something missing',
  'same-minute': 'The same minute',
  'not-said': 'Not written down',
};
export const headlineOf = ({ outcome }: { readonly outcome: string }): string => headlines[outcome] ?? 'Look at it';

/** Its own first words say the outcome once more: with the headline above it they are left away. */
const opening = /^(In time|Premature|Late|Late by the hour|An open question): /;

export const WeighedFinding = z.strictObject({
  ...KeptFinding.shape,
  weight: Weight,
  headline: z.string(),
  /** The sentence below the headline. */
  below: z.string(),
});
export type WeighedFinding = z.infer<typeof WeighedFinding>;

export const weighed = (findings: DeepReadonly<KeptFinding[]>): WeighedFinding[] =>
  findings.map((one) => ({
    ...one,
    readings: one.readings.map((reading) => ({ ...reading })),
    citations: [...one.citations],
    weight: weightOf(one),
    headline: headlineOf(one),
    below: capital(one.sentence.replace(opening, '')),
  }));

/** A filing named in a line of its own, to be opened from there. */
export const FilingRef = z.strictObject({ number: z.number().int(), words: z.string() });
export type FilingRef = z.infer<typeof FilingRef>;

export const filingRef = (filing: DeepReadonly<Filing>, number: number): FilingRef => ({
  number,
  words: filingInWords(filing),
});

/** “Trustee, unexpired term until April 3, 2028”: the full and the rest of a term must not be called alike. */
export const officeTitle = ({ title, unexpired, termEnds }: DeepReadonly<Office>): string =>
  unexpired ? `${title}, unexpired term${termEnds === null ? '' : ` until ${dayWithoutWeekday(termEnds)}`}` : title;

/** The office a paper names somebody for, in words; what the paper says where it is not on this ballot. */
export function officeOfPerson({ office, officeWords }: DeepReadonly<PersonNamed>, { file }: ElectionState): string {
  const found = file.offices.find(({ number }) => number === office);
  return found ? officeTitle(found) : officeWords || 'no office on record';
}
