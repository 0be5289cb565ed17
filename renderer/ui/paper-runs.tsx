// Words, blanks and boxes of a paper, on the screen. A screen reader hears what is a ruled space and what is a box.
import type { Run } from '../../shared/documents/blocks.ts';
import { inOrder } from './in-order.ts';

function OneRun({ run }: { readonly run: Run }) {
  if (run.kind === 'blank') {
    return (
      <span className="blank" style={{ width: `calc(${run.width} * var(--pt))` }}>
        <span className="sr">left blank</span>
      </span>
    );
  }
  if (run.kind === 'tick') {
    return (
      <span className="tick">
        <span className="sr">box to tick:</span>
      </span>
    );
  }
  if (run.weight === 'bold') return <b>{run.text}</b>;
  if (run.weight === 'italic') return <i>{run.text}</i>;
  return run.text;
}

export function PaperRuns({ runs }: { readonly runs: readonly Run[] }) {
  return inOrder(runs).map(({ place, item }) => <OneRun key={place} run={item} />);
}
