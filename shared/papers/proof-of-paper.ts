// What the newspaper desk and the posting log prove: in which issue a paper was printed, and that it hangs in every place
// the law names.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { DutyProof } from '../domain/duty.ts';
import type { ElectionFile } from '../records/election-file.ts';
import { type PostingStanding, postingStanding } from '../rules/checks/posted-enough.ts';
import type { PaperContext } from './define-desk-paper.ts';
import { inEachDistrict, planFor } from './places-to-post.ts';

/** What happened, including what is just being recorded. */
export interface Happened {
  readonly orders: DeepReadonly<ElectionFile['newspaperOrders']>;
  readonly posted: DeepReadonly<ElectionFile['posted']>;
}

/** The first issue that printed it: a second insertion does not make it later. Null while none did. */
export function publishedProof(
  orders: Happened['orders'],
  paper: string,
  before: DeepReadonly<DutyProof[]>,
): DeepReadonly<DutyProof> | null {
  const own = orders.filter((order) => order.paper === paper);
  const affidavit = own.flatMap(({ steps }) => steps.flatMap((s) => (s.kind === 'affidavit' ? [s.on] : []))).at(-1);
  const known = before.find(({ kind }) => kind === 'published');
  const issues = own
    .flatMap(({ newspaper, steps }) =>
      steps.flatMap((s) => (s.kind === 'printed' ? [{ newspaper, issueDay: s.issueDay, affidavit: null }] : [])),
    )
    .concat(known?.kind === 'published' ? [{ ...known, affidavit: null }] : [])
    .sort((a, b) => (a.issueDay < b.issueDay ? -1 : 1));
  const [first] = issues;
  if (first === undefined) return null;
  const { newspaper, issueDay } = first;
  const told = known?.kind === 'published' ? known.affidavit : null;
  return { kind: 'published', newspaper, issueDay, affidavit: affidavit ?? told };
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

/** Every copy that hangs, once it hangs in enough places; null before that. */
export function postedProof(
  context: Pick<PaperContext, 'office' | 'election'>,
  paper: string,
  posted: Happened['posted'],
): DeepReadonly<DutyProof> | null {
  if (!postingOf(context, paper, posted).complete) return null;
  const places = posted
    .filter((copy) => copy.paper === paper)
    .map(({ name, day, time, by }) => ({ name, day, time, by }))
    .slice(0, 80);
  return { kind: 'posted', places };
}
