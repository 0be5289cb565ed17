// Whether a voted ballot came in time: received by the village clerk not later than the close of the polls, whatever its
// postmark says (§15-120(7); early mail §15-119(9)).
import type { HappenedOn, KeptFinding } from '../../domain/finding.ts';
import { longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { momentInWords } from '../../words/moments.ts';
import { sentence } from '../../words/sentence.ts';
import { deadlineOfElection } from '../calendar.ts';
import { hourOf } from '../count-deadline.ts';
import type { ElectionFacts } from '../election-facts.ts';
import { lastDayToReturn } from '../last-day-to-return.ts';

const checkId = 'ballot-in-time';
// Version 2 goes by an order that moved the day; version 1 knew none.
const checkVersion = 2;

/**
 * Finds `in-time`, `late`, or `open-question`: on polling day without an hour, or given to somebody other than the clerk
 * before the close. Throws for an election without a register here.
 */
export function ballotInTime(
  facts: ElectionFacts,
  { at, givenTo }: { readonly at: HappenedOn; readonly givenTo: string },
): KeptFinding {
  const rule = deadlineOfElection('mail-ballot-return', facts);
  if (!rule) throw new Error('an election without mail ballots here');
  const lastDay = lastDayToReturn(facts);
  const closes = hourOf('polls-close', facts);
  const close = `the close of the polls on ${longDay(lastDay)}${closes === null ? '' : `, ${hourInWords(closes)}`}`;
  const found = (outcome: string, sentence: string, readings: KeptFinding['readings'] = []): KeptFinding => ({
    ...{ checkId, checkVersion, outcome, sentence, readings },
    ...{ happenedOn: at.day, limit: lastDay, citations: [...rule.citations] },
  });
  const came = `It came ${momentInWords(at)}`;
  const onTheDay = at.day === lastDay;
  if (at.day > lastDay || (onTheDay && at.time !== null && closes !== null && at.time > closes))
    return found(
      'late',
      `Late. ${sentence(came)} Late means after ${sentence(close)} Keep it sealed; it does not go to the inspectors as timely.`,
    );
  if (onTheDay && (at.time === null || closes === null))
    return found(
      'open-question',
      `It came on polling day, and it is not on record whether this was before ${sentence(close)} Ask who took it, and note the hour.`,
    );
  if (givenTo !== '')
    return found(
      'open-question',
      `${came}, to ${givenTo} and not to the clerk. The statute asks that the village clerk has received it by ${sentence(close)}`,
      [
        {
          date: lastDay,
          reading:
            'Not received by that alone: it must reach the clerk, or somebody the clerk has authorized, before the close.',
        },
        { date: lastDay, reading: 'Received: it reached those for whom it was meant before the close.' },
      ],
    );
  return found('in-time', `In time. ${sentence(came)} Keep it sealed.`);
}
