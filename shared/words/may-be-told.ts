// What the clerk may say about a mail ballot on the telephone and at the counter: sent on, received on. Nothing more, to anyone.
import type { HappenedOn } from '../domain/finding.ts';
import { dayWithoutYear } from './days.ts';
import { listInWords } from './lists.ts';
import { ordinalInWords } from './numbers.ts';

interface Told {
  readonly out: { readonly how: 'mailed' | 'handed-to-voter' | 'handed-to-agent'; readonly at: HappenedOn } | null;
  readonly ended: object | null;
  readonly returned: { readonly at: HappenedOn } | null;
}

/** “mailed Monday, February 22 and back Wednesday, March 3”; '' for a ballot that has neither left nor come. */
function wayInWords({ out, ended, returned }: Told): string {
  const left = out && `${out.how === 'mailed' ? 'mailed' : 'handed over'} ${dayWithoutYear(out.at.day)}`;
  const came = returned ? `back ${dayWithoutYear(returned.at.day)}` : out && !ended ? 'not back yet' : null;
  return listInWords([left, came].filter((part) => part !== null));
}

/** “You may say: mailed Monday, February 22 and back Wednesday, March 3. Nothing more.” */
export function mayBeTold(ballots: readonly Told[]): string {
  const said = ballots.map(wayInWords).filter((way) => way !== '');
  if (said.length === 0) return 'You may say: no ballot has been sent yet. Nothing more.';
  const told = said.length === 1 ? said : said.map((way, at) => `the ${ordinalInWords(at + 1)} one ${way}`);
  return `You may say: ${told.join('; ')}. Nothing more.`;
}
