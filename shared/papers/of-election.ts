// Facts many papers share, as the election's file has them.
import type { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { ballotOf } from '../commands/ballot-of-election.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MovedPollDayFact, NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { type BallotLine, inBallotNumbers, propositionLabel } from '../domain/ballot.ts';
import type { ElectionKind, PollHours } from '../domain/election.ts';
import type { OfficeOnPaper } from '../domain/office.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { NumberedOffice } from '../records/election-file.ts';
import { pollDayStatusOf } from '../records/election-file.ts';
import { err, ok, type Result } from '../result.ts';
import type { PaperContext } from './define-desk-paper.ts';

/** Kind and polling day. Throws for an election without them: one is never listed before its file names them. */
export function whichElection({ election: { file } }: PaperContext): { kind: ElectionKind; pollDay: PlainDate } {
  const { kind, pollDay } = file;
  if (kind === null || pollDay === null) throw new Error('an election without kind or day');
  return { kind, pollDay };
}

/** The election, where it is of one of these kinds; else the sentence that says for which kinds the paper is. */
export function ofKind<K extends ElectionKind>(
  context: PaperContext,
  kinds: readonly K[],
  otherwise: string,
): Result<{ kind: K; pollDay: PlainDate }, string> {
  const { kind, pollDay } = whichElection(context);
  const found = kinds.find((one) => one === kind);
  return found === undefined ? err(otherwise) : ok({ kind: found, pollDay });
}

/** §15-104(1)(b): the move to March 18, where there is one. */
export function movedOf({ election: { file } }: PaperContext): z.infer<typeof MovedPollDayFact> | null {
  const { calendarAnchor: anchor, march18 } = file;
  if (anchor === null || pollDayStatusOf(file) === null) return null;
  return { anchor, resolved: march18.resolvedOn !== null, resolvedOn: march18.resolvedOn };
}

export const hoursOf = ({ election: { file } }: PaperContext): z.infer<typeof PollHours> | null =>
  file.hours?.map(({ open, close }) => ({ open, close })) ?? null;

export const districtsOf = ({ election: { file } }: PaperContext) =>
  file.districts.map(({ name, place }) => ({ name, place: place && { ...place } }));

/** What of an office a notice prints: neither its number nor who holds it or left it, so that these change no edition. */
const onPaper = ({ title, seats, termYears, unexpired, termEnds }: DeepReadonly<NumberedOffice>): OfficeOnPaper => ({
  title,
  seats,
  termYears,
  unexpired,
  termEnds,
  incumbent: '',
});

export const officesOf = ({ election: { file } }: PaperContext): OfficeOnPaper[] => file.offices.map(onPaper);

/** Each office with the candidates on record for it, in the order of the ballot. */
export function nominatedOf({ election }: PaperContext) {
  const { contests } = ballotOf(election);
  return election.file.offices.map((one) => ({
    office: onPaper(one),
    candidates: (contests.find(({ office }) => office === one.number)?.lines ?? []).map(
      ({ name, residence, ...line }, _, lines) => ({
        ...{ ballotName: name, residence },
        ...bodiesOfTwoLines(line, lines),
      }),
    ),
  }));
}

/** Named only where one person stands on two lines, for the notice names the person once. */
function bodiesOfTwoLines(
  { candidate, sameAs }: Pick<BallotLine, 'candidate' | 'sameAs'>,
  lines: readonly BallotLine[],
): { bodies?: string[] } {
  const first = sameAs ?? candidate;
  const bodies = lines.filter((line) => line.candidate === first || line.sameAs === first).map(({ body }) => body);
  return bodies.length > 1 && bodies.every((body) => body !== '') ? { bodies } : {};
}

/** What the notices of every kind of election say. */
export const noticeFactsOf = (
  context: PaperContext,
): Omit<z.infer<typeof NoticeOfElectionFacts>, keyof PaperFrame> => ({
  ...whichElection(context),
  moved: movedOf(context),
  hours: hoursOf(context),
  districts: districtsOf(context),
  offices: nominatedOf(context),
  propositions: inBallotNumbers(context.election.file.propositions).map((proposition, at) => ({
    ...{ title: proposition.title, abstract: proposition.abstract },
    ...(proposition.ballotNumber === '' ? {} : { label: propositionLabel(proposition, at) }),
  })),
  dated: context.today,
});

/** The day by which something is due, by the id of its date; null where the election has no such date. */
export const dueBy = ({ dates }: PaperContext, id: string): PlainDate | null => {
  const found = dates.find((date) => date.id === id);
  return found === undefined ? null : actBy(found);
};

/** Whether the calendar of the election has one of these dates. */
export const hasDate =
  (...ids: readonly string[]) =>
  ({ dates }: PaperContext): boolean =>
    dates.some(({ id }) => ids.includes(id));
