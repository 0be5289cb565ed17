// The season of Example Falls as its clerk has written it down by March 2, 2027: when the board meets, and what was done.
import { act, type SamplePaper, type SampleStep } from './sample-step.ts';

const meeting = (day: string, kind = '') => ({ day, time: '19:00', kind });

/** The notice of offices in time, places and hours in time, inspectors two days late, one thing to be looked up. */
export const exampleFallsSeason = (election: string): SampleStep[] => {
  const answer = (deadline: string, proof: readonly unknown[], said = 'done') =>
    act('calendar.answer-duty', { election, deadline, answer: said, on: null, proof });
  return [
    act('office.set-meetings', {
      meetings: [
        ...['2026-11-09', '2026-12-14', '2027-01-11', '2027-02-06', '2027-03-08'].map((day) => meeting(day)),
        meeting('2027-04-05', 'organizational meeting'),
      ],
    }),
    answer('offices-notice', [
      { kind: 'published', newspaper: 'Example Falls Courier', issueDay: '2026-11-12', affidavit: '2026-11-20' },
    ]),
    answer('polling-resolution', [
      { kind: 'adopted', day: '2027-01-11', meeting: 'regular meeting, minutes page 4', vote: 'carried 5 to 0' },
    ]),
    answer('appoint-inspectors', [
      { kind: 'adopted', day: '2027-02-06', meeting: 'special meeting', vote: 'carried 4 to 0' },
    ]),
    answer('registration-resolution', [], 'looking'),
  ];
};

/** The calendar as a list for the binder, and month by month for the wall. */
export const calendarPapers = (election: string): SamplePaper[] => [
  { file: 'calendar.pdf', paper: 'calendar', input: { election, size: 'letter' } },
  { file: 'wall-calendar.pdf', paper: 'wall-calendar', input: { election } },
];
