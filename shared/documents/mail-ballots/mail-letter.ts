// What every letter about an application for a mail ballot has: whom it goes to, which application, and where a person votes
// who gets no ballot by mail. None names a reason of absence or a birth date.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { MailAddress } from '../../domain/address.ts';
import type { ElectionKind, PollHours, PollingPlace } from '../../domain/election.ts';
import type { HappenedOn } from '../../domain/finding.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import type { WallTime } from '../../domain/wall-time.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords, pollHoursInWords } from '../../words/hours.ts';
import { momentInWords } from '../../words/moments.ts';
import { sentence } from '../../words/sentence.ts';
import { type Block, blank, bold, type FlowDocument, group, paragraph, type Run, space, words } from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { closing, letterDate } from '../letters/letter-parts.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { ballotKind } from './ballot-kind.ts';

/** What an application is called by: its number in the register, its kind and its election. */
export interface AboutApplication extends PaperFrame {
  readonly kind: MailBallotKind;
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  readonly application: number;
}

/** `edition` is the number of the letter itself. `to.address` null: a ruled space. */
export interface MailLetterFacts extends AboutApplication {
  readonly to: { readonly name: string; readonly address: DeepReadonly<MailAddress> | null };
  readonly received: Readonly<HappenedOn>;
  readonly dated: PlainDate;
}

/** Where and when this voter votes; null where it is not on record. */
export interface PollsOfVoter {
  readonly hours: DeepReadonly<PollHours> | null;
  readonly place: DeepReadonly<PollingPlace> | null;
}

/** The letter with its number and its application at the foot of every sheet; `after` stands below the clerk's signature. */
export const mailLetter = (
  facts: MailLetterFacts,
  paper: { readonly paper: string; readonly templateVersion: number; readonly name: string },
  blocks: readonly Block[],
  after: readonly Block[] = [],
): FlowDocument =>
  paperDocument({ ...facts, edition: null }, paper, {
    name: paper.name,
    of: numbered(facts, facts.dated),
    type: 'filed',
    head: 'letterhead',
    blocks: [letterDate(facts.dated), addressedTo(facts), ...blocks, closing(facts), ...after],
  });

/** “no. 3, application 12, March 1, 2027” */
export const numbered = ({ edition, application }: AboutApplication, day: PlainDate): string =>
  `no.\u00a0${edition ?? '–'}, application\u00a0${application}, ${dayWithoutWeekday(day)}`;

const addressedTo = ({ to }: MailLetterFacts): Block =>
  group(
    paragraph(
      words(to.name, 'to.name'),
      ...(to.address
        ? [words(to.address.lines.map((line) => `\n${line}`).join(''), 'to.address')]
        : [words('\n'), blank('to.address', 260), words('\n'), blank('to.address', 260)]),
    ),
    space(4),
  );

/** “general village election of the Village of Example Falls on Tuesday, March 16, 2027” */
export const theElection = ({ election, pollDay, village }: AboutApplication): Run[] => [
  words(`${electionInSentence[election]} of the Village of `),
  words(village.name, 'village.name'),
  words(' on '),
  words(longDay(pollDay), 'pollDay'),
];

/** “Your application for an absentee ballot for the … came to my office on Tuesday, …, and is number 12 of my register.” */
export const yourApplication = (facts: MailLetterFacts): Block =>
  paragraph(
    words(`Your application for ${ballotKind[facts.kind].one} for the `),
    ...theElection(facts),
    words(' came to my office on '),
    bold(momentInWords(facts.received), 'received'),
    words(', and has number '),
    words(String(facts.application), 'application'),
    words(' in my register.'),
  );

/** By when a ballot must be back; the day and, where it is on record, the hour. */
export const mustBeBack = ({ kind, pollDay }: AboutApplication, closes: WallTime | null): Block =>
  paragraph(
    words('To be counted, the ballot must be received by the village clerk not later than the close of the polls: '),
    bold(sentence(closes ? `${longDay(pollDay)}, ${hourInWords(closes)}` : longDay(pollDay)), 'closes'),
    words(` A postmark does not count (${ballotKind[kind].back}).`),
  );

/** When and where the polls are. It does not say that she may vote there: that is for the inspectors (§15-120(5)). */
export function voteAtThePolls({ pollDay }: AboutApplication, { hours, place }: PollsOfVoter): Block {
  const when = hours ? `, ${pollHoursInWords([...hours])}` : '';
  const where = place ? `${place.name}, ${place.street}, ${place.city}` : 'the polling place of your election district';
  return paragraph(
    bold('At the polls.'),
    words(' Voting in person is on '),
    words(`${longDay(pollDay)}${when}`, 'polls.hours'),
    words(', at '),
    words(sentence(where), 'polls.place'),
  );
}

/** “Call me at 518-555-0143 if you have a question.” Where no number is on record, she is asked to write. */
export const askMe = ({ clerk }: PaperFrame): Block =>
  paragraph(
    ...(clerk.phone
      ? [words('If you have a question, call me at '), words(clerk.phone, 'clerk.phone'), words('.')]
      : [words('If you have a question, come to my office or write to me.')]),
  );

/** “, open Monday to Friday, 9:00 a.m. to 4:00 p.m.” where the office's hours are on record. */
export const officeOpen = ({ clerk }: PaperFrame): Run[] =>
  clerk.officeHours ? [words(' (open '), words(clerk.officeHours, 'clerk.officeHours'), words(')')] : [];
