// What goes on top of the state's application form: to whom it goes back, and the village's own days. The form bears the
// county's days, which are not those of an election the village clerk conducts (§15-120(5) to (7), §15-119(7) to (9)).
import { z } from 'zod';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import { PlainDate, yearOf } from '../../domain/plain-date.ts';
import { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { sentence } from '../../words/sentence.ts';
import { addressOnPaper } from '../address-on-paper.ts';
import { type Block, bold, group, heading, lead, missing, paragraph, small, words } from '../blocks.ts';
import type { FactsOf } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import type { PaperParts } from '../paper-document.ts';
import { PaperFrame } from '../paper-frame.ts';
import { ballotKind, ofElectionLaw } from './ballot-kind.ts';

/**
 * `first`: before it none may be taken. Where the law has two readings of a day, the earlier is printed.
 */
export const CoverSlipFacts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  first: PlainDate,
  byMail: PlainDate,
  inPerson: PlainDate,
  /** The day by whose close of the polls it must be back; another than the polling day only where an order moved it. */
  back: PlainDate,
  closes: WallTime.nullable(),
});
type Facts = FactsOf<z.infer<typeof CoverSlipFacts>>;

const restsOn = ({ received, handedOut, back }: (typeof ballotKind)[MailBallotKind]): string[] =>
  [received, handedOut, back].map(ofElectionLaw);
export const coverSlipRestsOn: { readonly [kind in MailBallotKind]: readonly string[] } = {
  absentee: restsOn(ballotKind.absentee),
  'early-mail': restsOn(ballotKind['early-mail']),
};

export const coverSlip = (kind: MailBallotKind, facts: Facts): PaperParts => ({
  name: kind === 'absentee' ? 'Applying for an Absentee Ballot' : 'Applying for an Early Mail Ballot',
  of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
  type: 'posted',
  head: 'masthead',
  blocks: [
    lead(words(`For the ${electionInSentence[facts.kind]} of `), words(longDay(facts.pollDay), 'pollDay')),
    paragraph(
      bold('The days printed on the state’s form are the county’s. They do not hold for this election. '),
      words('The village clerk conducts it, and these are its days.'),
    ),
    ...days(kind, facts),
    ...returnTo(facts),
    ...formAndAgent(kind, facts),
  ],
});

const days = (kind: MailBallotKind, { first, byMail, inPerson, pollDay, back, closes }: Facts): Block[] => [
  group(
    heading(2, words('The village’s days')),
    paragraph(
      bold('To have the ballot mailed: '),
      words('your application must reach the clerk by '),
      bold(longDay(byMail), 'byMail'),
      words('. The day it arrives counts. A postmark does not.'),
    ),
    paragraph(
      bold('To get it at the office: '),
      words('you or your agent may bring the application through '),
      bold(longDay(inPerson), 'inPerson'),
      words('. If it is brought after '),
      words(longDay(byMail), 'byMail'),
      words(', the ballot is handed out at the office and not mailed.'),
    ),
    paragraph(
      bold('To be counted: '),
      words(`the clerk must have your marked ${ballotKind[kind].word} ballot not later than the close of the polls: `),
      bold(`${longDay(back)}, `, 'back'),
      closes ? bold(sentence(hourInWords(closes)), 'closes') : missing('closes', 'When the polls close', 'hours', 90),
    ),
    small(
      words('Your application may not reach the clerk before '),
      words(longDay(first), 'first'),
      words(allYear(kind, first, pollDay)),
    ),
  ),
];

/** §15-119(4)(c) and (7): asked for with all others of the calendar year, it may come earlier; only within that year. */
const allYear = (kind: MailBallotKind, first: PlainDate, pollDay: PlainDate): string =>
  kind === 'early-mail' && yearOf(first) === yearOf(pollDay)
    ? `, unless you ask for the ballots of all elections that remain in ${yearOf(pollDay)}.`
    : '.';

const returnTo = ({ clerk, village }: Facts): Block[] => [
  group(
    heading(2, words('Return the form to')),
    paragraph(
      bold(clerk.title, 'clerk.title'),
      bold(', Village of '),
      bold(village.name, 'village.name'),
      words('\n'),
      words(addressOnPaper(clerk.address), 'clerk.address'),
      ...(clerk.phone ? [words('\n'), words(clerk.phone, 'clerk.phone')] : []),
      ...(clerk.officeHours ? [words('\nOpen '), words(clerk.officeHours, 'clerk.officeHours')] : []),
    ),
    paragraph(words('Not to the county board of elections.')),
  ),
];

/** Whom §15-120(6) and §15-119(8) let the clerk hand a ballot to, and where the form has no box for a village. */
const formAndAgent = (kind: MailBallotKind, { pollDay, village }: Facts): Block[] => [
  group(
    heading(2, words('Filling in the form')),
    paragraph(
      words(
        `The form has no box for a village. Write on it for which election: “Village election, ${village.name}, ${dayWithoutWeekday(pollDay)}”.`,
        'pollDay',
      ),
    ),
    paragraph(
      words(
        `Somebody else may collect your ballot only if you name that person in the application (${ballotKind[kind].handedOut}). Sign the form yourself; if you cannot, use its place for a mark and a witness.`,
      ),
    ),
  ),
];
