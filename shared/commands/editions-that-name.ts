// Which papers that left the office name somebody: who declines or dies after printing is named on paper out in the world.
import type { DeepReadonly } from '../deep-readonly.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import type { ElectionFile } from '../records/election-file.ts';

export interface EditionThatNames {
  readonly paper: string;
  readonly edition: number;
  readonly printedOn: PlainDate;
}

function holds(facts: unknown, name: string): boolean {
  if (typeof facts === 'string') return facts === name;
  return facts !== null && typeof facts === 'object' && Object.values(facts).some((one) => holds(one, name));
}

/** The newest edition of each paper, where its frozen facts hold exactly that name. */
export function editionsThatName(
  { editions }: Pick<DeepReadonly<ElectionFile>, 'editions'>,
  name: string,
): EditionThatNames[] {
  const newest = new Map(editions.map((one) => [one.paper, one]));
  return [...newest.values()]
    .filter(({ facts }) => holds(facts, name))
    .map(({ paper, edition, printedOn }) => ({ paper, edition, printedOn }));
}
