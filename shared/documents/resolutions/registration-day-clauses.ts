// What is resolved about registration day, for each of the three resolutions.
import type { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { unreachable } from '../../result.ts';
import { longDay } from '../../words/days.ts';
import { pollHoursInWords } from '../../words/hours.ts';
import { type Block, bold, missing, type Run, type Table, words } from '../blocks.ts';
import { type ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { hoursRun } from '../hours-of-the-polls.ts';
import { districtsTable } from '../notices/polling-places-table.ts';
import { resolved } from './adoption.ts';
import type { Meeting, RegistrationAct } from './registration-day.ts';

type Act = DeepReadonly<z.infer<typeof RegistrationAct>>;

export function registrationClauses(act: Act, election: ElectionOfPaper, village: { readonly name: string }): Block[] {
  switch (act.act) {
    case 'hold':
      return [
        resolved(
          words(
            'under section\u00a015-118 of the Election Law, the inspectors of election of each election district shall meet to register voters for the ',
          ),
          ...electionToBeHeld(election, village),
          words(', on:'),
        ),
        meetingsTable(act.meetings),
        resolved(
          words(
            'the place in each election district for the meetings of the inspectors, for registration and for the election shall be:',
          ),
        ),
        districtsTable(act.districts, 'Place'),
        resolved(words('the polls shall be open from '), hoursRun(act.hours), words(' on the day of the election.')),
        resolved(
          words(
            'the Village Clerk shall publish this resolution, and post it in each election district, at least ten days before registration day.',
          ),
        ),
      ];
    case 'opt-out':
      return [
        resolved(
          words('under section\u00a015-118(3) of the Election Law, the Village of '),
          words(village.name, 'village.name'),
          words(' shall hold no village registration day.'),
        ),
        resolved(
          words(
            'this resolution is effective for elections held more than sixty days after its adoption, and remains so until the Board of Trustees resolves otherwise at least as long before an election.',
          ),
        ),
      ];
    case 'second-day':
      return [
        resolved(
          words(
            'under section\u00a015-118(5) of the Election Law, the inspectors of election shall meet to register voters on the twelfth day before each village election as well as on the tenth.',
          ),
        ),
        resolved(
          words('the first such day is '),
          act.day
            ? bold(longDay(act.day), 'registration.day')
            : missing('registration.day', 'The twelfth day before the election', 'paper', 190),
          words(', from '),
          hoursOf(act.hours, 'registration.hours'),
          words(', before the '),
          ...electionToBeHeld(election, village),
          words('.'),
        ),
      ];
    default:
      return unreachable(act);
  }
}

const hoursOf = (hours: DeepReadonly<z.infer<typeof Meeting>>['hours'], field: string): Run =>
  hours ? words(pollHoursInWords(hours), field) : missing(field, 'The hours of registration', 'paper', 140);

const meetingsTable = (meetings: DeepReadonly<z.infer<typeof Meeting>[]>): Table => ({
  kind: 'table',
  name: 'Registration',
  columns: [
    { title: 'Day', share: 55, joint: ', ' },
    { title: 'Hours', share: 45, joint: '' },
  ],
  rows:
    meetings.length === 0
      ? [
          [220, 160].map((width) => [
            missing('registration.meetings', 'The days the inspectors meet for registration', 'paper', width),
          ]),
        ]
      : [...meetings]
          .sort((a, b) => (a.day < b.day ? -1 : 1))
          .map(({ day, hours }, i) => [
            [bold(longDay(day), `registration.meetings.${i}.day`)],
            [hoursOf(hours, `registration.meetings.${i}.hours`)],
          ]),
});
