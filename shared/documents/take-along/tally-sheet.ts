// Blank tallies, a sheet for each district: every office with its lines in the order of the ballot, spaces for names written
// in, blank and void ballots, and the propositions. What is counted at the close of the polls is typed in later in this order.
import { z } from 'zod';
import { NameLine } from '../../domain/text.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { districtInWords } from '../../words/inspectors.ts';
import { BallotFact, type ContestFact, type QuestionFact, termOnBallot, voteFor } from '../ballots/ballot-facts.ts';
import {
  type Block,
  blank,
  bold,
  type Column,
  field,
  group,
  heading,
  italic,
  newPage,
  paragraph,
  type Run,
  signature,
  small,
  type Table,
  words,
} from '../blocks.ts';
import { definePaper, type FactsOf } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';

/** `districts`: their names in order; [''] in a village that names none. `answers`: to a proposition. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  ...BallotFact.shape,
  districts: z.array(z.union([NameLine, z.literal('')])).min(1),
  method: z.enum(['paper', 'machine']),
  answers: z.strictObject({ yes: NameLine, no: NameLine }),
});
type Facts = FactsOf<z.infer<typeof Facts>>;

export const tallySheet = definePaper({
  paper: 'tally-sheet',
  templateVersion: 1,
  title: 'Tally sheets',
  kind: 'list',
  newspaper: false,
  citations: ['Election Law §15-126(1)', 'Election Law §15-120(10)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Tally Sheet',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'filed',
    head: 'masthead',
    blocks: tallyBlocks(facts),
  }),
});

/** One district after another, each on sheets of its own. */
export const tallyBlocks = (facts: Facts): Block[] =>
  facts.districts.flatMap((district, i) => [...(i === 0 ? [] : [newPage()]), ...districtBlocks(facts, district, i)]);

function districtBlocks(facts: Facts, district: string, i: number): Block[] {
  return [
    heading(
      2,
      ...(district === '' ? [words('The whole village')] : [words(districtInWords(district), `districts.${i}`)]),
    ),
    paragraph(
      words('Canvass at the '),
      ...electionToBeHeld(facts, facts.village),
      words(
        '. Count at once at the close of the polls and do not adjourn (Election Law §15-126(1)). The tally is the board’s.',
      ),
    ),
    small(
      words(
        'For each office: all votes, names written in and blanks together must be the ballots counted times the votes each voter has. If they are not, count again before anybody signs. Mail ballots are canvassed with the others and included in the totals (Election Law §15-120(10)); what leaves this sheet is the column “All”. Where a district has fewer than ten mail ballots (this office’s figure, not the law’s), leave the column “Mail” empty and count them in “All” only, so that the sheet shows nobody’s vote.',
      ),
    ),
    ballotsCounted(facts, i),
    ...facts.contests.flatMap((contest, at) => contestBlocks(facts, contest, at, i)),
    ...facts.questions.map((question, at) => questionBlock(facts, question, at, i)),
    group(
      paragraph(
        ...(district === ''
          ? [words('Counted')]
          : [bold(districtInWords(district), `districts.${i}`), words(': counted')]),
        words(' and compared by the inspectors of election:'),
      ),
      // Two or four serve on a board (§15-116(1)).
      ...[0, 1, 2, 3].map(() => signature(240, [words('Inspector of election')])),
      field('Hour at which the count ended:', blank(`district.${i}.ended`, 120)),
    ),
  ];
}

/** Where votes come from; the columns of every table of the sheet. */
const counts = (method: Facts['method']): readonly string[] => [
  method === 'machine' ? 'Machine' : 'Paper',
  'Mail',
  'All',
];

const columnsOf = (first: string, method: Facts['method']): Column[] => [
  { title: first, share: 58, joint: ': ' },
  ...counts(method).map((title) => ({ title, share: 14, joint: ', ' })),
];

const toCount = (method: Facts['method'], at: string): Run[][] =>
  counts(method).map((title) => [words('\u00a0'), blank(`${at}.${title}`, 40)]);

function ballotsCounted({ method }: Facts, i: number): Table {
  const at = `district.${i}.ballots`;
  const rows = ['Ballots counted', 'Void ballots, not counted for anything'];
  return {
    kind: 'table',
    name: 'Ballots',
    columns: columnsOf('Ballots', method),
    rows: rows.map((title, row) => [[words(title)], ...toCount(method, `${at}.${row}`)]),
  };
}

/** Spaces for names written in, on each office. */
const writeIns = 3;

function contestBlocks(facts: Facts, contest: ContestFact, at: number, i: number): Block[] {
  const { method } = facts;
  const place = `contests.${at}`;
  const row = (title: Run[], id: string): Run[][] => [title, ...toCount(method, `district.${i}.${place}.${id}`)];
  return [
    group(
      heading(3, words(contest.title, `${place}.title`)),
      paragraph(...termOnBallot(contest, at), words('. '), words(voteFor(contest.seats), `${place}.seats`), words('.')),
    ),
    {
      kind: 'table',
      name: contest.title,
      columns: columnsOf('Name', method),
      rows: [
        ...contest.lines.map((line, n) => row(lineRuns(contest, n, `${place}.lines.${n}`), `line-${line.row}-${n}`)),
        ...Array.from({ length: writeIns }, (_, n) =>
          row([words('Written in: '), blank(`${place}.write-in.${n}`, 130)], `write-in-${n}`),
        ),
        row([italic('Blank: votes not used')], 'blank'),
        row([bold('Together')], 'together'),
      ],
    },
  ];
}

function lineRuns({ lines }: ContestFact, n: number, at: string): Run[] {
  const line = lines[n];
  if (!line) return [];
  const { name, row, body, sameAs } = line;
  const first = sameAs === null ? undefined : lines[sameAs - 1];
  return [
    ...(row === '' ? [] : [words(`${row}  `, `${at}.row`)]),
    bold(name, `${at}.name`),
    ...(body === '' ? [] : [words('\n'), words(body, `${at}.body`)]),
    ...(first ? [words('\n'), italic(`the same person as on row ${first.row}: add both`)] : []),
  ];
}

function questionBlock({ method, answers }: Facts, question: QuestionFact, at: number, i: number): Block {
  const place = `questions.${at}`;
  const row = (title: Run[], id: string): Run[][] => [title, ...toCount(method, `district.${i}.${place}.${id}`)];
  return group(
    heading(3, words(question.label, `${place}.label`), words(': '), words(question.title, `${place}.title`)),
    {
      kind: 'table',
      name: question.label,
      columns: columnsOf('Answer', method),
      rows: [
        row([bold(answers.yes, 'answers.yes')], 'yes'),
        row([bold(answers.no, 'answers.no')], 'no'),
        row([italic('Blank: no answer')], 'blank'),
        row([bold('Together')], 'together'),
      ],
    },
  );
}
