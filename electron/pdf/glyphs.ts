// Every character is looked up before it is drawn. A font without the character would print an empty square, and an
// invisible one can change how its neighbours print or are found; both stop the paper and name the field.
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { Weight } from './fonts.ts';
import type { Measure } from './measure.ts';

const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/u;

/** The first character of `text` that cannot be printed, as a problem; null when all can. Line ends are no characters. */
export function glyphProblem(text: string, field: string, weight: Weight, measure: Measure): PaperProblem | null {
  for (const character of text) {
    if (character === '\n') continue;
    const codePoint = character.codePointAt(0) ?? 0;
    const code = `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
    if (invisible.test(character))
      return {
        code: 'invisible-character',
        field,
        text,
        why: `There is an invisible character (${code}) in “${text}”. Type these words again instead of pasting them.`,
      };
    if (!measure.hasGlyph(codePoint, weight))
      return {
        code: 'no-glyph',
        field,
        text,
        why: `The character “${character}” (${code}) in “${text}” cannot be printed with this program's type. Write these words in Latin, Greek or Cyrillic letters, or have this paper set by a printer.`,
      };
  }
  return null;
}
