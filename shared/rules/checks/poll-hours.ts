// §15-104(3)(b)(2): the polls must be open at least from noon to nine in the evening. Longer is common, and a village may
// have two stretches. A village that closes earlier is warned and its hours are kept: they may be what was resolved.
import type { PollHours } from '../../domain/election.ts';
import { minutesOf, wallTime } from '../../domain/wall-time.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { hourInWords, pollHoursInWords } from '../../words/hours.ts';
import { sentence } from '../../words/sentence.ts';
import type { CheckWarning } from './warning.ts';

const noon = minutesOf(wallTime('12:00'));
const nine = minutesOf(wallTime('21:00'));

type Stretch = { readonly open: number; readonly close: number };

/** The stretches in order, those that touch or overlap made one. */
function merged(hours: Readonly<PollHours>): Stretch[] {
  const sorted = hours
    .map(({ open, close }): Stretch => ({ open: minutesOf(open), close: minutesOf(close) }))
    .sort((a, b) => a.open - b.open);
  const whole: Stretch[] = [];
  for (const stretch of sorted) {
    const before = whole.at(-1);
    if (before && stretch.open <= before.close)
      whole[whole.length - 1] = { open: before.open, close: Math.max(before.close, stretch.close) };
    else whole.push(stretch);
  }
  return whole;
}

const warning = (code: string, message: string): CheckWarning => ({
  checkId: 'poll-hours',
  checkVersion: 1,
  code,
  message,
  citations: [citationText(electionLaw('15-104', '3', 'b', '2'))],
});

/** Warnings about polling hours; none when they include noon to 9:00 p.m. without a break. */
export function pollHoursProblems(hours: Readonly<PollHours>): CheckWarning[] {
  const backward = hours.filter(({ open, close }) => minutesOf(close) <= minutesOf(open));
  if (backward.length > 0)
    return backward.map(({ open, close }) =>
      warning(
        'closes-before-it-opens',
        `${sentence(`The polls would open at ${hourInWords(open)} and close at ${hourInWords(close)}`)} Look at the hours again.`,
      ),
    );
  const enough = merged(hours).some(({ open, close }) => open <= noon && close >= nine);
  if (enough) return [];
  const message = `${sentence(`The polls would be open ${pollHoursInWords(hours)}`)} The law asks for at least noon to 9:00\u00a0p.m. without a break. The hours are kept as you wrote them; have the board look at its resolution.`;
  return [warning('not-noon-to-nine', message)];
}
