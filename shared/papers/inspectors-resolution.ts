// The appointment of inspectors, typed on its page until the register of inspectors is there (§15-116(1)).
import { appointmentOfInspectors } from '../documents/resolutions/appointment-of-inspectors.ts';
import { err, ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { choice, dollars, name, rows } from './fields.ts';
import { hasDate, whichElection } from './of-election.ts';
import { namesTyped } from './typed-values.ts';

export const inspectorsResolution = defineDeskPaper('inspectors-resolution', {
  paper: appointmentOfInspectors,
  why: 'The board appoints two or four inspectors for each district, names a chair and sets what they are paid.',
  calledFor: hasDate('appoint-inspectors'),
  fields: {
    inspectors: rows('inspector', {
      district: name('District', 'As the district is called; empty where there is only one'),
      name: name('Name'),
      party: name('Party', 'Only where the law asks that parties share the inspectors'),
      chair: choice('Chair', { yes: 'Yes', no: 'No' }),
    }),
    alternates: rows('alternate', { name: name('Name') }),
    clericalHelp: rows('clerical helper', { name: name('Name') }),
    pay: dollars('Pay of an inspector for the day, in dollars'),
    chairPay: dollars('Pay of a chair, in dollars', 'Empty where it is the same'),
    ...adoptionFields,
  },
  facts: (context, typed) => {
    const districts = context.election.file.districts.map(({ name }) => name);
    const only = districts.length <= 1 ? (districts[0] ?? '1') : '';
    const named = typed.inspectors
      .filter((one) => one.name !== '')
      .map((one) => ({ ...one, district: one.district === '' ? only : one.district }));
    const nowhere = named.find(({ district }) => district === '');
    if (nowhere) return err(`Say in which district ${nowhere.name} is an inspector: there are several.`);
    const appointed = [...new Set([...districts, ...named.map(({ district }) => district)])].map((district) => ({
      district,
      inspectors: named
        .filter((one) => one.district === district)
        .map(({ name, party, chair }) => ({ name, party, chair: chair === 'yes' })),
    }));
    const crowded = appointed.find(({ inspectors }) => inspectors.length > 4);
    if (crowded)
      return err(
        `A district has two or four inspectors (Election Law §15-116(1)); District ${crowded.district} has ${crowded.inspectors.length} on this page. Take the others out, or name them as alternates.`,
      );
    return ok({
      ...whichElection(context),
      districts: appointed,
      alternates: namesTyped(typed.alternates),
      clericalHelp: namesTyped(typed.clericalHelp),
      pay: typed.pay === null ? null : { inspectorCents: typed.pay, chairCents: typed.chairPay ?? typed.pay },
      adoption: adoptionOf(context, typed, 'appoint-inspectors'),
    });
  },
});
