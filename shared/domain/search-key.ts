// What typed words and stored words have in common when somebody looks for something.

/** Letters that have no accent to take off, and are typed without theirs all the same: Wałęsa is found as Walesa. */
const plainLetters: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};
const special = /[łøđðıßæœþ]/g;
const plainAscii = /^[ -~]*$/;
const oneWord = /^[A-Za-z0-9]+$/;

/**
 * The words of a text for comparing: no accents, no case, apostrophes dropped (“O’Brien” is “obrien”), everything else
 * that is not a letter or digit parts words. Quotes, brackets and operators are just text.
 */
export const foldForSearch = (text: string): string[] => {
  if (oneWord.test(text)) return [text.toLowerCase()];
  if (plainAscii.test(text))
    return text
      .replaceAll("'", '')
      .replaceAll('`', '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '');
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’‘`´ʼ]/g, '')
    .toLowerCase()
    .replace(special, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
};
