// A paper's way through the newspaper, as its page shows it.
import type { z } from 'zod';
import type { FlowDocument } from '../documents/blocks.ts';
import { newspaperText } from '../documents/newspaper-text.ts';
import type { ActId } from '../domain/ids.ts';
import { isAfter, isBefore } from '../domain/plain-date.ts';
import type { DeskPaper, FactsOnPaper, PaperContext } from '../papers/define-desk-paper.ts';
import { nextIssue } from '../papers/issue-in-time.ts';
import { editionsOf } from '../papers/make-paper.ts';
import { costOf } from '../papers/newspaper-cost.ts';
import { dueBy } from '../papers/of-election.ts';
import { saysTheSame } from '../papers/what-changed.ts';
import { stepInWords } from '../records/newspaper-desk.ts';
import { copyDeadline } from '../rules/checks/last-issue-in-time.ts';
import { longDay } from '../words/days.ts';
import type { NewspaperPage, OrderOnPage } from './paper-shapes.ts';

type Order = PaperContext['election']['file']['newspaperOrders'][number];

/** Null for a paper that no newspaper prints. */
export function newspaperPage(
  paper: DeskPaper,
  context: PaperContext,
  facts: FactsOnPaper,
  preview: FlowDocument,
): z.infer<typeof NewspaperPage> | null {
  if (!paper.newspaper) return null;
  const { office, election, today } = context;
  const newest = editionsOf(election.file.editions, paper.id).at(-1);
  // The newspaper gets the words of the edition that was printed, with its day, as long as nothing has changed since.
  const frozen = newest && saysTheSame(newest, facts) ? newest : null;
  const text = frozen?.newspaper ?? newspaperText(preview);
  const lastDay = paper.duties.publish === null ? null : dueBy(context, paper.duties.publish);
  const last = office.newspaper && lastDay ? copyDeadline(office.newspaper, lastDay, office.holidays) : null;
  const rate = office.newspaperRate;
  return {
    text,
    from: frozen?.newspaper == null ? null : frozen.edition,
    words: text.split(/\s+/).filter((word) => word !== '').length,
    name: office.newspaper?.name ?? null,
    contact: office.newspaper?.contact ?? '',
    last: last && {
      ...{ issue: last.issue, copyBy: last.copyBy, copyHour: last.copyHour },
      passed: isAfter(today, last.copyBy) || isBefore(last.issue, today),
    },
    next: nextIssue(context, today, lastDay),
    cost: rate && { ...costOf(text, rate, rate.insertions), rate },
    orders: election.file.newspaperOrders.filter((order) => order.paper === paper.id).map(orderOnPage),
  };
}

function orderOnPage(order: Order): z.infer<typeof OrderOnPage> {
  const { newspaper, to, edition, sentOn, issues, words, steps } = order;
  const told = steps.flatMap((step) => ('issueDay' in step ? [step.issueDay] : []));
  return {
    ...{ order: order.order, newspaper, to, edition, sentOn, issues: [...issues], words },
    awaited: issues.filter((issue) => !told.includes(issue)),
    state: stateOf(order),
    steps: steps.map((step) => ({
      words: stepInWords(step, newspaper),
      good: step.kind !== 'not-run' && (step.kind !== 'proof' || step.correct),
    })),
    newest: newestOf(order),
  };
}

function newestOf({ act, newspaper, sentOn, steps }: Order): z.infer<typeof OrderOnPage>['newest'] {
  const step = steps.at(-1);
  return step
    ? { act: step.act as ActId, words: stepInWords(step, newspaper) }
    : { act: act as ActId, words: `The copy was sent to ${newspaper} on ${longDay(sentOn)}.` };
}

function stateOf({ steps }: Order): z.infer<typeof OrderOnPage>['state'] {
  if (steps.some(({ kind }) => kind === 'affidavit')) return 'affidavit';
  if (steps.some(({ kind }) => kind === 'printed')) return 'printed';
  if (steps.some(({ kind }) => kind === 'not-run')) return 'not-run';
  const proof = steps.findLast(({ kind }) => kind === 'proof');
  if (proof?.kind !== 'proof') return 'sent';
  return proof.correct ? 'proof-read' : 'proof-wrong';
}
