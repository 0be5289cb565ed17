// A ballot as it stands: every contest in its order with a line for each nomination, and the propositions. Plain data, so
// that the list of candidates, its table, the proofs and the screen are made from the very same thing.
import { z } from 'zod';
import { StreetAddress } from './address.ts';
import { Serial } from './ids.ts';
import { PlainDate } from './plain-date.ts';
import { NameLine, OptionalLine, Paragraphs } from './text.ts';

/** One nomination. Whoever is nominated by two bodies for one office has two lines. */
export const BallotLine = z.strictObject({
  candidate: Serial,
  name: NameLine,
  residence: StreetAddress.nullable(),
  /** The party or independent body; '' where none is on record. */
  body: OptionalLine,
  /** “A”: the letter of the body’s row; '' where the ballot has no rows, as at a run-off. */
  row: z.string().max(2),
  /** The candidate of an earlier line who is the same person nominated for the same office; null for everybody else. */
  sameAs: Serial.nullable(),
});
export type BallotLine = z.infer<typeof BallotLine>;

export const Contest = z.strictObject({
  office: Serial,
  title: NameLine,
  seats: z.number().int().min(1).max(20),
  termYears: z.number().int().min(1).max(10),
  unexpired: z.boolean(),
  termEnds: PlainDate.nullable(),
  /** Whether the ballot itself says the term (§15-134); lists and notices always say it. */
  printsTerm: z.boolean(),
  lines: z.array(BallotLine),
});
export type Contest = z.infer<typeof Contest>;

/** `label`: what it is called on the ballot, “Proposition 1”. */
export const BallotQuestion = z.strictObject({
  number: Serial,
  label: NameLine,
  title: NameLine,
  text: Paragraphs.nullable(),
});
export type BallotQuestion = z.infer<typeof BallotQuestion>;

/** A party had a candidate at the last vote for governor; `not-placed`: nobody has said yet what the body is. */
export const BodyKind = z.enum(['party', 'independent', 'not-placed']);
export const BallotRow = z.strictObject({ letter: z.string().max(2), body: OptionalLine, kind: BodyKind });
export type BallotRow = z.infer<typeof BallotRow>;

export const Ballot = z.strictObject({
  rows: z.array(BallotRow),
  contests: z.array(Contest),
  questions: z.array(BallotQuestion),
});
export type Ballot = z.infer<typeof Ballot>;

/** Two ways of writing one body: capitals and spaces do not tell bodies apart. */
export const sameBody = (a: string, b: string): boolean => bodyKey(a) === bodyKey(b);
export const bodyKey = (body: string): string => body.trim().toLowerCase().replace(/\s+/g, ' ');

/** A, B … Z, AA, AB … for the row at `at`, counted from 0. */
export function rowLetter(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${rowLetter(Math.floor(at / 26) - 1)}${last}`;
}

/** “Proposition 1”, as the ballot calls it; `at` is its place among them, for one whose number nobody has said. */
export function propositionLabel({ ballotNumber }: { readonly ballotNumber: string }, at: number): string {
  if (ballotNumber === '') return `Proposition ${at + 1}`;
  return /proposition/i.test(ballotNumber) ? ballotNumber : `Proposition ${ballotNumber}`;
}

/** In the order of their numbers, where each has one number or letter; else as they came on record. */
export function inBallotNumbers<P extends { readonly ballotNumber: string }>(propositions: readonly P[]): P[] {
  const keys = propositions.map(({ ballotNumber: n }) =>
    /^\d+$/.test(n) ? Number(n) : /^[A-Z]$/i.test(n) ? n.toUpperCase().charCodeAt(0) + 1_000_000 : null,
  );
  if (keys.includes(null)) return [...propositions];
  return propositions
    .map((proposition, at) => ({ proposition, key: keys[at] ?? 0 }))
    .sort((a, b) => a.key - b.key)
    .map(({ proposition }) => proposition);
}
