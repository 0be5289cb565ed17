// Whom something reaches at this election without an application for it: a stated absence that covers its polling day
// (§15-120(4)(d)), an early-mail application for all remaining elections of the calendar year (§15-119(4)(c)), the list of
// permanently disabled voters (§15-122(4)). Worked out anew each time, so that a late addition shows again.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MailApplication } from '../domain/application.ts';
import type { ElectionKind } from '../domain/election.ts';
import { basisKey, type StandingBasis } from '../domain/line-basis.ts';
import { nameInList, sameNameKey } from '../domain/person-name.ts';
import { type PlainDate, yearOf } from '../domain/plain-date.ts';
import { waitsForDetermination } from '../records/register-line.ts';
import { longDay } from '../words/days.ts';
import type { DeskState, ElectionState, OfficeView } from './define-command.ts';

type Line = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;
type Listed = OfficeView['disabledVoters'][number];

export interface StandingLine {
  readonly basis: StandingBasis;
  readonly key: string;
  /** “Fox, Tom”, as lists show it. */
  readonly name: string;
  /** Why it reaches this election, and what is to be looked at. */
  readonly why: string;
  /** The law leaves open whether it does: both readings are in `why`. */
  readonly open: boolean;
  /** The line it comes from, of another election; null for somebody on the list of permanently disabled voters. */
  readonly from: Line | null;
  readonly listed: Listed | null;
  /** The line this voter has in the register already, such as by an application for this very election. */
  readonly already: number | null;
}

/** An election as far as the question needs it: also one that is only about to be called. */
export interface ElectionAsked {
  readonly id: string | null;
  readonly kind: ElectionKind;
  readonly pollDay: PlainDate;
  readonly mailBallots: ElectionState['mailBallots'] | null;
}

type Why = Pick<StandingLine, 'why' | 'open'>;

function byAbsence(
  { category, severalElections, absence }: DeepReadonly<MailApplication>,
  asked: ElectionAsked,
): Why | null {
  const { pollDay, kind } = asked;
  if (category !== 'absent-from-county' || !severalElections || absence === null) return null;
  if (pollDay < absence.from || pollDay > absence.to) return null;
  const stated = `Absent from ${longDay(absence.from)} to ${longDay(absence.to)}, as the application says.`;
  return kind === 'general'
    ? {
        open: true,
        why: `${stated} A ballot shall be sent for a special election in that time; for the next general election the law leaves it open: it asks for a new application received within four months, or the stated absence covers it too. Safer: ask the voter for a new one. Ask the village attorney.`,
      }
    : { open: false, why: `${stated} A ballot shall be sent for this election (§15-120(4)(d)).` };
}

function byRestOfYear(
  { kind, restOfYear, received }: DeepReadonly<MailApplication>,
  { pollDay }: ElectionAsked,
): Why | null {
  if (kind !== 'early-mail' || !restOfYear) return null;
  if (yearOf(received.day) !== yearOf(pollDay) || received.day > pollDay) return null;
  return {
    open: false,
    why: `Asked on ${longDay(received.day)} for all remaining elections of ${yearOf(pollDay)} (§15-119(4)(c)).`,
  };
}

const undecided = (line: Line): string =>
  waitsForDetermination(line) ? ' Its application has not been determined yet.' : '';

function fromElection({ id, mailBallots }: ElectionState, asked: ElectionAsked): StandingLine[] {
  return [...mailBallots.applications.values()].flatMap((line): StandingLine[] => {
    if (line.basis.by !== 'application' || line.determination?.qualified === false) return [];
    const reached = [
      { by: 'standing-absence' as const, found: byAbsence(line.application, asked) },
      { by: 'rest-of-year' as const, found: byRestOfYear(line.application, asked) },
    ];
    return reached.flatMap(({ by, found }) => {
      if (found === null) return [];
      const basis: StandingBasis = { by, election: id, application: line.number };
      return [
        {
          ...{ basis, key: basisKey(basis), name: nameInList(line.application.name), from: line, listed: null },
          ...{ why: `${found.why}${undecided(line)}`, open: found.open },
          already: lineOfSame(asked, sameNameKey(line.application.name), line.voter?.id ?? null),
        },
      ];
    });
  });
}

function ofDisabled(listed: Listed, asked: ElectionAsked): StandingLine {
  const basis: StandingBasis = { by: 'disabled-list', number: listed.number };
  return {
    ...{ basis, key: basisKey(basis), name: nameInList(listed.name), from: null, listed, open: false },
    why: 'On the list of permanently disabled voters: a ballot is mailed at each election without an application (§15-122(4)).',
    already: lineOfSame(asked, sameNameKey(listed.name), listed.voter?.id ?? null),
  };
}

function lineOfSame({ mailBallots }: ElectionAsked, nameKey: string, voter: string | null): number | null {
  for (const line of mailBallots?.applications.values() ?? [])
    if ((voter !== null && line.voter?.id === voter) || line.nameKey === nameKey) return line.number;
  return null;
}

/** All of them, taken over or not. A vote on a proposition alone has no register here, and nobody is reached. */
export function standingLines(state: DeskState, asked: ElectionAsked): StandingLine[] {
  if (asked.kind === 'referendum') return [];
  const others = state.office.elections.flatMap(({ id }) => (id === asked.id ? [] : (state.election(id) ?? [])));
  return [
    ...others.flatMap((election) => fromElection(election, asked)),
    ...state.office.disabledVoters.map((listed) => ofDisabled(listed, asked)),
  ];
}

/** Those that are neither on the register of this election nor left off. */
export function toTakeOver(state: DeskState, election: ElectionState): StandingLine[] {
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null || state.office.conductedBy === 'county-board') return [];
  const { mailBallots } = election;
  const here = new Set([...mailBallots.applications.values()].map(({ basis }) => basisKey(basis)));
  return standingLines(state, { id: election.id, kind, pollDay, mailBallots }).filter(
    ({ key }) => !here.has(key) && !mailBallots.leftOff.has(key),
  );
}
