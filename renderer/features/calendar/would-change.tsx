// Which dates would move, come or go, shown before she puts on record what moves them. Nothing has changed yet.
import type { ViewInput, ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { Finding } from '../../ui/finding.tsx';
import { Why } from '../../ui/why.tsx';
import { useSettled } from '../records/use-settled.ts';
import { placesInWords } from './changes-banner.tsx';

type What = ViewInput<'calendar.would-change'>['if'];
type Change = ViewOutput<'calendar.would-change'>['changes'][number];

/** As many as are read at a glance; more fold themselves. */
const AT_A_GLANCE = 6;

const dates = (count: number): string => (count === 1 ? 'One date' : `${count} dates`);

/** “3 dates would move, 40 would go.” */
function countsInWords(changes: readonly Change[]): string {
  const came = changes.filter(({ old }) => old === null).length;
  const gone = changes.filter((change) => change.new === null).length;
  const counted = [
    [changes.length - came - gone, 'move'],
    [came, 'be added'],
    [gone, 'go'],
  ] as const;
  const parts = counted.filter(([count]) => count > 0);
  return `${parts.map(([count, verb], at) => `${at === 0 ? dates(count) : count} would ${verb}`).join(', ')}.`;
}

interface Shown {
  /** The date she is at, whose new day she has typed herself. */
  readonly own?: string | undefined;
  /** Says nothing where nothing would move. */
  readonly quiet?: boolean;
}

/** `what`: null while it is not typed yet. */
export function WouldChange({ what, ...shown }: Shown & { readonly what: What | null }) {
  const settled = useSettled(what === null ? '' : JSON.stringify(what));
  return settled === '' ? null : <Asked what={JSON.parse(settled)} {...shown} />;
}

function Asked({ what, own, quiet = false }: Shown & { readonly what: What }) {
  const answer = useView('calendar.would-change', { if: what });
  if (answer.state !== 'shown') return null;
  const changes = answer.value.changes.filter(({ id }) => id !== own);
  if (quiet && changes.length === 0) return null;
  return (
    <div aria-live="polite">
      {changes.length === 0 ? (
        <p className="note">
          {own === undefined ? 'No date of your elections would move.' : 'No other date would move.'}
        </p>
      ) : (
        <Finding tone="info" icon="moved" out={countsInWords(changes)}>
          {changes.length > AT_A_GLANCE ? (
            <Why title="Which ones">
              <Moves changes={changes} />
            </Why>
          ) : (
            <Moves changes={changes} />
          )}
        </Finding>
      )}
    </div>
  );
}

function Moves({ changes }: { readonly changes: readonly Change[] }) {
  const several = new Set(changes.map(({ election }) => election)).size > 1;
  return (
    <ul className="moved">
      {changes.map((change) => (
        <li key={`${change.election} ${change.id}`}>
          <b>{change.title}</b>
          {several && ` (${change.electionTitle})`}: {placesInWords(change)}
        </li>
      ))}
    </ul>
  );
}
