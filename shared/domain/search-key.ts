// What typed words and stored words have in common when somebody looks for something.

/**
 * The words of a text for comparing: no accents, no case, apostrophes dropped (“O’Brien” is “obrien”), everything else
 * that is not a letter or digit parts words. Quotes, brackets and operators are just text.
 */
export const foldForSearch = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
