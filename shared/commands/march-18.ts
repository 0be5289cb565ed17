// §15-104(1)(b): putting on record that the board resolved to vote on March 18, and that this was specifically published.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Line } from '../domain/text.ts';
import { pollDayPublished, pollDayResolved, pollDayStatusOf } from '../records/election-file.ts';
import { ok } from '../result.ts';
import { LawFinding } from '../rules/checks/law-finding.ts';
import { march18Findings } from '../rules/checks/march-18.ts';
import type { March18Record } from '../rules/election-facts.ts';
import { type CommandContext, type DeskState, defineCommand, type ElectionState, refuse } from './define-command.ts';
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

/** What is to be said of the record as it will stand. */
function findingsWith({ file }: ElectionState, now: Partial<March18Record>): LawFinding[] {
  const { calendarAnchor, pollDay, march18 } = file;
  return calendarAnchor === null || pollDay === null
    ? []
    : march18Findings({ calendarAnchor, pollDay }, { ...march18, ...now });
}

const refusals = ['no-such-election', 'not-a-march-17-year', 'in-the-future'];

/**
 * `adoptedOn`: the day of the meeting at which the board adopted the resolution. `withPlaces`: whether the words stand in the
 * resolution on places and hours; left out while nobody has said. A later or a separate one is recorded and flagged.
 */
export const recordMarch18Resolution = defineCommand({
  name: 'election.record-march-18-resolution',
  title: 'Record the board’s resolution for March 18',
  input: z.strictObject({ election: ElectionId, adoptedOn: PlainDate, withPlaces: z.boolean().optional() }),
  value: z.strictObject({ findings: z.array(LawFinding) }),
  refusals,
  decide: (state, { election, adoptedOn, withPlaces }, context) => {
    const found = movedElection(state, election, adoptedOn, 'adoptedOn', context);
    if (!found.ok) return found;
    const said = withPlaces === undefined ? {} : { withPlaces };
    const findings = findingsWith(found.value, { resolvedOn: adoptedOn, withPlaces: withPlaces ?? null });
    return ok({ events: [pollDayResolved.of(election, { adoptedOn, ...said })], value: { findings } });
  },
});

/** `issueDay`: the day of the newspaper's issue that printed the clause. Recorded even where no resolution is on record, and out of order. */
export const recordMarch18Publication = defineCommand({
  name: 'election.record-march-18-publication',
  title: 'Record the publication of the move to March 18',
  input: z.strictObject({ election: ElectionId, newspaper: Line, issueDay: PlainDate }),
  value: z.strictObject({ findings: z.array(LawFinding) }),
  refusals,
  decide: (state, { election, newspaper, issueDay }, context) => {
    const found = movedElection(state, election, issueDay, 'issueDay', context);
    if (!found.ok) return found;
    const findings = findingsWith(found.value, { publishedOn: issueDay });
    return ok({ events: [pollDayPublished.of(election, { newspaper, issueDay })], value: { findings } });
  },
});
