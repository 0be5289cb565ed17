// What the newspaper desk and the posting log prove: in which issue a paper was printed, and that it hangs in every place
// the law names.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { DutyProof } from '../domain/duty.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ElectionFile } from '../records/election-file.ts';
import { type PostingStanding, postingStanding } from '../rules/checks/posted-enough.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { inEachDistrict, planFor } from './places-to-post.ts';

/** What happened, including what is just being recorded. */
export interface Happened {
  readonly orders: DeepReadonly<ElectionFile['newspaperOrders']>;
  readonly posted: DeepReadonly<ElectionFile['posted']>;
}

/**
 * The first issue that printed it, with the affidavit of that newspaper: a second insertion does not make it later. Null
 * while none did.
 */
export function publishedProof(
  orders: Happened['orders'],
  paper: string,
  before: DeepReadonly<DutyProof[]>,
): DeepReadonly<DutyProof> | null {
  const own = orders.filter((order) => order.paper === paper);
  const told = before.filter((proof) => proof.kind === 'published');
  const [first] = own
    .flatMap(({ newspaper, steps }) =>
      steps.flatMap((s) => (s.kind === 'printed' ? [{ newspaper, issueDay: s.issueDay }] : [])),
    )
    .concat(told)
    .sort((a, b) => (a.issueDay < b.issueDay ? -1 : 1));
  if (first === undefined) return null;
  const { newspaper, issueDay } = first;
  const affidavits = [...told, ...own]
    .filter((one) => one.newspaper === newspaper)
    .flatMap((one) => ('steps' in one ? one.steps.map((s) => (s.kind === 'affidavit' ? s.on : null)) : one.affidavit));
  return { kind: 'published', newspaper, issueDay, affidavit: affidavits.findLast((day) => day !== null) ?? null };
}

/** How the posting of a paper stands, by the log. */
export const postingOf = (
  context: Pick<PaperContext, 'office' | 'election'>,
  paper: string,
  posted: Happened['posted'],
): PostingStanding =>
  postingStanding(
    planFor(context),
    posted.filter((copy) => copy.paper === paper),
    paper === inEachDistrict ? 'each-district' : 'six-and-polling-places',
  );

/** The copies by which it first hung in enough places: one put up later does not make it later. Null before that. */
export function postedProof(
  context: Pick<PaperContext, 'office' | 'election'>,
  paper: string,
  posted: Happened['posted'],
): DeepReadonly<DutyProof> | null {
  const own = posted.filter((copy) => copy.paper === paper);
  const upBy = (last: PlainDate) => own.filter(({ day }) => day <= last);
  const enough = [...new Set(own.map(({ day }) => day))]
    .sort()
    .find((day) => postingOf(context, paper, upBy(day)).complete);
  if (enough === undefined) return null;
  const places = upBy(enough)
    .map(({ name, day, time, by }) => ({ name, day, time, by }))
    .slice(0, 80);
  return { kind: 'posted', places };
}
