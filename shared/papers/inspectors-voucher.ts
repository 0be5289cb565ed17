// Hours and pay: of everybody who is recorded as having served, or of the whole list while nobody is.
import { inspectorsVoucher as paper } from '../documents/lists/inspectors-voucher.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasInspectors, inspectorsForPaper } from './inspectors-on-record.ts';
import { inspectorPay } from './inspectors-resolution.ts';
import { whichElection } from './of-election.ts';

export const inspectorsVoucher = defineDeskPaper('inspectors-voucher', {
  paper,
  why: 'The hours each inspector served and the pay the board set, signed by each: what the treasurer pays from.',
  calledFor: hasInspectors,
  fields: {},
  facts: (context) => {
    const people = inspectorsForPaper(context);
    if (!people.ok) return people;
    const pay = inspectorPay(context);
    const served = people.value.flatMap(({ number, one }) => {
      const step = context.election.file.inspectorSteps.findLast((s) => s.number === number && s.step === 'served');
      return step ? [{ one, from: step.from, until: step.until }] : [];
    });
    const listed = served.length > 0 ? served : people.value.map(({ one }) => ({ one, from: null, until: null }));
    return ok({
      ...whichElection(context),
      people: listed.map((line) => ({
        ...line,
        cents:
          pay === null || line.one.role === 'clerical' ? null : line.one.chair ? pay.chairCents : pay.inspectorCents,
      })),
    });
  },
});
