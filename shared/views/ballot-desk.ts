// The order desk: how far the ballots are, the stock of each kind as it was counted, what does not fit together, and who is
// waiting for a ballot that does not exist yet.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import type { ElectionState } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { type BallotStep, BallotStep as BallotStepSchema, BallotStock } from '../domain/ballot-desk.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded } from '../domain/recorded-at.ts';
import { editionsOf } from '../papers/make-paper.ts';
import { needsBallot } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { ballotStockNotes } from '../rules/checks/ballot-stock.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { defineView } from './define-view.ts';

const StockLine = z.strictObject({
  kind: BallotStock,
  district: z.string(),
  ordered: z.number().int(),
  delivered: z.number().int(),
  used: z.number().int(),
  /** Delivered less used; null while nothing was delivered. */
  left: z.number().int().nullable(),
});
type StockLine = z.infer<typeof StockLine>;

export const ballotDesk = defineView({
  name: 'ballot.desk',
  title: 'How far the ballots are, their stock, and who is waiting for one',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    method: z.enum(['paper', 'machine']).nullable(),
    districts: z.array(z.string()),
    /** By when mail ballots must be sent at the latest; null where none are. */
    mailBy: PlainDate.nullable(),
    /** The newest printed edition of the list of candidates, to settle on. */
    list: z.strictObject({ edition: Serial, printedOn: PlainDate }).nullable(),
    steps: z.array(z.strictObject({ number: Serial, step: BallotStepSchema, act: z.string() })),
    stock: z.array(StockLine),
    notes: z.array(CheckWarning),
    /** Applications that qualified before there were ballots, in the order in which they came. */
    waiting: z.array(
      z.strictObject({
        number: Serial,
        name: z.string(),
        district: z.string(),
        wants: z.string(),
        decidedOn: PlainDate,
      }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file } = election.value;
    const steps = file.ballotSteps.map(({ step }) => step);
    const due = deadlineOfElection('mail-ballots-mailed', factsOfElection(state.office, election.value));
    const list = editionsOf(file.editions, 'list-of-candidates').at(-1);
    const method = state.office.votingMethod?.by ?? null;
    return ok({
      ...{ method, districts: file.districts.map(({ name }) => name), mailBy: due && actBy(due) },
      list: list === undefined ? null : { edition: list.edition, printedOn: list.printedOn },
      steps: file.ballotSteps.map(({ number, step, act }) => ({ number, step, act })),
      stock: stockOf(steps),
      notes: ballotStockNotes({ method, steps, listPrintedOn: list?.printedOn ?? null }),
      waiting: waitingOf(election.value, steps),
    });
  },
});

/** A line for each kind and district that was ever counted, in the order of the kinds. */
function stockOf(steps: readonly DeepReadonly<BallotStep>[]): StockLine[] {
  const lines = new Map<string, StockLine>();
  for (const step of steps) {
    if (!('counts' in step)) continue;
    for (const { kind, district, count } of step.counts) {
      const line = lines.get(`${kind} ${district}`) ?? {
        kind,
        district,
        ordered: 0,
        delivered: 0,
        used: 0,
        left: null,
      };
      line[step.kind] += count;
      lines.set(`${kind} ${district}`, line);
    }
  }
  const kinds = BallotStock.options;
  return [...lines.values()]
    .map((line) => ({ ...line, left: line.delivered === 0 ? null : line.delivered - line.used }))
    .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Once ballots for the mail are there, those decided later never waited; those whose envelope is printed wait no more. */
function waitingOf({ mailBallots }: ElectionState, steps: readonly DeepReadonly<BallotStep>[]) {
  const came = steps
    .filter((step) => step.kind === 'delivered' && step.counts.some(({ kind }) => kind === 'absentee'))
    .map(({ on }) => on)
    .sort()[0];
  return [...mailBallots.applications.values()].flatMap((line) => {
    const { number, application, determination } = line;
    if (determination === null || !needsBallot(mailBallots, line)) return [];
    const decidedOn = dayRecorded(determination.decidedAt);
    if (came !== undefined && decidedOn > came) return [];
    const { name, district, wants } = application;
    return [{ number, name: nameInList(name), district, wants, decidedOn }];
  });
}
