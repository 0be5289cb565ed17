// A mailing day as the demo prints it: thirty envelopes in one file, a jam after the seventeenth, the rest again, one again by
// itself, and the envelopes to the voters.
import { act, applicationOnStateForm, at, person, type SamplePaper, type SampleStep } from './sample-step.ts';

const surnames = [
  ...'Abel Baker Clark Doyle Engel Foley Grant Hobbs Irwin Jonas Klein Lopez Myers Novak Owens Perez Quinn Ruiz'.split(
    ' ',
  ),
  ...'Stone Tully Usher Varga Wolff Xenos Young Zeller Ash Bloom Crane Drew'.split(' '),
];

/** Thirty voters, qualified; their lines are those from `first` on. */
export const thirtyQualified = (election: string, first: number): SampleStep[] =>
  surnames.flatMap((surname, i) => [
    act('mail-ballot.record-application', {
      ...{ election, knownDuplicate: null },
      application: applicationOnStateForm(
        person('Pat', surname),
        { day: '2027-03-01', time: '11:00' },
        { ...at(`${i + 1} Ward Street`), city: 'Nineteen Wards', zip: '12997' },
        { district: String(1 + (i % 2)) },
      ),
    }),
    act('mail-ballot.determine', { election, number: first + i, qualified: true, reason: null }),
  ]);

/** The files of that day; the numbers on the envelopes are those from `from` on. */
export function mailingDay(election: string, first: number, from: number): SamplePaper[] {
  const applications = surnames.map((_, i) => first + i);
  const last = from + 16;
  const piece = (of: string, stock: string) => ({ election, applications, piece: of, stock, order: 'number' });
  return [
    {
      ...{ file: 'batch.pdf', paper: 'envelope-batch' },
      input: { ...piece('return-with-affirmation', '#10'), sides: 'faces-then-backs' },
    },
    {
      ...{ file: `batch-again-${last + 1}-${from + 29}.pdf`, paper: 'envelope-batch-again' },
      input: { election, batch: 1, which: { by: 'after', lastGood: last } },
    },
    {
      ...{ file: `batch-again-${from + 4}.pdf`, paper: 'envelope-batch-again' },
      input: { election, batch: 1, which: { by: 'single', envelopes: [from + 4] } },
    },
    { ...{ file: 'batch-to-voters.pdf', paper: 'envelope-batch' }, input: piece('outgoing', '#11') },
  ];
}
