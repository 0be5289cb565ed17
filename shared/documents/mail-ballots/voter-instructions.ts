// The sheet that goes out with each mail ballot: mark, fold, seal, then sign; who must have it, and by when. A village's rule is
// not the county's: the village clerk must have the ballot when the polls close, and a postmark does not help (§15-120(7),
// §15-119(9)). How it is marked follows the general election (§15-120(8), §7-122(1)(b)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { EnvelopeFamily } from '../../domain/envelope.ts';
import { money } from '../../domain/envelope-settings.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { listInWords } from '../../words/lists.ts';
import { capital, sentence } from '../../words/sentence.ts';
import { addressOnPaper } from '../address-on-paper.ts';
import { type Block, bold, group, heading, lead, missing, paragraph, type Run, small, words } from '../blocks.ts';
import type { FactsOf } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import type { PaperParts } from '../paper-document.ts';
import { PaperFrame } from '../paper-frame.ts';
import { ballotKind as law, ofElectionLaw } from './ballot-kind.ts';

export const VoterInstructionsFacts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  /** A scanner counts it, or people do; null where the village has not said. */
  counted: z.enum(['by-hand', 'by-machine']).nullable(),
  family: EnvelopeFamily,
  /** The place for the district is on the envelope only where there is more than one. */
  severalDistricts: z.boolean(),
  /** `cents` null: not stated. */
  postage: z.strictObject({
    by: z.enum(['not-said', 'voter', 'village']),
    cents: z.number().int().min(1).max(10_000).nullable(),
  }),
  /** The day by whose close of the polls it must be back; another than the polling day only where an order moved it. */
  back: PlainDate,
  closes: WallTime.nullable(),
});
export type VoterInstructionsFacts = DeepReadonly<z.infer<typeof VoterInstructionsFacts>>;
type Facts = FactsOf<z.infer<typeof VoterInstructionsFacts>>;

/** What the sheet rests on: who must have it by when, how it is marked and prepared, and who may help. */
export const instructionsRestOn: { readonly [kind in MailBallotKind]: readonly string[] } = {
  absentee: [
    ...[law.absentee.back, law.absentee.toInspectors, '§7-122(1)(b)', '§7-122(6)'].map(ofElectionLaw),
    '52 U.S.C. §10508',
  ],
  'early-mail': [
    ...[law['early-mail'].back, law['early-mail'].toInspectors, '§7-119'].map(ofElectionLaw),
    '52 U.S.C. §10508',
  ],
};

export const voterInstructions = (kind: MailBallotKind, facts: Facts): PaperParts => ({
  name: kind === 'absentee' ? 'Voting by Absentee Ballot' : 'Voting by Early Mail Ballot',
  of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
  type: 'posted',
  head: 'masthead',
  blocks: [
    lead(words(capital(electionInSentence[facts.kind])), words(', '), words(longDay(facts.pollDay), 'pollDay')),
    ...whenAndWhere(facts),
    heading(2, words('How to do it')),
    ...steps(facts),
    ...help(facts),
  ],
});

const step = (number: number, name: string, ...runs: readonly Run[]): Block =>
  paragraph(bold(`${number}.\u00a0${name}. `), ...runs);

function steps(facts: Facts): Block[] {
  const { family } = facts;
  const first = family === 'one' ? 'return envelope' : 'affirmation envelope';
  return [
    step(1, 'Mark', ...marking(facts)),
    step(2, 'Fold', words(folding(facts))),
    step(3, 'Seal', words(`Put the ballot, and nothing else, into the ${first} and seal it.`)),
    step(
      4,
      'Then sign',
      words(
        family === 'one'
          ? `After you have sealed the envelope, read the affirmation on its back. Then, in ink, write there the date, ${places(facts)}.`
          : `After you have sealed the affirmation envelope, read the affirmation on it. Write the date and sign it, in ink. On its other side write ${affirmedBy(facts)}.`,
      ),
    ),
    ...(family === 'two'
      ? [
          step(
            5,
            'Second envelope',
            words(
              `Put the sealed affirmation envelope into the return envelope and seal that too. On its back write, in ink, ${places(facts)}.`,
            ),
          ),
        ]
      : []),
    step(family === 'one' ? 5 : 6, 'Send it or bring it', ...sending(facts)),
  ];
}

