// The letters of appointment, one for everybody on the list of inspectors.
import { inspectorsLetter as paper } from '../documents/letters/inspectors-letter.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { day, line, time } from './fields.ts';
import { hasInspectors, inspectorsForPaper, stepDay } from './inspectors-on-record.ts';
import { inspectorPay } from './inspectors-resolution.ts';
import { hoursOf, whichElection } from './of-election.ts';

export const inspectorsLetter = defineDeskPaper('inspectors-letter', {
  paper,
  why: 'Tells everybody on the list of inspectors what they are appointed to, where and when; each letter has an answer to send back.',
  calledFor: hasInspectors,
  fields: {
    reportAt: time('When the inspectors are to be there'),
    trainingOn: day('Training on', 'Empty where none is held, or not known yet'),
    trainingAt: time('Training at'),
    trainingPlace: line('Where the training is held'),
    answerBy: day('Answers wanted by', 'Empty where you set no day'),
  },
  facts: (context, typed) => {
    const people = inspectorsForPaper(context);
    if (!people.ok) return people;
    const { file } = context.election;
    return ok({
      ...whichElection(context),
      hours: hoursOf(context),
      letters: people.value.map(({ number, one }) => {
        const place = file.districts.find(({ name }) => name === one.district)?.place ?? null;
        return { to: one, place: place && { ...place }, appointedOn: stepDay(file, number, 'appointed') };
      }),
      pay: inspectorPay(context),
      reportAt: typed.reportAt,
      training:
        typed.trainingOn === null ? null : { day: typed.trainingOn, at: typed.trainingAt, place: typed.trainingPlace },
      answerBy: typed.answerBy,
      dated: context.today,
    });
  },
});
