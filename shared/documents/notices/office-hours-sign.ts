// The sign at the office door for the last days of mail ballot applications (§§15-119(7), 15-120(5), (7)). What people read
// elsewhere are the county's dates, which are not those of an election the village conducts.
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { type Block, bold, field, group, heading, lead, paragraph, small, space, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionName } from '../election-name.ts';
import { signOff } from '../sign-off.ts';
import { closesRun, OfficeHoursFacts as Facts, type OfficeHoursFacts, openRun } from './office-hours-facts.ts';

export const officeHoursSign = definePaper({
  paper: 'office-hours-sign',
  templateVersion: 1,
  title: 'Door sign: last days of mail ballot applications',
  kind: 'notice',
  newspaper: false,
  citations: ['Election Law §15-120(5)', 'Election Law §15-119(7)', 'Election Law §15-120(7)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Mail Ballots: the Last Days',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(words(`${electionName[facts.kind]} of `), words(longDay(facts.pollDay), 'pollDay')),
      ...lastDays(facts),
      ...explanation(),
      signOff(facts, facts.dated),
    ],
  }),
});

const lastDays = ({ byMail, inPerson, pollDay, closes }: OfficeHoursFacts): Block[] => [
  group(
    heading(2, words(longDay(byMail.day), 'byMail.day')),
    paragraph(words('Last day for an application that asks for the ballot by mail to reach this office.')),
    field('Open that day:', openRun(byMail.open, 'byMail.open', longDay(byMail.day))),
  ),
  group(
    heading(2, words(longDay(inPerson.day), 'inPerson.day')),
    paragraph(words('Last day for the voter, or an agent of the voter, to bring an application here in person.')),
    field('Open that day:', openRun(inPerson.open, 'inPerson.open', longDay(inPerson.day))),
  ),
  group(
    heading(2, words(longDay(pollDay), 'pollDay')),
    paragraph(
      words('Election day. The village clerk must receive the marked ballot not later than the close of the polls at '),
      closesRun(closes),
      words(' that day.'),
    ),
  ),
];

const explanation = (): Block[] => [
  space(6),
  { kind: 'rule' },
  paragraph(bold('The day of receipt counts. A postmark does not.')),
  paragraph(words('Application forms for absentee and early mail ballots are at this office.')),
  small(
    words(
      'These dates are for the village election only. The county board of elections has other dates for its elections.',
    ),
  ),
];
