// The sheet for the oaths of everybody on the list of inspectors.
import { inspectorsOath as paper } from '../documents/certificates/inspectors-oath.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasInspectors, inspectorsForPaper } from './inspectors-on-record.ts';
import { whichElection } from './of-election.ts';

export const inspectorsOath = defineDeskPaper('inspectors-oath', {
  paper,
  why: 'Each inspector takes and signs the oath before serving. The village’s own form of the oath is used.',
  calledFor: hasInspectors,
  fields: {},
  facts: (context) => {
    const people = inspectorsForPaper(context);
    if (!people.ok) return people;
    return ok({ ...whichElection(context), people: people.value.map(({ one }) => one) });
  },
});
