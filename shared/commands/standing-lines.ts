// Whom something reaches at this election without an application for it: a stated absence that covers its polling day
// (§15-120(4)(d)), an early-mail application for all remaining elections of the calendar year (§15-119(4)(c)), the list of
// permanently disabled voters (§15-122(4)). Worked out anew each time, so that a late addition shows again.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { MailApplication } from '../domain/application.ts';
import type { ElectionKind } from '../domain/election.ts';
import { basisKey, type StandingBasis } from '../domain/line-basis.ts';
import { datesOneSlipApart } from '../domain/near-misses.ts';
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

/** The dates decide, however the paper came to state them: (4)(d) asks for no more than “the period of absence specified”. */
function byAbsence(
  { kind: paper, category, absence }: DeepReadonly<MailApplication>,
  asked: ElectionAsked,
): Why | null {
  const { pollDay, kind } = asked;
  if (paper !== 'absentee' || absence === null) return null;
  if (pollDay < absence.from || pollDay > absence.to) return null;
  if (category !== 'absent-from-county')
    return {
      open: true,
      why: `The application names the time from ${longDay(absence.from)} to ${longDay(absence.to)}. A ballot shall be sent for an election in the period of absence an application specifies (§15-120(4)(d)); whether that is only absence from the county, or every time an application names, the law leaves open. Safer: ask the voter for a new application while there is time. Ask the village attorney.`,
    };
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
          already: lineOfSame(asked, voterOnLine(line)),
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
    already: lineOfSame(asked, voterOnList(listed)),
  };
}

/** Who somebody is, as far as the register or the list tells. */
interface Who {
  readonly id: string | null;
  readonly nameKey: string;
  readonly homeKey: string | null;
  readonly birthDate: PlainDate | null;
}
const voterOnLine = ({ voter, nameKey, homeKey, application: { birthDate } }: Line): Who => ({
  ...{ id: voter?.id ?? null, nameKey, homeKey, birthDate },
});
const voterOnList = ({ name, voter }: Listed): Who => ({
  ...{ id: voter?.id ?? null, nameKey: sameNameKey(name), homeKey: null, birthDate: voter?.birthDate ?? null },
});

/**
 * The county's number tells; without one, the name, unless birth date or residence says that it is somebody else: a father
 * and his son of one name each get a ballot.
 */
function sameVoter(a: Who, b: Who): boolean {
  if (a.id !== null && b.id !== null) return a.id === b.id;
  if (a.nameKey !== b.nameKey) return false;
  if (a.birthDate !== null && b.birthDate !== null) return datesOneSlipApart(a.birthDate, b.birthDate);
  return a.homeKey === null || b.homeKey === null || a.homeKey === b.homeKey;
}

function lineOfSame({ mailBallots }: ElectionAsked, who: Who): number | null {
  for (const line of mailBallots?.applications.values() ?? [])
    if (sameVoter(who, voterOnLine(line))) return line.number;
  return null;
}

const whoOf = ({ from, listed }: StandingLine): Who | null =>
  from ? voterOnLine(from) : listed ? voterOnList(listed) : null;

/** For each, the first of those before it that is of the same voter, such as by her absence and on the list; null for none. */
export function sameBefore(lines: readonly StandingLine[]): (number | null)[] {
  const everybody = lines.map(whoOf);
  return everybody.map((who, at) => {
    const first = who === null ? -1 : everybody.findIndex((one, i) => i < at && one !== null && sameVoter(one, who));
    return first === -1 ? null : first;
  });
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
