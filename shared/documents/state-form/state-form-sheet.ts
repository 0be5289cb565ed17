// The sheet that goes with the state's application form: behind a form that was filled in, what is still to be written by hand;
// in place of one that cannot be, what to write in which part. Positions on the form are never guessed, and nothing is signed.
import type { ElectionKind } from '../../domain/election.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  field,
  group,
  heading,
  paragraph,
  type Run,
  type Table,
  tick,
  words,
} from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { deliveryPart, type FormItem } from './form-items.ts';

export const stateFormSheetPaper = { paper: 'state-form-sheet', templateVersion: 1 } as const;

export interface StateFormSheetFacts extends PaperFrame {
  readonly kind: MailBallotKind;
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  readonly applicant: string;
  /** The title of the revision that was filled in; null where nothing was. */
  readonly filled: string | null;
  /** Why the form itself is not filled in, in a sentence; null where it is. */
  readonly why: string | null;
  /** What a hand writes, in the order of the form. */
  readonly byHand: readonly FormItem[];
  /** The voter has not said how the ballot is wanted. */
  readonly wantsNotSaid: boolean;
  /** What is asked for is this election alone: the box of a special election stands for it. */
  readonly thisElection: boolean;
  /** Of the village's register, where the application is in it; null before. */
  readonly number: number | null;
  readonly district: string;
  /** The last days for this election: to come by mail, and to be brought. */
  readonly byMail: PlainDate;
  readonly inPerson: PlainDate;
}

const formName = { absentee: 'Absentee Ballot Application', 'early-mail': 'Early Mail Ballot Application' } as const;

export const stateFormSheet = (facts: StateFormSheetFacts): FlowDocument =>
  paperDocument({ ...facts, edition: null }, stateFormSheetPaper, {
    name:
      facts.filled === null
        ? `What to Write on the State’s ${formName[facts.kind]}`
        : `With the State’s ${formName[facts.kind]}`,
    of: facts.applicant,
    type: 'filed',
    head: 'letterhead',
    blocks: [...about(facts), ...toWrite(facts), ...forTheVoter(facts), ...boardUseOnly(facts)],
  });

const about = (facts: StateFormSheetFacts): Block[] => [
  field('For:', bold(facts.applicant, 'applicant')),
  field('Election:', words(`${electionInSentence[facts.election]}, ${longDay(facts.pollDay)}`, 'pollDay')),
  paragraph(
    ...(facts.why === null
      ? [
          words('The state’s form in front of this sheet (“'),
          words(facts.filled ?? '', 'filled'),
          words('”) is filled in as far as its fields are known.'),
        ]
      : [words(facts.why, 'why')]),
  ),
];

const inRow = ({ label, write, path }: FormItem, i: number): Run[] =>
  write === null ? tick(`byHand.${i}`, label.replace(/^The box: /, '')) : [words(`${label}: `), bold(write, path)];

function toWrite({ byHand, filled }: StateFormSheetFacts): Block[] {
  if (byHand.length === 0) return [];
  const parts = [...new Set(byHand.map(({ part }) => part))];
  const table: Table = {
    kind: 'table',
    name: 'What to write',
    columns: [
      { title: 'Part of the form', share: 34, joint: ': ' },
      { title: filled === null ? 'Tick or write' : 'Still to be ticked or written', share: 66, joint: '' },
    ],
    rows: parts.map((part) => [
      [words(part)],
      byHand
        .map((one, i) => ({ one, i }))
        .filter(({ one }) => one.part === part)
        .flatMap(({ one, i }, place) => [...(place === 0 ? [] : [words('\n')]), ...inRow(one, i)]),
    ]),
  };
  return [heading(2, words(filled === null ? 'In the order of the form' : 'Still to be done by hand')), table];
}

/** How it comes and how the ballot is wanted are two questions (§15-120(5)); the form's own days are the county's. */
const forTheVoter = (facts: StateFormSheetFacts): Block[] => [
  heading(2, words('What the voter does')),
  paragraph(
    words('Read the whole form, correct what is wrong, '),
    ...(facts.wantsNotSaid ? [words(`say under “${deliveryPart}” how you want the ballot, `)] : []),
    bold('sign it and write the date yourself.'),
    words(' Nobody may sign for you. If you cannot, make your mark before a witness.'),
  ),
  paragraph(
    words(
      facts.thisElection
        ? 'The form has no box for a village election. “Special Election” stands for it: write '
        : 'The form has no box for a village election: write ',
    ),
    bold(`“Village election, ${longDay(facts.pollDay)}”`, 'pollDay'),
    words(
      ' beside what you ask for. Leave every part about a primary election empty. For “board of elections” read “village clerk”.',
    ),
  ),
  paragraph(
    words(
      'The days printed on the form are those of county elections. For this election it must reach the village clerk at the address above',
    ),
    words(', not later than '),
    bold(longDay(facts.byMail), 'byMail'),
    words(' if the ballot is to be mailed, or through '),
    bold(longDay(facts.inPerson), 'inPerson'),
    words(
      ' if you or your agent bring it to have the ballot handed out. The day it is received counts, not the postmark.',
    ),
  ),
];

const boardUseOnly = ({ number, district, village }: StateFormSheetFacts): Block[] => [
  group(
    heading(2, words('For the clerk: the corner “Board Use Only”')),
    field(
      'Town, ward, district:',
      words('Village of '),
      words(village.name, 'village.name'),
      ...(district === '' ? [] : [words(', district '), words(district, 'district')]),
    ),
    field('Number in the register:', ...(number === null ? [blank('number', 90)] : [bold(String(number), 'number')])),
    field('Received, day and hour:', blank('received', 220)),
    field('Decided:', blank('decided', 220)),
  ),
];
