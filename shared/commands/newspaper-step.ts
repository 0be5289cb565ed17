// What became of an order to a newspaper: proof read back, printed, not run, affidavit. A printing answers the date of the
// calendar it serves; the affidavit is added to that answer.
import { z } from 'zod';
import { DutyFinding } from '../domain/duty.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, type PlainDate } from '../domain/plain-date.ts';
import type { NewEvent } from '../records/define-event.ts';
import { NewspaperStep, newspaperStepTaken } from '../records/newspaper-desk.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { answersFor, findingIn } from './answer-with-proof.ts';
import { defineCommand, type ElectionState, type OfficeView, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

type Order = ElectionState['file']['newspaperOrders'][number];

export const recordNewspaperStep = defineCommand({
  name: 'newspaper.record-step',
  title: 'Write down what became of a notice at the newspaper',
  input: z.strictObject({ election: ElectionId, order: Serial, step: NewspaperStep }),
  value: z.strictObject({ finding: DutyFinding.nullable() }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'recorded-already', 'not-printed-yet'],
  decide: (state, { election: id, order: number, step }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const order = election.value.file.newspaperOrders.find((one) => one.order === number);
    if (!order) return noSuchRecord('order to a newspaper', number, 'order');
    const on = 'issueDay' in step ? step.issueDay : step.on;
    if (isAfter(on, today))
      return refuse('in-the-future', `${longDay(on)} has not come yet. Write it down when it has happened.`, 'step');
    const printed = printedDays(order);
    if ('issueDay' in step && isTold(order, step.issueDay))
      return refuse(
        'recorded-already',
        `What became of the issue of ${longDay(step.issueDay)} is on record already.`,
        'step',
      );
    if (step.kind === 'affidavit' && printed.length === 0)
      return refuse('not-printed-yet', 'No issue is on record that printed the notice. Write that down first.', 'step');
    const { paper, newspaper } = order;
    const taken = newspaperStepTaken.of(id, { order: number, paper, newspaper, step });
    const answers = answersOf(state.office, election.value, order, step);
    return ok({ events: [taken, ...answers], value: { finding: findingIn(answers) } });
  },
});

const printedDays = ({ steps }: Order): PlainDate[] =>
  steps.flatMap((step) => (step.kind === 'printed' ? [step.issueDay] : []));
const isTold = ({ steps }: Order, issue: PlainDate): boolean =>
  steps.some((step) => (step.kind === 'printed' || step.kind === 'not-run') && step.issueDay === issue);

/** What the step answers of the calendar. */
function answersOf(office: OfficeView, election: ElectionState, order: Order, step: NewspaperStep): NewEvent[] {
  if (step.kind !== 'printed' && step.kind !== 'affidavit') return [];
  const { file } = election;
  const orders = file.newspaperOrders.map((one) =>
    one.order === order.order ? { ...one, steps: [...one.steps, { ...step, act: '' }] } : one,
  );
  return answersFor(office, election, order.paper, { orders, posted: file.posted });
}
