// The register of inspectors: who they are, what happened with them, and what is known about the parties. The board
// appoints; nothing of it is refused for what §15-116 says.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Inspector, InspectorParties, InspectorStep } from '../domain/inspector.ts';
import { isAfter, type PlainDate } from '../domain/plain-date.ts';
import { sameData } from '../domain/same-data.ts';
import { Remark } from '../domain/text.ts';
import type { NewEvent } from '../records/define-event.ts';
import { dutyAnswered } from '../records/duties.ts';
import { inspectorPartiesTold, inspectorRemoved, inspectorSaved, inspectorStepTaken } from '../records/inspectors.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { dutyFinding } from '../rules/checks/duty-finding.ts';
import { longDay } from '../words/days.ts';
import { actBy } from './adopted-calendar.ts';
import { type DeskState, defineCommand, type ElectionState, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `number` null adds somebody; a number changes that one. Only an inspector chairs. */
export const saveInspector = defineCommand({
  name: 'inspectors.save',
  title: 'Write down an inspector, an alternate or clerical help, or change one',
  input: z.strictObject({ election: ElectionId, number: Serial.nullable(), inspector: Inspector }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, { election: id, number: asked, inspector }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file } = election.value;
    if (asked !== null && !file.inspectors.some((one) => one.number === asked))
      return noSuchRecord('inspector', asked, 'number');
    const number = asked ?? file.nextInspector;
    const kept = { ...inspector, chair: inspector.chair && inspector.role === 'inspector' };
    return ok({ events: [inspectorSaved.of(id, { number, inspector: kept })], value: { number } });
  },
});

export const removeInspector = defineCommand({
  name: 'inspectors.remove',
  title: 'Take somebody off the list of inspectors',
  input: z.strictObject({ election: ElectionId, number: Serial, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, { election: id, number, reason }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (!election.value.file.inspectors.some((one) => one.number === number))
      return noSuchRecord('inspector', number, 'number');
    return ok({ events: [inspectorRemoved.of(id, { number, reason })], value: {} });
  },
});

/**
 * One step of several people on one day. The first day on which the board appointed somebody is also the answer to its date
 * on the calendar; a later one, of a substitute, does not make it later.
 */
export const recordInspectorStep = defineCommand({
  name: 'inspectors.record-step',
  title: 'Record that inspectors were appointed, written to, trained, took the oath or served',
  input: z.strictObject({ election: ElectionId, numbers: z.array(Serial).min(1).max(400), ...InspectorStep.shape }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'hours-end-before-they-begin'],
  decide: (state, { election: id, numbers, ...step }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const known = new Set(election.value.file.inspectors.map(({ number }) => number));
    const stranger = numbers.find((number) => !known.has(number));
    if (stranger !== undefined) return noSuchRecord('inspector', stranger, 'numbers');
    if (isAfter(step.on, today))
      return refuse('in-the-future', `${longDay(step.on)} has not come yet. Record it when it has happened.`, 'on');
    if (step.from !== null && step.until !== null && step.until <= step.from)
      return refuse(
        'hours-end-before-they-begin',
        'The hours end before they begin. Hours after midnight are written in the note.',
        'until',
      );
    const events = [...new Set(numbers)].map((number) => inspectorStepTaken.of(id, { number, ...step }));
    const answered = step.step === 'appointed' ? boardAppointed(state, election.value, step.on) : [];
    return ok({ events: [...events, ...answered], value: {} });
  },
});

/** The answer to the board's date, where there is none yet. */
function boardAppointed({ office }: DeskState, election: ElectionState, day: PlainDate): NewEvent[] {
  const due = deadlineOfElection('appoint-inspectors', factsOfElection(office, election));
  if (!due || election.file.duties.get(due.id)?.answer === 'done') return [];
  const answer = dutyAnswered.of(election.id, {
    ...{ id: due.id, title: due.title, ruleVersion: due.ruleVersion, date: actBy(due), answer: 'done', on: day },
    proof: [{ kind: 'adopted', day, meeting: '', vote: '' }],
    finding: dutyFinding(due, day),
  });
  return [answer];
}

/** §15-116: whether both major parties nominated at the last general village election. It is asked, never guessed. */
export const tellInspectorParties = defineCommand({
  name: 'inspectors.tell-parties',
  title: 'Say whether both major parties nominated at the last general village election',
  input: z.strictObject({ election: ElectionId, ...InspectorParties.shape }),
  value: z.strictObject({}),
  refusals: ['no-such-election'],
  decide: (state, { election: id, ...parties }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (sameData(election.value.file.inspectorParties, parties)) return ok({ events: [], value: {} });
    return ok({ events: [inspectorPartiesTold.of(id, parties)], value: {} });
  },
});
