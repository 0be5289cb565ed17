// The county desk: noting what was asked of the county board and what came, voters it adds late, and the list of
// permanently disabled voters. Whoever is picked from the county's list is kept as the list had her that day.
import { z } from 'zod';
import { CountyDealing, DisabledMark, NamedByCounty } from '../domain/county-desk.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { VoterId } from '../domain/voter.ts';
import { countyDealingNoted, voterAddedLate } from '../records/county-desk.ts';
import { officeStream } from '../records/define-event.ts';
import { disabledVoterListed, disabledVoterUnlisted } from '../records/disabled-voters.ts';
import { dutyAnswered } from '../records/duties.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { dutyFinding } from '../rules/checks/duty-finding.ts';
import { longDay } from '../words/days.ts';
import { actBy } from './adopted-calendar.ts';
import { type CommandContext, defineCommand, refuse, type VoterLookup } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf } from './no-such-record.ts';

/** `voter`: her id on the county's list, where she was picked from it; null where she was typed by hand. */
const Named = z.strictObject({ ...NamedByCounty.omit({ voter: true }).shape, voter: VoterId.nullable() });
const Numbered = z.strictObject({ number: Serial });

const fromTheFuture = (day: PlainDate, today: PlainDate) =>
  isAfter(day, today)
    ? refuse('in-the-future', `${longDay(day)} has not come yet. Write it down when it has happened.`, 'day')
    : null;

/** Whom the list in use has under that id; refused where it has nobody. */
export function pickedVoter(voter: VoterId | null, { lookedUp }: CommandContext) {
  const found = lookedUp[0]?.[0] ?? null;
  if (voter !== null && found === null)
    return refuse(
      'no-such-voter',
      'The county’s list in use has nobody of that number any more. Search for the name again, or type it by hand.',
      'voter',
    );
  return ok(voter === null ? null : found);
}
export const voterLookups = (voter: VoterId | null): VoterLookup[] => (voter === null ? [] : [{ by: 'id', id: voter }]);

/** The day the list first came is also the answer to its date on the calendar; a newer list does not make it later. */
export const noteCountyDealing = defineCommand({
  name: 'county.note',
  title: 'Note what was sent to the county board or came from it',
  input: z.strictObject({ election: ElectionId, ...CountyDealing.shape }),
  value: Numbered,
  refusals: ['no-such-election', 'in-the-future'],
  decide: (state, { election: id, ...dealing }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const no = fromTheFuture(dealing.day, today);
    if (no) return no;
    const number = election.value.file.nextCountyNote;
    const noted = countyDealingNoted.of(id, { number, ...dealing });
    const due = deadlineOfElection('county-list-delivered', factsOfElection(state.office, election.value));
    const known = due && election.value.file.duties.get(due.id);
    const hereAlready = known?.answer === 'done' && known.on !== null && !isAfter(known.on, dealing.day);
    if (dealing.what !== 'list-arrived' || !due || hereAlready) return ok({ events: [noted], value: { number } });
    const answer = dutyAnswered.of(id, {
      ...{ id: due.id, title: due.title, ruleVersion: due.ruleVersion, date: actBy(due), answer: 'done' },
      ...{ on: dealing.day, proof: [], finding: dutyFinding(due, dealing.day) },
    });
    return ok({ events: [noted, answer], value: { number } });
  },
});

export const addLateVoter = defineCommand({
  name: 'county.add-late-voter',
  title: 'Write down a voter the county adds after its list',
  input: z.strictObject({ election: ElectionId, ...Named.shape }),
  value: Numbered,
  refusals: ['no-such-election', 'in-the-future', 'no-such-voter'],
  lookups: ({ voter }) => voterLookups(voter),
  decide: (state, { election: id, ...named }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const no = fromTheFuture(named.day, context.today);
    if (no) return no;
    const voter = pickedVoter(named.voter, context);
    if (!voter.ok) return voter;
    const number = election.value.file.nextCountyNote;
    return ok({ events: [voterAddedLate.of(id, { number, ...named, voter: voter.value })], value: { number } });
  },
});

export const listDisabledVoter = defineCommand({
  name: 'voters.list-disabled',
  title: 'Put a voter on the list of permanently disabled voters',
  input: z.strictObject({ mark: DisabledMark, ...Named.shape }),
  value: Numbered,
  refusals: ['in-the-future', 'no-such-voter', 'listed-already'],
  lookups: ({ voter }) => voterLookups(voter),
  decide: ({ office }, named, context) => {
    const no = fromTheFuture(named.day, context.today);
    if (no) return no;
    const voter = pickedVoter(named.voter, context);
    if (!voter.ok) return voter;
    const id = voter.value?.id;
    if (id !== undefined && office.disabledVoters.some((one) => one.voter?.id === id))
      return refuse('listed-already', 'This voter is on the list of permanently disabled voters already.', 'voter');
    const number = office.nextDisabledVoter;
    const event = disabledVoterListed.of(officeStream, { number, ...named, voter: voter.value });
    return ok({ events: [event], value: { number } });
  },
});

/** §15-122(4): such as after two general village elections at which no ballot came back. */
export const unlistDisabledVoter = defineCommand({
  name: 'voters.unlist-disabled',
  title: 'Take a voter off the list of permanently disabled voters',
  input: z.strictObject({ number: Serial, day: PlainDate, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-record', 'in-the-future'],
  decide: ({ office }, { number, day, reason }, { today }) => {
    if (!office.disabledVoters.some((one) => one.number === number))
      return refuse('no-such-record', `Nobody on this list has the number ${number}.`, 'number');
    return (
      fromTheFuture(day, today) ??
      ok({ events: [disabledVoterUnlisted.of(officeStream, { number, day, reason })], value: {} })
    );
  },
});
