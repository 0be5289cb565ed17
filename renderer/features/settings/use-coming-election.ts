// The election for which polling places and hours are written down along with the village's own: the one she works on,
// unless it has been held. What was so at a past election stays as it was.
import { useContext } from 'react';
import { DeskContext, type DeskFrame } from '../../app/desk-context.ts';

export function useComingElection(): DeskFrame['elections'][number] | null {
  const desk = useContext(DeskContext);
  const chosen = desk?.frame.elections.find(({ id }) => id === desk.election);
  return chosen && chosen.daysLeft >= 0 ? chosen : null;
}
