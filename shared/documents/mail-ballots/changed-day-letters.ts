// The letters to everybody who holds an envelope with another day or hour: by when the ballot must be back now, and that the
// envelope they have is the one to use. A sheet for each. No statute that was found takes an envelope out of use for its date.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { MailAddress } from '../../domain/address.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { envelopeNumber } from '../../words/mail-ballots.ts';
import { sentence } from '../../words/sentence.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  group,
  heading,
  italic,
  newPage,
  paragraph,
  space,
  words,
} from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { closing, letterDate } from '../letters/letter-parts.ts';
import { letterheadLines } from '../paper-document.ts';
import { ballotKind } from './ballot-kind.ts';
import { type DistrictPaperFacts, districtPaper } from './district-paper.ts';
import { askMe } from './mail-letter.ts';

export interface ChangedDayLetter {
  readonly to: { readonly name: string; readonly address: DeepReadonly<MailAddress> | null };
  readonly kind: MailBallotKind;
  readonly envelope: number;
  /** What stands on the envelope the voter has. */
  readonly says: { readonly day: PlainDate; readonly closes: WallTime };
}

/** `day` and `closes`: by when a ballot must be back now. */
export interface ChangedDayLettersFacts extends DistrictPaperFacts {
  readonly day: PlainDate;
  readonly closes: WallTime | null;
  readonly dated: PlainDate;
  readonly letters: readonly ChangedDayLetter[];
}

const name = 'New Day or Hour to Return Your Ballot';

export const changedDayLetters = (facts: ChangedDayLettersFacts): FlowDocument =>
  districtPaper(facts, { paper: 'changed-day-letters', templateVersion: 1, name }, [
    ...(facts.letters.length === 0
      ? [paragraph(italic('Nobody holds an envelope that names another day or hour.'))]
      : facts.letters.flatMap((letter, i) => [...(i === 0 ? [] : anotherHead(facts)), ...letterTo(letter, i, facts)])),
  ]);

const anotherHead = (facts: ChangedDayLettersFacts): Block[] => [
  newPage(),
  letterheadLines(facts),
  space(4),
  { kind: 'rule' },
  heading(2, words(name)),
];

const moment = (day: PlainDate, closes: WallTime | null): string =>
  closes === null ? longDay(day) : `${longDay(day)}, ${hourInWords(closes)}`;

function letterTo({ to, kind, envelope, says }: ChangedDayLetter, i: number, facts: ChangedDayLettersFacts): Block[] {
  const at = `letters.${i}`;
  return [
    letterDate(facts.dated),
    group(
      paragraph(
        words(to.name, `${at}.to.name`),
        ...(to.address
          ? [words(to.address.lines.map((line) => `\n${line}`).join(''), `${at}.to.address`)]
          : [words('\n'), blank(`${at}.to.address`, 260), words('\n'), blank(`${at}.to.address`, 260)]),
      ),
      space(4),
    ),
    paragraph(
      words(`I sent you ${ballotKind[kind].one} for the ${electionInSentence[facts.election]} of the Village of `),
      words(facts.village.name, 'village.name'),
      words('. The return envelope, number '),
      words(envelopeNumber(envelope), `${at}.envelope`),
      words(', says that it must be back by '),
      words(sentence(moment(says.day, says.closes)), `${at}.says`),
      words(' That has changed.'),
    ),
    paragraph(
      words('To be counted, your ballot must be received by the village clerk not later than '),
      bold(sentence(moment(facts.day, facts.closes)), 'closes'),
      words(` A postmark does not count (${ballotKind[kind].back}).`),
    ),
    paragraph(
      bold('Use the envelope you have.'),
      words(
        ' You need no new ballot and no new envelope, and nothing on the envelope has to be crossed out. Follow its directions as they are; only the day and the hour are the ones in this letter.',
      ),
    ),
    paragraph(words('If you have sent the ballot back already, you need do nothing.')),
    askMe(facts),
    closing(facts),
  ];
}
