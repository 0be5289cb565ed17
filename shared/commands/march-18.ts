// §15-104(1)(b): putting on record that the board resolved to vote on March 18, and that this was specifically published.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Line } from '../domain/text.ts';
import { pollDayPublished, pollDayResolved, pollDayStatusOf } from '../records/election-file.ts';
import { ok } from '../result.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { electionOf } from './no-such-record.ts';

function movedElection(state: DeskState, id: string, happened: PlainDate, field: string, context: CommandContext) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  if (pollDayStatusOf(election.value.file) === null) {
    return refuse('not-a-march-17-year', 'The polling day of this election does not move to March 18.', 'election');
  }
  if (isAfter(happened, context.today)) {
    return refuse('in-the-future', 'That day has not come yet. Record it when it has happened.', field);
  }
  return election;
}

const refusals = ['no-such-election', 'not-a-march-17-year', 'in-the-future'];

/** `adoptedOn`: the day of the meeting at which the board adopted the resolution. */
export const recordMarch18Resolution = defineCommand({
  name: 'election.record-march-18-resolution',
  title: 'Record the board’s resolution for March 18',
  input: z.strictObject({ election: ElectionId, adoptedOn: PlainDate }),
  value: z.strictObject({}),
  refusals,
  decide: (state, { election, adoptedOn }, context) => {
    const found = movedElection(state, election, adoptedOn, 'adoptedOn', context);
    return found.ok ? ok({ events: [pollDayResolved.of(election, { adoptedOn })], value: {} }) : found;
  },
});

/** `issueDay`: the day of the newspaper's issue that printed the clause. Recorded even where no resolution is on record. */
export const recordMarch18Publication = defineCommand({
  name: 'election.record-march-18-publication',
  title: 'Record the publication of the move to March 18',
  input: z.strictObject({ election: ElectionId, newspaper: Line, issueDay: PlainDate }),
  value: z.strictObject({}),
  refusals,
  decide: (state, { election, newspaper, issueDay }, context) => {
    const found = movedElection(state, election, issueDay, 'issueDay', context);
    return found.ok ? ok({ events: [pollDayPublished.of(election, { newspaper, issueDay })], value: {} }) : found;
  },
});
