// What the rules need to know, put together from the office and the election file.
import type { PollHours } from '../domain/election.ts';
import { wallTime } from '../domain/wall-time.ts';
import { pollDayStatusOf } from '../records/election-file.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import type { ElectionState, OfficeView } from './define-command.ts';

/** Until the board's hours are on record, dates that hang on the close of the polls go by §15-104(3)(b)(2): noon to nine. */
const leastHours: PollHours = [{ open: wallTime('12:00'), close: wallTime('21:00') }];

/** Throws for an election without days: one is never listed before its file names them. */
export function factsOfElection(office: OfficeView, election: ElectionState): ElectionFacts {
  const { kind, calendarAnchor, pollDay, hours, districts } = election.file;
  if (kind === null || calendarAnchor === null || pollDay === null)
    throw new Error(`election ${election.id} has no days`);
  return {
    kind,
    conductedBy: office.conductedBy,
    calendarAnchor,
    pollDay,
    pollDayStatus: pollDayStatusOf(election.file),
    hours: (hours ?? leastHours).map(({ open, close }) => ({ open, close })),
    districtCount: Math.max(1, districts.length),
    closedDays: [],
  };
}
