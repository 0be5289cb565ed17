// How a paper of the book and what was found about it look: always an icon and a word.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Finding } from '../../ui/finding.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

export type BookView = ViewOutput<'nominations.book'>;
export type BookRow = BookView['rows'][number];
export type FilingView = ViewOutput<'nominations.filing'>;
type Found = FilingView['findings'][number];
type Weight = Found['weight'];

const icons: Readonly<Record<Weight, IconName>> = { success: 'check', warning: 'alert', danger: 'stop', info: 'note' };

export const FoundTag = ({ weight, finding }: Pick<BookRow, 'weight' | 'finding'>) =>
  finding === '' ? null : (
    <Tag icon={icons[weight]} tone={weight === 'success' || weight === 'info' ? 'plain' : (weight satisfies Tone)}>
      {finding}
    </Tag>
  );

const order: readonly Weight[] = ['danger', 'warning', 'success', 'info'];

/** Everything that was found, the gravest first. */
export function Findings({ findings, live = false }: { readonly findings: readonly Found[]; readonly live?: boolean }) {
  const shown = findings.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight));
  return (
    <div className="stack-tight">
      {shown.map(({ checkId, weight, headline, below, citations }) => (
        <Finding key={checkId} tone={weight} out={`${headline}.`} citations={citations} live={live}>
          <p>{below}</p>
        </Finding>
      ))}
    </div>
  );
}
