// What the program looks at in an application for a mail ballot, and where the law says it. Nothing of it decides.
import { electionLaw } from '../../law/citation.ts';
import { type CheckHelp, texts } from './check-help.ts';

export const applicationChecks: readonly CheckHelp[] = [
  {
    id: 'application-items',
    title: 'What an absentee application must contain',
    plain:
      'Name, date of birth, residence, where to send the ballot, the statement that the applicant is qualified and registered, the reason, and the signature. Any form the state board prescribes is acceptable.',
    here: 'Each item is noted as written, printed on the form, following from something else, or missing. “Wrong form” is never a reason, and you decide.',
    citations: texts(electionLaw('15-120', '2'), electionLaw('15-120', '3'), electionLaw('15-120', '4')),
  },
  {
    id: 'who-determines',
    title: 'What you decide about an application',
    plain:
      'Of an absentee application, from the information in it alone: whether the applicant is qualified to receive an absentee ballot. Who is a qualified elector is for the inspectors.',
    here: 'Decided on the application’s own page, with a reason where the answer is no.',
    citations: texts(electionLaw('15-120', '5')),
  },
  {
    id: 'early-mail-application',
    title: 'What you check of an early-mail application',
    plain:
      'Any registered voter of the village may vote by early mail, without a reason. The application may ask for this election or for all remaining ones of the calendar year; to the second the first day, four months before, does not apply. You check that it is complete and that the voter is registered in the village at the address given.',
    here: 'The list stands beside the paper, what you found is kept, and only then “registered at another address” and “not found” are offered as reasons. A mark in place of a signature has a witness with name and address.',
    citations: texts(
      electionLaw('15-119'),
      electionLaw('15-119', '3'),
      electionLaw('15-119', '4', 'c'),
      electionLaw('15-119', '7'),
    ),
  },
  {
    id: 'application-notes',
    title: 'What is noted about an application',
    plain:
      'An absence that does not cover the day people vote, the age on that day, a box where a residence is asked for, an address a letter cannot go to, an agent or a witness who is not named. A voter must be eighteen on the day of the election; who is a qualified elector is for the inspectors.',
    here: 'A note is never a reason by itself. What is about who may vote goes on to the inspectors with the envelope.',
    citations: texts(
      electionLaw('5-102', '1'),
      electionLaw('15-120', '1'),
      electionLaw('15-120', '4', 'a'),
      electionLaw('15-120', '4', 'c', 'i'),
      electionLaw('15-120', '6'),
      electionLaw('15-119', '8'),
    ),
  },
  {
    id: 'standing-lines',
    title: 'Who gets a ballot without a new application',
    plain:
      'Whoever stated the dates of a long absence shall be sent a ballot for any special election within them. A permanently disabled voter on the list is mailed one at each election. Whether a stated absence reaches the next general election is open.',
    here: 'Calling an election says how many there are, Today counts them, and “Without application” puts them on the register or leaves one off with a reason.',
    citations: texts(electionLaw('15-120', '4', 'd'), electionLaw('15-119', '4', 'c'), electionLaw('15-122', '4')),
  },
];
