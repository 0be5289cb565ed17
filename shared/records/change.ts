// Before and after, in words: what one event changed, fact by fact, as the history shows it.

/** Null: not on record. `what` names the fact (“Telephone”); the other two are its words. */
export interface Change {
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A fact and its words before and after; '' counts as not on record. */
export type Fact = readonly [what: string, before: string | null | undefined, after: string | null | undefined];

const onRecord = (words: string | null | undefined): string | null => (words ? words : null);

/** Of these facts, those that are not what they were. */
export const changesOf = (facts: readonly Fact[]): Change[] =>
  facts
    .map(([what, before, after]) => ({ what, before: onRecord(before), after: onRecord(after) }))
    .filter(({ before, after }) => before !== after);
