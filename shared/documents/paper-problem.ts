// Why a paper could not be made. Nothing is ever cut, replaced or left out to make a paper possible.

export interface PaperProblem {
  readonly code: 'no-glyph' | 'invisible-character' | 'unreadable-picture' | 'does-not-fit' | 'stopped' | 'not-written';
  /** The path of the fact in question, 'wording' for fixed words, '' when no fact is. */
  readonly field: string;
  /** The text that could not be printed, or ''. */
  readonly text: string;
  /** A plain sentence: what happened, to what, what to do. */
  readonly why: string;
}
