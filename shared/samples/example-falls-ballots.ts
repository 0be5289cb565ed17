// Example Falls with ballots under way, so that a newcomer finds the register alive: out, back in time, noted for the inspectors,
// undeliverable, and torn up with another to send.
import { addDays, type PlainDate } from '../domain/plain-date.ts';
import { act, applicationOnStateForm, at, person, type SampleStep } from './sample-step.ts';

const voters = [
  ['Beatriz', 'Ferreira', '17 Canal Street'],
  ['Carl', 'Winter', '3 Depot Road'],
  ['Dora', 'Finch', '44 Mill Street'],
  ['Emil', 'Hart', '8 Upper Canal Road'],
  ['Gus', 'Lane', '29 Oak Avenue'],
] as const;

/**
 * Ballots of the days before `today` for five voters whose applications are the lines from `first` on. The envelopes are 1 to 5 in
 * that order: out; back in time; back and not signed; undeliverable; torn up, and another one is to be mailed.
 */
export function exampleFallsBallots(election: string, today: PlainDate, first: number): SampleStep[] {
  const on = (days: number, time: string) => ({ day: addDays(today, -days), time });
  const numbers = voters.map((_, i) => first + i);
  const back = (envelope: number, time: string, notes: readonly string[] = []) =>
    act('mail-ballot.receive', {
      ...{ election, envelope, application: null, sure: false },
      returned: { at: on(1, time), how: 'mail', broughtBy: '', givenTo: '', notes, remark: '' },
    });
  return [
    ...voters.map(([given, surname, street], i) =>
      act('mail-ballot.record-application', {
        ...{ election, knownDuplicate: null },
        application: applicationOnStateForm(person(given, surname), on(8, `1${i}:15`), at(street)),
      }),
    ),
    ...numbers.map((number) => act('mail-ballot.determine', { election, number, qualified: true, reason: null })),
    act('ballot.note-step', {
      election,
      step: {
        ...{ kind: 'delivered', on: addDays(today, -6), note: '' },
        counts: [{ kind: 'absentee', district: '', count: 60 }],
      },
    }),
    act('mail-ballot.mail', {
      ...{ election, applications: numbers, at: on(5, '16:10') },
      ...{ postOffice: 'Example Falls', pieces: numbers.length },
    }),
    back(2, '10:42'),
    back(3, '10:43', ['not-signed']),
    act('mail-ballot.end', {
      ...{ election, envelope: 4, how: 'undeliverable', at: on(1, '10:50') },
      reason: 'Came back from the post office: no such number.',
    }),
    act('mail-ballot.reissue', {
      ...{ election, application: first + 4, how: 'spoiled', at: on(1, '14:20'), reason: 'The dog tore it up.' },
      ...{ wants: 'mailed', agent: '', sendTo: null },
    }),
  ];
}
