// The times that run from something that happened, each a page of Help built from the period itself; and the petition for
// another month of election. They are no dates of the calendar until they begin.
import { citationText, villageLaw } from '../../law/citation.ts';
import { closedDaysInside, type Period } from '../../rules/checks/period.ts';
import { periods } from '../../rules/checks/periods.ts';
import { offsetInWords } from '../../rules/offset.ts';
import { type CheckHelp, texts } from './check-help.ts';

const questionsOf = ({ openQuestions = [], leavesOutClosedDays }: Period) => [
  ...(leavesOutClosedDays ? [closedDaysInside] : []),
  ...openQuestions,
];

/** “By 3 days after the declination was filed.” Nothing is counted here: the clerk counts from the day it happened. */
function hereOf(period: Period): string {
  const from = `the day ${period.begins}`;
  const words = offsetInWords(period.counts);
  const counted =
    words === 'on the day' ? `On ${from}.` : `${period.edge === 'by' ? 'By' : 'Not before'} ${words} ${from}.`;
  const asked = questionsOf(period).map(({ question, safer }) => `${question} ${safer}`);
  return [counted, period.shift.because, ...asked].join(' ');
}

const helpFor = (period: Period): CheckHelp => ({
  id: period.id,
  title: period.title,
  plain: period.plain,
  here: hereOf(period),
  citations: period.citations.map(citationText),
});

export const periodChecks: readonly CheckHelp[] = [
  ...periods.map(helpFor),
  {
    id: 'month-proposition',
    title: 'A petition to vote on another month for the village’s election',
    plain:
      'Electors may ask for a vote on changing the month. It takes 200 signatures from 5,000 people on, 150 from 3,000, 100 from 1,000, and under 1,000 people 10\u00a0% of those registered for the last general village election; twice as many where a vote on a date of its own is asked for. It is voted on at the next village election thirty days or more after the filing, or on a day of its own thirty to sixty days after it, not in March.',
    here: 'Send any such petition to the village attorney the day it comes. When the voters have adopted it, record the change under Resolutions and votes.',
    citations: texts(villageLaw('9-912'), villageLaw('9-910', '8')),
  },
];
