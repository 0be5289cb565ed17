// What the rules need to know, put together from the office and the election file.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PollHours } from '../domain/election.ts';
import { wallTime } from '../domain/wall-time.ts';
import { type ElectionFile, pollDayStatusOf } from '../records/election-file.ts';
import type { DateOverride, ElectionFacts } from '../rules/election-facts.ts';
import type { ElectionState, OfficeView } from './define-command.ts';

/** Until the board's hours are on record, dates that hang on the close of the polls go by §15-104(3)(b)(2): noon to nine. */
const leastHours: PollHours = [{ open: wallTime('12:00'), close: wallTime('21:00') }];

/** What the dates hang on in an election's file, also of one that is only about to be called. */
export type FileForFacts = Pick<
  DeepReadonly<ElectionFile>,
  'kind' | 'calendarAnchor' | 'pollDay' | 'march18' | 'hours' | 'districts' | 'overrides' | 'ground'
> &
  Partial<Pick<DeepReadonly<ElectionFile>, 'propositions'>>;

const dateOfOrder = (
  id: string,
  { date, reason, authority, by }: FileForFacts['overrides'] extends ReadonlyMap<string, infer O> ? O : never,
): DateOverride => ({
  ...{ id, date, by },
  reason: `${authority}: ${reason}`,
});

/** Whoever moves the day people vote moves the last hour to return a ballot with it, unless an order says otherwise. */
function overridesOf({ overrides }: FileForFacts): DateOverride[] {
  const polls = overrides.get('polls');
  const follows = polls && !overrides.has('mail-ballot-return') ? [dateOfOrder('mail-ballot-return', polls)] : [];
  return [...[...overrides].map(([id, order]) => dateOfOrder(id, order)), ...follows];
}

/** When people voted in the election that ended in the tie, where this office has it. */
function tiedOnOf({ elections }: OfficeView, { ground }: FileForFacts): Pick<ElectionFacts, 'tiedOn'> {
  const of = ground?.kind === 'tie' ? ground.of : null;
  const tied = of === null ? undefined : elections.find(({ id }) => id === of);
  return tied === undefined ? {} : { tiedOn: tied.pollDay };
}

function propositionNoticesOf({ propositions = [] }: FileForFacts): Pick<ElectionFacts, 'propositionNotices'> {
  const asked = propositions.flatMap(({ number, title, statute, ownNotice }) =>
    ownNotice === null ? [] : [{ proposition: number, title, statute, ...ownNotice }],
  );
  return asked.length === 0 ? {} : { propositionNotices: asked };
}

/** Throws for an election without days: one is never listed before its file names them. */
export function factsOfFile(office: OfficeView, file: FileForFacts): ElectionFacts {
  const { kind, calendarAnchor, pollDay, hours, districts } = file;
  if (kind === null || calendarAnchor === null || pollDay === null) throw new Error('an election without days');
  return {
    kind,
    conductedBy: office.conductedBy,
    calendarAnchor,
    pollDay,
    pollDayStatus: pollDayStatusOf(file),
    march18: file.march18,
    hours: (hours ?? leastHours).map(({ open, close }) => ({ open, close })),
    // None entered yet is not one: two, so that no date of several districts is left out.
    districtCount: districts.length || 2,
    closedDays: office.holidays,
    officeClosed: office.officeClosed,
    overrides: overridesOf(file),
    ...tiedOnOf(office, file),
    ...propositionNoticesOf(file),
    ...(office.registration === null ? {} : { registration: office.registration }),
  };
}

export const factsOfElection = (office: OfficeView, election: ElectionState): ElectionFacts =>
  factsOfFile(office, election.file);
