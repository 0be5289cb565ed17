// The shape of a help page about something the program looks at that is not a date.
import { type Citation, citationText } from '../../law/citation.ts';

export interface CheckHelp {
  readonly id: string;
  readonly title: string;
  readonly plain: string;
  /** What the program does with it. */
  readonly here: string;
  readonly citations: readonly string[];
}

export const texts = (...citations: readonly Citation[]): readonly string[] => citations.map(citationText);
