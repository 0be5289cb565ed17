// The same last days as a text for the village's website, to be copied as plain text. A website does not count as publication of
// any notice; this is help for voters.
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, field, heading, paragraph, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { signOff } from '../sign-off.ts';
import { closesRun, OfficeHoursFacts as Facts, openRun } from './office-hours-facts.ts';

export const officeHoursWebsite = definePaper({
  paper: 'office-hours-website',
  templateVersion: 1,
  title: 'Website text: last days of mail ballot applications',
  kind: 'notice',
  newspaper: false,
  citations: ['Election Law §15-120', 'Election Law §15-119'],
  facts: Facts,
  parts: (facts) => ({
    name: 'How to Vote by Mail in the Village Election',
    of: `election of ${dayWithoutWeekday(facts.pollDay)}`,
    type: 'posted',
    head: 'masthead',
    blocks: [
      paragraph(
        words(`The ${electionInSentence[facts.kind]} of the Village of `),
        words(facts.village.name, 'village.name'),
        words(' is held on '),
        bold(longDay(facts.pollDay), 'pollDay'),
        words(
          '. The village clerk conducts it, so the dates below differ from those of the county board of elections.',
        ),
      ),
      heading(2, words('To have a ballot mailed to you')),
      paragraph(
        words('Your application must reach the clerk’s office by '),
        bold(longDay(facts.byMail.day), 'byMail.day'),
        words('. The day it arrives counts; a postmark does not.'),
      ),
      field('The office is open that day:', openRun(facts.byMail.open, 'byMail.open', longDay(facts.byMail.day))),
      heading(2, words('To apply in person')),
      paragraph(
        words('You, or an agent you name in the application, may bring it to the clerk’s office through '),
        bold(longDay(facts.inPerson.day), 'inPerson.day'),
        words('. After '),
        words(longDay(facts.byMail.day), 'byMail.day'),
        words(', the ballot is handed to you or to the agent named in the application.'),
      ),
      field('The office is open that day:', openRun(facts.inPerson.open, 'inPerson.open', longDay(facts.inPerson.day))),
      heading(2, words('To return your ballot')),
      paragraph(
        words('The village clerk must receive it not later than the close of the polls at '),
        closesRun(facts.closes),
        words(' on '),
        bold(longDay(facts.pollDay), 'pollDay'),
        words('. A ballot that arrives later is not counted, whatever its postmark.'),
      ),
      signOff(facts, facts.dated),
    ],
  }),
});
