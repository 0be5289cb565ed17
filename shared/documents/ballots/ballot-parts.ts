// The proof of a ballot for the printer, and the sample ballot: every contest in its order, spaces to write names in, the
// propositions. Nothing on it is a ballot's number or of any voter. Instructions to voters are printed only as they were
// typed: their words come from the attorney or the county, not from here.
import { z } from 'zod';
import { NameLine, OptionalLine, Paragraphs } from '../../domain/text.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import {
  type Block,
  blank,
  bold,
  type CheckBox,
  group,
  heading,
  lead,
  missing,
  paragraph,
  type Run,
  space,
  words,
} from '../blocks.ts';
import type { FactsOf } from '../define-paper.ts';
import { electionName } from '../election-name.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import type { PaperParts } from '../paper-document.ts';
import { PaperFrame } from '../paper-frame.ts';
import { BallotFact, type ContestFact, type QuestionFact, termOnBallot, voteFor } from './ballot-facts.ts';
import { machineGrid } from './machine-grid.ts';

export const BallotProofFacts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  ...BallotFact.shape,
  /** How people vote at the polls. A ballot that goes by mail is paper in any case. */
  method: z.enum(['paper', 'machine']),
  /** Who owns the machine; '' with paper. */
  owner: OptionalLine,
  instructions: Paragraphs.nullable(),
  /** What the two answers to a proposition are called. */
  answers: z.strictObject({ yes: NameLine, no: NameLine }),
});
type Facts = FactsOf<z.infer<typeof BallotProofFacts>>;

export type BallotVariant = 'election-day' | 'absentee' | 'early-mail' | 'sample';

/** §7-122(1)(a) and §7-119(1): the words a mail ballot is endorsed with. */
const names: Readonly<Record<BallotVariant, string>> = {
  'election-day': 'Ballot',
  absentee: 'Absentee Ballot',
  'early-mail': 'Early Mail Ballot',
  sample: 'Sample Ballot',
};
const whatItIs = {
  PROOF: 'PROOF. Not a ballot: for checking and for the printer.',
  SAMPLE: 'SAMPLE. This is not a ballot and cannot be voted.',
} as const;

export function ballotParts(variant: BallotVariant, facts: Facts): PaperParts {
  const mark = variant === 'sample' ? 'SAMPLE' : 'PROOF';
  const byMachine = facts.method === 'machine' && (variant === 'election-day' || variant === 'sample');
  return {
    name: names[variant],
    of: dayWithoutWeekday(facts.pollDay),
    type: 'filed',
    head: 'masthead',
    mark,
    blocks: [
      lead(bold(electionName[facts.kind]), words('\n'), words(longDay(facts.pollDay), 'pollDay')),
      paragraph(bold(whatItIs[mark])),
      ...paragraphsOf(facts.instructions ?? '', 'instructions'),
      ...(byMachine ? [machineNote(facts.owner), ...machineGrid(facts)] : facts.contests.map(contestBlock)),
      ...facts.questions.map((question, i) => questionBlock(question, i, facts)),
    ],
  };
}

const paragraphsOf = (text: string, field: string): Block[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => paragraph(words(line, field)));

const machineNote = (owner: string): Block =>
  paragraph(
    words('People vote on a machine'),
    ...(owner === '' ? [] : [words(' of '), words(owner, 'owner')]),
    words(
      '. The form that the county board or its printer gives for that machine governs; this shows who stands on which line.',
    ),
  );

const box = (...runs: readonly Run[]): CheckBox => ({ kind: 'check-box', checked: false, runs });

/** Each candidate with a box, then a space to write a name in for each seat. */
const contestBlock = (contest: ContestFact, i: number): Block =>
  group(
    space(8),
    { kind: 'rule' },
    heading(2, words(contest.title, `contests.${i}.title`)),
    ...(contest.printsTerm ? [paragraph(...termOnBallot(contest, i))] : []),
    paragraph(bold(voteFor(contest.seats), `contests.${i}.seats`)),
    ...contest.lines.map(({ name, body }, j) =>
      box(
        bold(name, `contests.${i}.lines.${j}.name`),
        ...(body === '' ? [] : [words('\n'), words(body, `contests.${i}.lines.${j}.body`)]),
      ),
    ),
    ...Array.from({ length: contest.seats }, (_, j) =>
      box(words('Write in: '), blank(`contests.${i}.writeIn.${j}`, 300)),
    ),
  );

const questionBlock = ({ label, title, text }: QuestionFact, i: number, { answers }: Facts): Block =>
  group(
    space(8),
    { kind: 'rule' },
    heading(2, words(label, `questions.${i}.label`), words(': '), words(title, `questions.${i}.title`)),
    ...(text === null
      ? [paragraph(missing(`questions.${i}.text`, `The words of “${title}”`, 'propositions', 440))]
      : paragraphsOf(text, `questions.${i}.text`)),
    box(bold(answers.yes, 'answers.yes')),
    box(bold(answers.no, 'answers.no')),
  );
