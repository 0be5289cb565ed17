// What a paper says otherwise than its newest edition, line by line of its words, and where that edition went: the two things
// a corrected edition must say.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { FlowDocument } from '../documents/blocks.ts';
import { newspaperText } from '../documents/newspaper-text.ts';
import { sameData } from '../domain/same-data.ts';
import type { PaperEdition } from '../records/paper-edition.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import type { DeskPaper, FactsOnPaper, PaperContext } from './define-desk-paper.ts';
import { factsOfEdition, unnumbered } from './make-paper.ts';

type Edition = DeepReadonly<PaperEdition>;

/** Whether the edition says what is on record now. Another paper size is no other paper. */
export function saysTheSame(edition: Edition, facts: FactsOnPaper): boolean {
  return sameData(edition.facts, unnumbered({ ...facts, size: edition.pageSize }));
}

/** Line breaks inside a paragraph begin a line of their own. */
const linesOf = (document: FlowDocument): string[] =>
  newspaperText(document)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('Dated:'));

const clipped = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** The edition's own words; null where this version of the program would word it otherwise. */
function wordsOfEdition(paper: DeskPaper, edition: Edition): string[] | null {
  if (edition.template !== `${paper.id}/${paper.templateVersion}`) return null;
  const facts = factsOfEdition(edition, false);
  return paper.reads(facts) ? linesOf(paper.document(facts)) : null;
}

/** “New: …”, “… (before: …)”, at most ten lines and one of the seal; empty where nothing changed or nobody can say. */
export function changedLines(paper: DeskPaper, edition: Edition, facts: FactsOnPaper): string[] {
  const { seal = null } = edition.facts;
  const ofSeal = seal === (facts.seal ?? null) ? [] : ['The village’s seal on its head'];
  return [...ofSeal, ...changedWords(paper, edition, paper.document(facts))];
}

function changedWords(paper: DeskPaper, edition: Edition, now: FlowDocument): string[] {
  const before = wordsOfEdition(paper, edition);
  if (before === null) return [];
  const after = linesOf(now);
  const gone = before.filter((line) => !after.includes(line));
  const come = after.filter((line) => !before.includes(line));
  const pairs = Array.from({ length: Math.max(gone.length, come.length) }, (_, i) => [come[i], gone[i]] as const);
  return pairs.slice(0, 10).map(([is, was]) => {
    if (is === undefined) return clipped(`Left out: ${was ?? ''}`, 200);
    return was === undefined ? clipped(`New: ${is}`, 200) : `${clipped(is, 95)} (before: ${clipped(was, 90)})`;
  });
}

/** Where copies of the edition went, as the newspaper desk and the posting log have it. */
export function whereItWent({ election: { file } }: PaperContext, paper: string, edition: number): string[] {
  const orders = file.newspaperOrders.filter((one) => one.paper === paper && one.edition === edition);
  const newspapers = orders.map(({ newspaper, sentOn, steps }) => {
    const printed = steps.find((step) => step.kind === 'printed');
    return printed?.kind === 'printed'
      ? `printed in ${newspaper} of ${dayWithoutWeekday(printed.issueDay)}`
      : `sent to ${newspaper} on ${dayWithoutWeekday(sentOn)}`;
  });
  const hangs = file.posted.filter((one) => one.paper === paper && one.edition === edition);
  const [first] = hangs.map(({ day }) => day).sort();
  const posted =
    first === undefined
      ? []
      : [
          `posted at ${hangs.length === 1 ? 'one place' : `${hangs.length} places`} from ${dayWithoutWeekday(first)} on`,
        ];
  return [...newspapers, ...posted].map((line) => clipped(line, 200));
}
