// What is to be noted about an application besides its time and its items. None of it is a reason against it: each is a
// note to the clerk, and what is about who may vote goes on to the inspectors of election (§15-120(5), (9)).
import type { DeepReadonly } from '../../deep-readonly.ts';
import { addressLines } from '../../domain/address.ts';
import type { MailApplication } from '../../domain/application.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { broughtInPerson } from '../application-arrival.ts';
import { anchorsDiffer, type ElectionFacts } from '../election-facts.ts';
import { mailBallotLimits } from '../mail-ballot-limits.ts';
import { bothEves } from '../timing-words.ts';
import { ageOnPollingDay } from './age-on-polling-day.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';
import { addressLacks, isPostOfficeBox } from './mail-address.ts';

type Paper = DeepReadonly<MailApplication>;

/** The note that must reach the envelope and the transmittal (§7 question 2 of a March 17 year). */
export const march17InPerson = 'march-17-in-person';

/** The lines a ballot is mailed to: the paper's own, else the mailing address, else the residence; null where none is there. */
export const mailedTo = ({ sendTo, mailing, residence }: Paper): readonly string[] | null =>
  sendTo?.lines ?? mailing?.lines ?? (residence && addressLines(residence).map((line) => line.trim()));

/** §15-120(6) or §15-119(8): where and to whom the ballot goes. */
const outgoing = ({ kind }: Paper): string[] => [
  citationText(kind === 'absentee' ? electionLaw('15-120', '6') : electionLaw('15-119', '8')),
];

function address(paper: Paper): LawFinding[] {
  const lines = paper.wants === 'mailed' ? mailedTo(paper) : null;
  const lacks = lines && addressLacks(lines);
  return lacks === null
    ? []
    : [
        lawFinding({
          checkId: 'mail-address',
          outcome: 'cannot-be-mailed-yet',
          sentence: `The ballot cannot be mailed yet: the address “${lines?.join(', ')}” seems to lack ${lacks}. It is kept as it stands on the paper. Ask the voter.`,
          citations: outgoing(paper),
        }),
      ];
}

const boxAsResidence = ({ kind, residence }: Paper): LawFinding[] =>
  residence === null || !isPostOfficeBox(residence.street)
    ? []
    : [
        lawFinding({
          checkId: 'residence-po-box',
          outcome: 'flagged',
          sentence: `“${residence.street}” is a box, and where the voter lives is asked for. Mail may go to a box. Ask the voter for the street; who lives in the village is for ${kind === 'absentee' ? 'the inspectors' : 'you to check against the list'}.`,
          citations: [citationText(kind === 'absentee' ? electionLaw('15-120', '4', 'a') : electionLaw('15-119'))],
        }),
      ];

/** §15-120(1): absent during all the hours of voting. In a March 17 year those are the hours of the 18th. */
function absence({ category, absence: stated }: Paper, facts: ElectionFacts): LawFinding[] {
  const { pollDay, calendarAnchor } = facts;
  if (category !== 'absent-from-county' || stated === null) return [];
  if (stated.from <= pollDay && pollDay <= stated.to) return [];
  const moved = anchorsDiffer(facts)
    ? ` This year people vote on ${longDay(pollDay)} and not on ${longDay(calendarAnchor)}; ask the voter whether that was known.`
    : ' Ask the voter.';
  return [
    lawFinding({
      checkId: 'absence-covers-polling-day',
      outcome: 'not-covered',
      sentence: `The absence stated, ${longDay(stated.from)} to ${longDay(stated.to)}, does not cover ${longDay(pollDay)}, when people vote.${moved} You decide.`,
      happenedOn: stated.to,
      limit: pollDay,
      citations: [citationText(electionLaw('15-120', '1')), citationText(electionLaw('15-120', '4', 'c', 'i'))],
    }),
  ];
}

function march17({ received, cameBy, kind }: Paper, facts: ElectionFacts): LawFinding[] {
  const limits = mailBallotLimits(facts);
  const { inPerson, lastTaken } = limits;
  if (received.day <= inPerson.date || received.day > lastTaken || !broughtInPerson({ cameBy })) return [];
  return [
    lawFinding({
      checkId: march17InPerson,
      outcome: 'on-one-reading',
      sentence: `Brought in person on ${longDay(received.day)}, the day before people vote, but on the third Tuesday itself, from which the calendar is counted. It is taken, and the envelope and the sheet for the inspectors say so.`,
      happenedOn: received.day,
      limit: inPerson.date,
      readings: bothEves(limits),
      citations: [
        citationText(kind === 'absentee' ? electionLaw('15-120', '5') : electionLaw('15-119', '7')),
        citationText(electionLaw('15-104', '1', 'b')),
      ],
    }),
  ];
}

const agent = (paper: Paper): LawFinding[] =>
  paper.wants === 'collect-agent' && paper.agent === ''
    ? [
        lawFinding({
          checkId: 'agent-not-named',
          outcome: 'flagged',
          sentence:
            'The paper names no agent. The ballot is handed to the voter, or to an agent named in the application and to nobody else: ask the voter to name one in writing.',
          citations: outgoing(paper),
        }),
      ]
    : [];

/** §15-120(3) asks for a signature and says nothing of marks; §15-119(3) has the mark and the witness's statement. */
const markInWords: Readonly<Record<MailApplication['kind'], string>> = {
  absentee: 'A mark can be a signature; what of the witness is missing is noted, and you decide.',
  'early-mail':
    'For early mail a mark stands for the signature together with a statement that one witness has signed, with the date, the voter’s name and the witness’s address; the state’s form has a place for it. Ask the voter for it; you decide.',
};

const mark = ({ kind, signature, witness }: Paper): LawFinding[] =>
  signature === 'mark-and-witness' && (witness === null || witness.name === '' || witness.address === '')
    ? [
        lawFinding({
          checkId: 'witness-of-mark',
          outcome: 'flagged',
          sentence: `The voter made a mark, and who saw it is not written with name and address. ${markInWords[kind]}`,
          citations: [citationText(kind === 'absentee' ? electionLaw('15-120', '3') : electionLaw('15-119', '3'))],
        }),
      ]
    : [];

/** The notes in the order of the state's form. Throws for an election without a register here. */
export const applicationNotes = (paper: Paper, facts: ElectionFacts): LawFinding[] => [
  ...absence(paper, facts),
  ...[paper.birthDate && ageOnPollingDay(paper.birthDate, facts.pollDay)].filter((one) => one !== null),
  ...boxAsResidence(paper),
  ...address(paper),
  ...agent(paper),
  ...mark(paper),
  ...march17(paper, facts),
];
