// A notice on its way through the newspaper: which issue, the copy, and what became of it, step by step.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { dayWithoutYear, shortDay } from '../../../shared/words/days.ts';
import { dollars } from '../../../shared/words/numbers.ts';
import { Block } from '../../ui/block.tsx';
import { LogList } from '../../ui/log-list.tsx';
import { NewestBack } from './newest-back.tsx';
import { NewspaperCopy } from './newspaper-copy.tsx';
import { NewspaperSteps } from './newspaper-steps.tsx';
import type { PaperPage } from './paper-words.ts';
import { RateDialog } from './rate-dialog.tsx';

export type Newspaper = NonNullable<PaperPage['newspaper']>;
export type Order = Newspaper['orders'][number];

interface Props {
  readonly election: ElectionId;
  readonly page: PaperPage;
  readonly newspaper: Newspaper;
}

export function NewspaperDesk({ election, page, newspaper }: Props) {
  return (
    <Block title="In the newspaper" aside={newspaper.name ?? undefined}>
      <WhichIssue newspaper={newspaper} />
      <NewspaperCopy election={election} paper={page.id} text={newspaper.text} edition={newspaper.from} />
      {newspaper.orders.map((order) => (
        <OrderLog key={order.order} order={order} />
      ))}
      <NewspaperSteps election={election} page={page} newspaper={newspaper} />
    </Block>
  );
}

/** The last issue in time, when its copy is due, and what it will cost. */
function WhichIssue({ newspaper }: { readonly newspaper: Newspaper }) {
  const { name, last, next, words, cost } = newspaper;
  if (name === null)
    return (
      <p className="note">
        No newspaper is on record. <a href="#/settings/newspaper">Name it in Settings</a>
      </p>
    );
  const due =
    last &&
    `The last issue in time is ${dayWithoutYear(last.issue)}; copy by ${dayWithoutYear(last.copyBy)}${last.copyHour === '' ? '' : `, ${last.copyHour}`}.`;
  return (
    <div className="stack-tight">
      {due !== null && <p>{last?.passed ? `${due} That has passed.` : due}</p>}
      {next && (last === null || last.passed) && (
        <p>
          The next issue is {dayWithoutYear(next.issue)}
          {next.late ? ', after the last day of the law. Print it all the same, and ask the village attorney.' : '.'}
        </p>
      )}
      <p className="note">
        {words} words
        {cost === null
          ? '. '
          : `, about ${cost.lines} lines: about ${dollars(cost.cents)}${cost.rate.insertions === 2 ? ' for two insertions' : ''}. An estimate. `}
        <RateDialog known={cost?.rate ?? null} />
      </p>
    </div>
  );
}

/** One order to a newspaper with all that became of it. */
function OrderLog({ order }: { readonly order: Order }) {
  const { newspaper, to, edition, sentOn, steps, awaited, state, words, newest } = order;
  const said = [to, words].filter((part) => part !== '').join(', ');
  const wanted =
    state === 'not-run' || state === 'affidavit'
      ? []
      : [
          ...awaited.map((issue) => ({
            key: `issue ${issue}`,
            what: `Issue of ${shortDay(issue)}`,
            state: 'next' as const,
          })),
          ...(awaited.length === 0
            ? [{ key: 'affidavit', what: 'Affidavit of publication', state: 'next' as const }]
            : []),
        ];
  return (
    <section className="stack-tight" aria-label={`${newspaper}, edition ${edition}`}>
      <h3>
        {newspaper}, edition {edition}
      </h3>
      <LogList
        items={[
          { key: 'sent', what: `Copy sent ${shortDay(sentOn)}`, note: said, state: 'done' },
          ...steps.map(({ words: step, good }) => ({
            key: step,
            what: step,
            state: good ? ('done' as const) : ('bad' as const),
          })),
          ...wanted,
        ]}
      />
      <div className="acts">
        <NewestBack newest={newest} of={`${newspaper}, edition ${edition}`} />
      </div>
    </section>
  );
}
