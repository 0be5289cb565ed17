// Whether the mail ballots of an election add up: each whole beside its parts, and by name whatever does not. What is not on
// record is listed, never explained away.
import type { ElectionKind } from '../../domain/election.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { sentence } from '../../words/sentence.ts';
import {
  type Block,
  bold,
  type FlowDocument,
  field,
  group,
  heading,
  italic,
  paragraph,
  type Run,
  words,
} from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { closing } from '../letters/letter-parts.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { numberInWords } from './district-paper.ts';

/** “Applications: 40” */
export interface Counted {
  readonly label: string;
  readonly count: number;
}

/** `title`: “Applications”. `off`: every application or envelope that stands in no part, or in two. */
export interface ReconciliationEquation {
  readonly title: string;
  readonly whole: Counted;
  readonly parts: readonly Counted[];
  readonly off: readonly {
    /** “Application 12”, “Envelope 31”. */
    readonly which: string;
    readonly name: string;
    /** “out since March 2, not back” */
    readonly what: string;
  }[];
}

export interface ReconciliationSheetFacts extends PaperFrame {
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  /** “9:41 a.m. on Wednesday, March 17, 2027” */
  readonly asOf: string;
  readonly equations: readonly ReconciliationEquation[];
}

export const reconciliationSheet = (facts: ReconciliationSheetFacts): FlowDocument =>
  paperDocument(
    { ...facts, edition: null },
    { paper: 'reconciliation-sheet', templateVersion: 1 },
    {
      name: 'Reconciliation of the Mail Ballots',
      of: [numberInWords(facts), `election of ${dayWithoutWeekday(facts.pollDay)}`]
        .filter((part) => part !== '')
        .join(', '),
      type: 'filed',
      head: 'letterhead',
      blocks: [
        paragraph(
          words(`Absentee and early mail ballots of the ${electionInSentence[facts.election]} on `),
          words(longDay(facts.pollDay), 'pollDay'),
          words('.'),
        ),
        field('As of:', words(facts.asOf, 'asOf')),
        field('Result:', bold(result(facts.equations), 'equations')),
        ...facts.equations.flatMap(equationBlocks),
        closing(facts),
      ],
    },
  );

const sumOf = (parts: readonly Counted[]): number => parts.reduce((sum, { count }) => sum + count, 0);
const addsUp = ({ whole, parts, off }: ReconciliationEquation): boolean =>
  whole.count === sumOf(parts) && off.length === 0;

function result(equations: readonly ReconciliationEquation[]): string {
  const wrong = equations.filter((one) => !addsUp(one)).map(({ title }) => title);
  return wrong.length === 0 ? 'everything adds up.' : `this does not add up: ${wrong.join('; ')}.`;
}

/** So many names find room beside their numbers; more flow on. */
const onOneSheet = 10;

function equationBlocks(equation: ReconciliationEquation, i: number): Block[] {
  const { title, whole, parts, off } = equation;
  const at = `equations.${i}`;
  const row = ({ label, count }: Counted, sign: string, from: string): Run[][] => [
    [words(sign)],
    [words(label, `${from}.label`)],
    [bold(String(count), `${from}.count`)],
  ];
  const numbers: Block[] = [
    heading(2, words(title, `${at}.title`)),
    {
      kind: 'table',
      name: title,
      columns: [
        { title: '', share: 6, joint: ' ' },
        { title: 'What', share: 74, joint: ': ' },
        { title: 'How many', share: 20, joint: '' },
      ],
      rows: [
        row(whole, '', `${at}.whole`),
        ...parts.map((part, j) => row(part, j === 0 ? '=' : '+', `${at}.parts.${j}`)),
      ],
    },
    paragraph(bold(verdict(equation), at)),
  ];
  const names = named(off, title, at);
  return off.length > onOneSheet ? [group(...numbers), ...names] : [group(...numbers, ...names)];
}

/** “It adds up: 40 = 4 + 33 + 3.” */
function verdict(equation: ReconciliationEquation): string {
  const { whole, parts } = equation;
  const sum = sumOf(parts);
  const sums = parts.map(({ count }) => count).join(' + ');
  if (addsUp(equation)) return `It adds up: ${whole.count} = ${sums === '' ? '0' : sums}.`;
  if (whole.count === sum) return `The numbers agree (${whole.count} = ${sums}), but these stand in question:`;
  const difference = Math.abs(whole.count - sum);
  return `It does not add up: ${whole.count} on one side, ${sum} on the other; ${difference} too ${sum < whole.count ? 'few' : 'many'}.`;
}

function named(off: ReconciliationEquation['off'], title: string, at: string): Block[] {
  if (off.length === 0) return [];
  return [
    {
      kind: 'table',
      name: `${title}: by name`,
      columns: [
        { title: 'Which', share: 22, joint: ', ' },
        { title: 'Name', share: 36, joint: ': ' },
        { title: 'What does not add up', share: 42, joint: '' },
      ],
      rows: off.map(({ which, name, what }, i): Run[][] => [
        [words(which, `${at}.off.${i}.which`)],
        [name === '' ? italic('not known whose') : bold(name, `${at}.off.${i}.name`)],
        [words(sentence(what), `${at}.off.${i}.what`)],
      ]),
    },
  ];
}
