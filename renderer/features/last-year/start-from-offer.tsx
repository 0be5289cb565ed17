// Offered on Today and on the election's page as long as the election was started from no other and has no offices yet.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { uncapital } from '../../../shared/words/sentence.ts';
import { useView } from '../../api/use-view.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';

export function StartFromOffer({ election }: { readonly election: ElectionId }) {
  const view = useView('election.last-year', { election, from: null });
  if (view.state !== 'shown') return null;
  const { from, startedFrom, offered, offices, inspectors } = view.value;
  if (from === null || startedFrom !== null || !offered || offices.length + inspectors.length === 0) return null;
  return (
    <div className="banner">
      <Finding tone="info" out={`Start from the ${uncapital(from.title)}?`}>
        <p>
          Offices, inspectors and what was typed for papers can be taken over; you see everything first.{' '}
          <a href="#/last-year">See what would be taken over</a>
        </p>
      </Finding>
    </div>
  );
}

/** The way to the notes, from the election's page. */
export const NotesLink = () => (
  <ButtonLink small kind="quiet" href="#/last-year/notes">
    For next year
  </ButtonLink>
);
