// How old somebody born on `born` is on the polling day: a note for the inspectors, who decide who is a qualified elector,
// and never a yes or no (Election Law §5-102(1)). Born on February 29, the day is not the same to everybody.
import { dayFrom, dayOfMonth, monthOf, type PlainDate, yearOf } from '../../domain/plain-date.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

/** The first and last day that may be the eighteenth birthday: one day, but for February 29 in an ordinary year. */
function eighteenthBirthday(born: PlainDate): readonly [PlainDate, PlainDate] {
  const year = yearOf(born) + 18;
  const day = dayFrom(year, monthOf(born), dayOfMonth(born));
  if (day) return [day, day];
  const [before, after] = [dayFrom(year, 2, 28), dayFrom(year, 3, 1)];
  if (!before || !after) throw new Error('February has a 28th and March a first');
  return [before, after];
}

/** Null where the voter is plainly of age on `pollDay`. */
export function ageOnPollingDay(born: PlainDate, pollDay: PlainDate): LawFinding | null {
  const [first, last] = eighteenthBirthday(born);
  if (pollDay >= last) return null;
  const around = pollDay >= first;
  return lawFinding({
    checkId: 'age-on-polling-day',
    outcome: around ? 'check' : 'under-eighteen',
    sentence: around
      ? `Turns 18 around ${longDay(pollDay)}, when people vote: check. Born on February 29, the birthday in a year without that day is February 28 to some and March 1 to others. The inspectors decide.`
      : `By the birth date on the paper the voter is not yet 18 on ${longDay(pollDay)}, when people vote. Look at the date again. It is a note for the inspectors, who decide who is a qualified elector.`,
    happenedOn: born,
    limit: pollDay,
    citations: [citationText(electionLaw('5-102', '1')), citationText(electionLaw('15-120', '5'))],
  });
}
