// What the clerk may say about a mail ballot on the telephone and at the counter: sent on, received on. Nothing more, to anyone.
import type { HappenedOn } from '../domain/finding.ts';
import { dayWithoutYear } from './days.ts';
import { listInWords } from './lists.ts';

interface Told {
  readonly out: { readonly how: 'mailed' | 'handed-to-voter' | 'handed-to-agent'; readonly at: HappenedOn } | null;
  readonly returned: { readonly at: HappenedOn } | null;
}

/** “You may say: mailed Monday, February 22, back Wednesday, March 3. Nothing more.” */
export function mayBeTold(ballots: readonly Told[]): string {
  const said = ballots.flatMap(({ out, returned }) => [
    ...(out ? [`${out.how === 'mailed' ? 'mailed' : 'handed over'} ${dayWithoutYear(out.at.day)}`] : []),
    ...(returned ? [`back ${dayWithoutYear(returned.at.day)}`] : []),
  ]);
  return said.length === 0
    ? 'You may say: no ballot has been sent yet. Nothing more.'
    : `You may say: ${listInWords(said)}. Nothing more.`;
}