/** What §15-120(7) and §15-119(9) have the voter write on the reverse of the return envelope. */
const places = ({ severalDistricts, village }: Facts): string =>
  listInWords([
    ...['your signature', 'your printed name', `your residence address within the Village of ${village.name}`],
    ...(severalDistricts ? ['your village election district'] : []),
  ]);

/** The affirmation speaks of the election district “shown on the reverse side of this envelope” (§7-122(6), §7-119(6)). */
const affirmedBy = ({ severalDistricts }: Facts): string =>
  listInWords(['your name', 'your residence', ...(severalDistricts ? ['your election district'] : [])]);

/** §7-122(1)(b): an oval where a scanner counts, a square where people do. */
function marking({ counted }: Facts): Run[] {
  const where =
    counted === null
      ? [
          words('Mark only the '),
          missing('counted', 'How the ballots are counted', 'paper', 110),
          words(' beside each'),
        ]
      : [words(counted === 'by-machine' ? 'In ink, fill in the oval beside each' : 'Mark the square beside each')];
  return [
    ...where,
    words(
      ' name or answer you choose, as the ballot shows. Choose no more than the ballot allows for each office: if you do, your vote for that office does not count. Write nothing anywhere else on the ballot. A mark in another place may put your vote in doubt.',
    ),
  ];
}

const folding = ({ counted }: Facts): string =>
  counted === 'by-machine'
    ? 'Fold it along the folds it came with, and nowhere else: a machine reads it. Do not tear, tape or staple it.'
    : 'Fold it so that nobody sees how it is marked.';

function sending({ postage, clerk, village }: Facts): Run[] {
  const cents = postage.cents === null ? '' : `: ${money(postage.cents)}`;
  const paid = {
    voter: `If you mail it, First-Class Mail postage must be applied${cents}. `,
    village: 'If you mail it, the village has paid the postage. ',
    'not-said': '',
  }[postage.by];
  return [
    ...(paid === '' ? [] : [words(paid, 'postage')]),
    words('It goes to the '),
    bold(`${clerk.title}, Village of ${village.name}, ${addressOnPaper(clerk.address)}`, 'clerk.address'),
    words('.'),
  ];
}

const whenAndWhere = ({ back, closes }: Facts): Block[] => [
  group(
    heading(2, words('When the village clerk must have it')),
    paragraph(
      words('Not later than the close of the polls: '),
      bold(longDay(back), 'back'),
      bold(', '),
      closes ? bold(sentence(hourInWords(closes)), 'closes') : missing('closes', 'When the polls close', 'hours', 90),
    ),
    paragraph(
      words(
        'The day and hour it arrives count. A postmark does not. What you read about ballots that arrive after election day holds for county elections and not for this one. Mail it early, or have it brought to the clerk.',
      ),
    ),
  ),
];

const help = ({ clerk }: Facts): Block[] => [
  group(
    heading(2, words('If something goes wrong, or you need help')),
    paragraph(
      bold('A mistake? '),
      words('You have a right to another ballot. Do not erase or cross out. '),
      ...(clerk.phone
        ? [words('Call the village clerk at '), bold(clerk.phone, 'clerk.phone'), words('.')]
        : [words('Tell the village clerk.')]),
    ),
  ),
  paragraph(
    bold('Help. '),
    words(
      'If you cannot see, read or write, or have a disability, a person you choose may help you: anybody but your employer, an agent of your employer, or an officer or agent of your union.',
    ),
  ),
  paragraph(
    bold('You cannot sign? '),
    words('Make your mark. A witness who sees it signs beside it and writes an address.'),
  ),
  ...(clerk.officeHours
    ? [small(words('The clerk’s office is open '), words(sentence(clerk.officeHours), 'clerk.officeHours'))]
    : []),
];
