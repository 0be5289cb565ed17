// Before and after of a filing that was corrected, fact by fact.
import type { DeepReadonly } from '../deep-readonly.ts';
import { addressInline } from '../domain/address.ts';
import type { Filing } from '../domain/filing.ts';
import { filingKindWords, wayInWords } from '../words/filings.ts';
import { listInWords } from '../words/lists.ts';
import { momentInWords } from '../words/moments.ts';
import { type Change, changesOf, type Fact } from './change.ts';

type Words = (filing: DeepReadonly<Filing>) => string | null;

const counted = (of: number | null): string | null => (of === null ? null : String(of));
const persons: Words = (filing) =>
  filing.persons
    .map(({ name, officeWords, office, residence }) =>
      [name, office === null ? officeWords : null, residence && addressInline(residence)].filter(Boolean).join(', '),
    )
    .join('; ');
/** The offices themselves are numbers of another group; that one was chosen anew is said by its number alone. */
const offices: Words = (filing) =>
  filing.persons
    .map(({ name, office }) => (office === null ? `${name}: none` : `${name}: office ${office}`))
    .join('; ');

const facts: readonly (readonly [string, Words])[] = [
  ['Kind', ({ kind }) => filingKindWords[kind]],
  ['Filed', ({ received }) => momentInWords(received)],
  ['How', ({ how }) => wayInWords(how)],
  ['Filed by', ({ filedBy }) => filedBy],
  ['Address', ({ filerAddress }) => filerAddress],
  ['Pages', ({ pages }) => counted(pages)],
  ['Signatures it says it has', ({ signatures }) => counted(signatures)],
  ['Party or body', ({ party }) => party],
  ['Emblem', ({ emblem }) => emblem],
  ['Persons named', persons],
  ['Offices on the ballot', offices],
  ['Committee on vacancies', ({ committee }) => listInWords(committee)],
  ['About filing', ({ about }) => counted(about)],
  ['In place of candidate', ({ replaces }) => counted(replaces)],
  ['Written consent', ({ consent }) => (consent === null ? null : consent ? 'attached' : 'not attached')],
  ['Note', ({ note }) => note],
];

export const filingChanges = (before: DeepReadonly<Filing> | undefined, after: DeepReadonly<Filing>): Change[] =>
  changesOf(facts.map(([what, words]): Fact => [what, before && words(before), words(after)]));
