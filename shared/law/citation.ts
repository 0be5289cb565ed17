// Where a rule comes from. A citation is data, so that it can be printed, compared and opened.

export type LawName = 'Election Law' | 'Village Law' | 'General Construction Law' | 'Public Officers Law';

/** One place in one law: section `15-120`, or `Article 14` where only that is known; subdivision path `5` or `3(b)(2)`, '' for the whole. */
export interface Citation {
  readonly law: LawName;
  readonly section: string;
  readonly subdivision: string;
}

const cite =
  (law: LawName) =>
  (section: string, ...path: readonly string[]): Citation => ({
    law,
    section,
    subdivision: path.map((part) => `(${part})`).join(''),
  });

/** `electionLaw('15-104', '3', 'b')` is Election Law §15-104(3)(b). */
export const electionLaw = cite('Election Law');
export const villageLaw = cite('Village Law');
export const generalConstructionLaw = cite('General Construction Law');
export const publicOfficersLaw = cite('Public Officers Law');

/** `electionLawArticle('14')` is the whole of Election Law Article 14. */
export const electionLawArticle = (article: string): Citation => electionLaw(`Article ${article}`);

/** “Election Law §15-120(5)” or “Election Law Article 14”, with ordinary spaces; paper and screen set the no-break spaces. */
export const citationText = (c: Citation): string =>
  `${c.law} ${c.section.startsWith('Article') ? '' : '§'}${c.section}${c.subdivision}`;
