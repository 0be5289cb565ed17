// The candidates as they stand, in the order of the ballot: what the printer sets, what the notice says, what anybody asks for.
// A name stands letter for letter as it stands on the ballot.
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday } from '../../words/days.ts';
import { addressOnPaper } from '../address-on-paper.ts';
import { BallotFact, type ContestFact, termOnBallot, voteFor } from '../ballots/ballot-facts.ts';
import {
  type Block,
  bold,
  group,
  heading,
  italic,
  missing,
  paragraph,
  type Run,
  type Table,
  words,
} from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { signOff } from '../sign-off.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  ...BallotFact.shape,
  dated: PlainDate.nullable(),
});
type Facts = DeepReadonly<z.infer<typeof Facts>>;

export const listOfCandidates = definePaper({
  paper: 'list-of-candidates',
  templateVersion: 1,
  title: 'List of candidates',
  kind: 'list',
  newspaper: false,
  citations: ['Election Law §7-116', 'Election Law §15-104(3)(c)', 'Election Law §15-134'],
  facts: Facts,
  parts: (facts) => ({
    name: 'List of Candidates',
    of: dayWithoutWeekday(facts.pollDay),
    type: 'filed',
    head: 'letterhead',
    blocks: [
      paragraph(
        words('Candidates for the '),
        ...electionToBeHeld(facts, facts.village),
        words(', as they stand on the day of this list, in the order of the ballot.'),
      ),
      ...facts.contests.flatMap(contestBlocks),
      ...propositionBlocks(facts),
      signOff(facts, facts.dated),
    ],
  }),
});

/** So many lines always find room on one sheet; more flow on, and the last of them stay with the end of the list. */
const onOneSheet = 12;

function contestBlocks(contest: ContestFact, i: number): Block[] {
  const { title, seats, lines } = contest;
  const head = [
    heading(2, words(title, `contests.${i}.title`)),
    paragraph(...termOnBallot(contest, i), words('. '), words(`${voteFor(seats)}.`, `contests.${i}.seats`)),
  ];
  if (lines.length === 0) return [group(...head, paragraph(italic('No candidate.')))];
  return lines.length > onOneSheet
    ? [group(...head), linesTable(contest, i)]
    : [group(...head, linesTable(contest, i))];
}

const linesTable = ({ title, lines }: ContestFact, i: number): Table => ({
  kind: 'table',
  name: `Candidates for ${title}`,
  columns: [
    { title: 'No.', share: 7, joint: '. ' },
    { title: 'Name on the ballot', share: 35, joint: ', ' },
    { title: 'Residence', share: 30, joint: ': ' },
    { title: 'Party or body', share: 28, joint: '' },
  ],
  rows: lines.map(({ name, residence, body, sameAs }, j): Run[][] => {
    const field = `contests.${i}.lines.${j}`;
    return [
      [words(String(j + 1))],
      [bold(name, `${field}.name`)],
      [
        residence === null
          ? missing(`${field}.residence`, `The address of ${name}`, 'candidates', 110)
          : words(addressOnPaper(residence), `${field}.residence`),
      ],
      [
        body === '' ? italic('none on record') : words(body, `${field}.body`),
        ...(sameAs === null ? [] : [words(` (the same person as no.\u00a0${sameAs})`)]),
      ],
    ];
  }),
});

function propositionBlocks({ questions }: Facts): Block[] {
  if (questions.length === 0) return [];
  return [
    heading(2, words(questions.length === 1 ? 'Proposition' : 'Propositions')),
    ...questions.map(({ label, title }, i) =>
      paragraph(bold(label, `questions.${i}.label`), words(': '), words(title, `questions.${i}.title`)),
    ),
  ];
}
