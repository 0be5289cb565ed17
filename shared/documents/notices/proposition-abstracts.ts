// “An abstract of any proposition to be voted upon” (§15-104(3)(c)(4)). A vote on a proposition is void if the required
// notice is not given (§15-104(5)), so an abstract is never shortened and stays on one page where a page can hold it.
import { type Block, group, heading, missing, paragraph, type Run, words } from '../blocks.ts';
import type { NoticeOfElectionFacts, PropositionFact } from './notice-of-election-facts.ts';

/** Nothing where no proposition is on the ballot; a space to fill in where one must be and is not on record. */
export function propositionsSection({ kind, propositions }: NoticeOfElectionFacts): Block[] {
  if (propositions.length > 0)
    return [
      heading(2, words(propositions.length > 1 ? 'Abstracts of propositions' : 'Abstract of proposition')),
      ...propositions.map(abstractOf),
    ];
  if (kind !== 'referendum') return [];
  return [
    heading(2, words('Abstract of proposition')),
    paragraph(missing('propositions', 'The proposition to be voted upon', 'propositions', 460)),
  ];
}

const abstractOf = ({ title, abstract, label }: PropositionFact, i: number): Block =>
  group(
    heading(3, words(`${label ?? `Proposition\u00a0${i + 1}`}: `), words(title, `propositions.${i}.title`)),
    ...(abstract === null
      ? [paragraph(missing(`propositions.${i}.abstract`, `The abstract of “${title}”`, 'propositions', 460))]
      : paragraphsOf(abstract).map((text): Block => paragraph(...abstractRuns(text, i)))),
  );

const paragraphsOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');
const abstractRuns = (text: string, i: number): Run[] => [words(text, `propositions.${i}.abstract`)];
