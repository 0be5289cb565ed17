// How a command speaks: to stdout and stderr of whoever called it, and its one plain sentence when it cannot.

export interface Io {
  out(text: string): void;
  err(text: string): void;
}

/** A plain sentence for stderr and exit status 1. */
export class Sentence extends Error {}

/** One JSON document, and nothing else, on stdout. */
export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`);

/** Our words for paper hold day and month together with no-break spaces, which a terminal does not need. */
export const plainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');
