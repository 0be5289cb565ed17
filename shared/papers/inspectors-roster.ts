// The roster and phone list of the inspectors, for the clerk's desk and the polling places.
import { inspectorsRoster as paper } from '../documents/lists/inspectors-roster.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasInspectors, inspectorsForPaper } from './inspectors-on-record.ts';
import { whichElection } from './of-election.ts';

export const inspectorsRoster = defineDeskPaper('inspectors-roster', {
  paper,
  why: 'Who is where on the day, with telephone numbers, and which alternate to call when somebody does not come.',
  calledFor: hasInspectors,
  fields: {},
  facts: (context) => {
    const people = inspectorsForPaper(context);
    if (!people.ok) return people;
    return ok({ ...whichElection(context), people: people.value.map(({ one }) => one), dated: context.today });
  },
});
