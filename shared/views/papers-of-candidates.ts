// Papers that name the candidates and are out: the list, the notice, the proofs. Where one no longer says what is on record,
// Today says so: a name that changed after printing must not be found out at the polls.
import type { PaperContext } from '../papers/define-desk-paper.ts';
import { deskPapers } from '../papers/index.ts';
import { editionsOf, factsOfPaper } from '../papers/make-paper.ts';
import { saysTheSame } from '../papers/what-changed.ts';

const naming: readonly string[] = [
  'list-of-candidates',
  'notice-of-election',
  'notice-of-special-election',
  'run-off-notice',
  'ballot-proof',
  'absentee-ballot-proof',
  'early-mail-ballot-proof',
  'sample-ballot',
];

/** How many of them were printed and no longer say what is on record. */
export function outOfDate(context: PaperContext): number {
  return deskPapers.filter((paper) => {
    const newest = naming.includes(paper.id) ? editionsOf(context.election.file.editions, paper.id).at(-1) : undefined;
    if (newest === undefined) return false;
    const facts = factsOfPaper(paper, context, { size: 'letter', edition: null });
    return facts.ok && !saysTheSame(newest, facts.value);
  }).length;
}
