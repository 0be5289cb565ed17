// Where a paper must hang in this election.
import { type NoticePlace, sixPostingPlaces } from '../rules/checks/six-posting-places.ts';
import type { PaperContext } from './define-desk-paper.ts';

/** §15-118(4): posted in each election district. */
export const inEachDistrict = 'registration-day-resolution';

export const planFor = ({ office, election }: Pick<PaperContext, 'office' | 'election'>) =>
  sixPostingPlaces(office.postingPlaces, election.file.districts);

/** The places in the order of the route: public places first, then polling places. */
export function placesFor(context: Pick<PaperContext, 'office' | 'election'>, paper: string): readonly NoticePlace[] {
  const { places } = planFor(context);
  // §15-118(4) asks for a place in each district; the polling places are one in each.
  return paper === inEachDistrict ? places.filter(({ why }) => why === 'polling-place') : places;
}
