// The inspectors of one election: who, where, what has happened with each, and what §15-116 asks that is not so yet.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import type { ElectionState } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Inspector, InspectorParties, InspectorStep, InspectorStepKind } from '../domain/inspector.ts';
import { addDays, isAfter, PlainDate } from '../domain/plain-date.ts';
import { inspectorsOnRecord, typedInspectors } from '../papers/inspectors-on-record.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { inNassau, inspectorWarnings } from '../rules/checks/inspectors.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { dayWithoutWeekday } from '../words/days.ts';
import { electionKindInWords } from '../words/elections.ts';
import { isDone, standingOf } from './date-standing.ts';
import { defineView } from './define-view.ts';

const Step = z.strictObject({ ...InspectorStep.shape, act: z.string() });
const Row = z.strictObject({
  number: Serial,
  ...Inspector.shape,
  /** The newest of each kind, in the order of the kinds. */
  steps: z.array(Step),
});

export const inspectorList = defineView({
  name: 'inspectors.list',
  title: 'The inspectors of an election and how far each is',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    pollDay: PlainDate.nullable(),
    districts: z.array(z.string()),
    /** By which day the board appoints, and how that stands; null where this election has no such date. */
    due: z
      .strictObject({
        day: PlainDate,
        says: z.string(),
        done: z.boolean(),
        late: z.boolean(),
        citations: z.array(z.string()),
      })
      .nullable(),
    /** In the order of the districts: chair, inspectors, alternates, clerical help. */
    rows: z.array(Row),
    warnings: z.array(CheckWarning),
    parties: InspectorParties,
    /** The parties always share the inspectors in Nassau County. */
    nassau: z.boolean(),
    /** The general election before this one, by whose nominations the parties are judged; null where none is on record. */
    lastGeneral: z.string().nullable(),
    /** Who is to serve and has no oath on record, from two weeks before the election on; in the order of the list. */
    withoutOath: z.array(z.string()),
    /** Names typed on the page of the board's resolution before there was a list. */
    typedOnPaper: z.number().int(),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { office } = state;
    const { file } = election.value;
    const due = deadlineOfElection('appoint-inspectors', factsOfElection(office, election.value));
    const standing = due && standingOf(due, file, today);
    const districts = file.districts.map(({ name }) => name);
    const county = office.village?.county ?? '';
    const earlier = office.elections
      .filter(({ kind, pollDay }) => kind === 'general' && file.pollDay !== null && pollDay < file.pollDay)
      .toSorted((a, b) => (a.pollDay < b.pollDay ? 1 : -1))[0];
    return ok({
      ...{ pollDay: file.pollDay, districts, parties: file.inspectorParties, nassau: inNassau(county) },
      due: due &&
        standing && {
          ...{ day: actBy(due), says: standing.says, done: isDone(standing), citations: due.citations },
          late: standing.status === 'done-late' || standing.status === 'missed',
        },
      rows: inspectorsOnRecord(file).map((one) => ({ ...one, steps: stepsOf(file, one.number) })),
      warnings: inspectorWarnings({ districts, inspectors: file.inspectors, parties: file.inspectorParties, county }),
      lastGeneral:
        earlier === undefined ? null : `${electionKindInWords[earlier.kind]} of ${dayWithoutWeekday(earlier.pollDay)}`,
      withoutOath: withoutOath(file, today),
      typedOnPaper: typedInspectors(file).length,
    });
  },
});

function withoutOath(file: ElectionState['file'], today: PlainDate): string[] {
  if (file.pollDay === null || isAfter(addDays(file.pollDay, -14), today)) return [];
  const has = (number: number, step: InspectorStep['step']) =>
    file.inspectorSteps.some((one) => one.number === number && one.step === step);
  return inspectorsOnRecord(file)
    .filter(({ number, role }) => (role === 'inspector' || has(number, 'served')) && !has(number, 'oath'))
    .map(({ name }) => name);
}

const stepsOf = ({ inspectorSteps }: ElectionState['file'], number: number): z.infer<typeof Step>[] =>
  InspectorStepKind.options.flatMap((kind) => {
    const newest = inspectorSteps.findLast((one) => one.number === number && one.step === kind);
    if (!newest) return [];
    const { step, on, from, until, note, act } = newest;
    return [{ step, on, from, until, note, act }];
  });
