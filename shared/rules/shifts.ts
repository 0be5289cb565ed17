// What several deadlines share about closed days. There is no default: each rule names the one it goes by.
import { electionLaw, generalConstructionLaw } from '../law/citation.ts';
import type { Shift } from './define-deadline.ts';
import { neverRelyOnNextBusinessDay } from './open-questions.ts';

/** Papers that must be filed by a day (Election Law §1-106(1)). */
export const paperFiled = {
  policy: 'next-business-day',
  because:
    'A paper to be filed: when its last day is a Saturday, a Sunday or a public holiday, the next business day still counts.',
  authority: electionLaw('1-106', '1'),
} as const satisfies Shift;

/** “At least N days before”: a later day would leave less than N. */
export const minimumNotice = { policy: 'keep', because: neverRelyOnNextBusinessDay } as const satisfies Shift;

/** “Not earlier than”: nothing is gained by waiting, and earlier is too early. */
export const firstDay = {
  policy: 'keep',
  because: 'A first day never moves: before it is too early, whatever the weekday.',
} as const satisfies Shift;

/** A day on which something is so, or is held. */
export const dayItself = {
  policy: 'keep',
  because: 'The statute names the day itself, also when it is a Saturday, a Sunday or a public holiday.',
} as const satisfies Shift;

/** “Within N days after”: nobody has decided whether a closed last day gives another one. */
export const withinDays = {
  policy: 'show-both',
  because:
    'General Construction Law §25-a lets an act be done on the next business day; that it reaches this one is not settled.',
  authority: generalConstructionLaw('25-a', '1'),
} as const satisfies Shift;
