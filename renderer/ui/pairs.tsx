// A few facts about one thing, a word on the left and its answer on the right.
import type { ReactNode } from 'react';

export interface Pair {
  readonly label: string;
  readonly value: ReactNode;
}

export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <dl className="pair">
      {pairs.flatMap(({ label, value }) => [<dt key={`${label}?`}>{label}</dt>, <dd key={label}>{value}</dd>])}
    </dl>
  );
}
