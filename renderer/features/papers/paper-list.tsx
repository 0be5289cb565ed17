// The list of papers: first those the calendar of this election calls for, then those that are there when they are needed.
import { isAfter } from '../../../shared/domain/plain-date.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { PaperRow } from './paper-words.ts';

export function PaperList({ title, papers }: { readonly title: string; readonly papers: readonly PaperRow[] }) {
  const called = papers.filter(({ calledFor }) => calledFor);
  const others = papers.filter(({ calledFor, state }) => !calledFor && state !== 'not-for-it');
  const rest = papers.filter(({ calledFor, state }) => !calledFor && state === 'not-for-it');
  return (
    <Page title={title} windowTitle="Papers">
      <Block title="The calendar of this election calls for these" aside={`${called.length}`}>
        <PaperRows papers={inOrder(called)} />
      </Block>
      <Block title="When you need them" aside={`${others.length}`}>
        <PaperRows papers={others} />
      </Block>
      {rest.length > 0 && (
        <Block title="Not in this election, or not yet" aside={`${rest.length}`}>
          <PaperRows papers={rest} />
        </Block>
      )}
    </Page>
  );
}

/** By the day, what has none last. */
const inOrder = (papers: readonly PaperRow[]): readonly PaperRow[] =>
  papers.toSorted((a, b) => ((a.by ?? '9') < (b.by ?? '9') ? -1 : (a.by ?? '9') > (b.by ?? '9') ? 1 : 0));

export const PaperRows = ({ papers }: { readonly papers: readonly PaperRow[] }) => (
  <ul className="paper-rows">
    {papers.map((row) => (
      <li key={row.id}>
        <div>
          <a href={`#/papers/${row.id}`}>{row.title}</a>
          <span className="note">{row.why}</span>
          {row.note !== '' && <span className="note said">{row.note}</span>}
        </div>
        <div className="when">{row.by !== null && <ByWhen row={row} />}</div>
        <div>
          <StateTag row={row} />
        </div>
      </li>
    ))}
  </ul>
);

function ByWhen({ row }: { readonly row: PaperRow }) {
  const { today } = useDesk().frame;
  const { by, says, done } = row;
  if (by === null) return null;
  const late = !done && isAfter(today, by);
  return (
    <>
      <span className={late ? 'strong' : undefined}>by {shortDay(by)}</span>
      <span className="note">{says}</span>
    </>
  );
}

function StateTag({ row: { state, edition } }: { readonly row: PaperRow }) {
  switch (state) {
    case 'facts-missing':
      return (
        <Tag icon="alert" tone="warning">
          Something is missing
        </Tag>
      );
    case 'ready':
      return (
        <Tag icon="print" tone="accent">
          Ready to print
        </Tag>
      );
    case 'printed':
      return (
        <Tag icon="check" tone="success">
          Printed, edition {edition}
        </Tag>
      );
    case 'changed':
      return (
        <Tag icon="alert" tone="warning">
          Changed since edition {edition}
        </Tag>
      );
    case 'not-for-it':
      return <Tag icon="open">Not yet</Tag>;
  }
}
