// The appointment of inspectors: from the list of inspectors, or as it was typed on its page while that list is empty
// (§15-116(1)).
import type { InspectorPay } from '../documents/inspector-fact.ts';
import { appointmentOfInspectors } from '../documents/resolutions/appointment-of-inspectors.ts';
import type { InspectorRole } from '../domain/inspector.ts';
import { err, ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper, type PaperContext, typedFor } from './define-desk-paper.ts';
import { choice, dollars, name, rows, type TypedOf } from './fields.ts';
import { inspectorsForPaper } from './inspectors-on-record.ts';
import { hasDate, whichElection } from './of-election.ts';
import { namesTyped } from './typed-values.ts';

const hereOnly = 'Only while nobody is on the page “Inspectors”';
const fields = {
  inspectors: rows(
    'inspector',
    {
      district: name('District', 'As the district is called; empty where there is only one'),
      name: name('Name'),
      party: name('Party', 'Only where the law asks that parties share the inspectors'),
      chair: choice('Chair', { yes: 'Yes', no: 'No' }),
    },
    hereOnly,
  ),
  alternates: rows('alternate', { name: name('Name') }, hereOnly),
  clericalHelp: rows('clerical helper', { name: name('Name') }, hereOnly),
  pay: dollars('Pay of an inspector for the day, in dollars'),
  chairPay: dollars('Pay of a chair, in dollars', 'Empty where it is the same'),
  ...adoptionFields,
} as const;
type Typed = TypedOf<typeof fields>;

/** What the board pays for the day, as it is typed on the page of its resolution; null until it is. */
export function inspectorPay(context: PaperContext): InspectorPay | null {
  const { pay, chairPay } = typedFor(context, 'inspectors-resolution', fields);
  return pay === null ? null : { inspectorCents: pay, chairCents: chairPay ?? pay };
}

/** Who is to be appointed: the list of inspectors, else what was typed. */
function toAppoint(context: PaperContext, typed: Typed) {
  const listed = inspectorsForPaper(context);
  if (!listed.ok)
    return {
      inspectors: typed.inspectors
        .filter((one) => one.name !== '')
        .map(({ chair, ...one }) => ({ ...one, chair: chair === 'yes' })),
      alternates: namesTyped(typed.alternates),
      clericalHelp: namesTyped(typed.clericalHelp),
    };
  const named = (role: InspectorRole) => listed.value.map(({ one }) => one).filter((one) => one.role === role);
  return {
    inspectors: named('inspector').map(({ district, name, party, chair }) => ({ district, name, party, chair })),
    alternates: named('alternate').map((one) => one.name),
    clericalHelp: named('clerical').map((one) => one.name),
  };
}

export const inspectorsResolution = defineDeskPaper('inspectors-resolution', {
  paper: appointmentOfInspectors,
  why: 'The board appoints two or four inspectors for each district, names a chair and sets what they are paid.',
  calledFor: hasDate('appoint-inspectors'),
  fields,
  facts: (context, typed) => {
    const districts = context.election.file.districts.map(({ name }) => name);
    const only = districts.length <= 1 ? (districts[0] ?? '1') : '';
    const { alternates, clericalHelp, ...appointing } = toAppoint(context, typed);
    const named = appointing.inspectors.map((one) => ({
      ...one,
      district: one.district === '' ? only : one.district,
    }));
    const nowhere = named.find(({ district }) => district === '');
    if (nowhere) return err(`Say in which district ${nowhere.name} is an inspector: there are several.`);
    const appointed = [...new Set([...districts, ...named.map(({ district }) => district)])].map((district) => ({
      district,
      inspectors: named
        .filter((one) => one.district === district)
        .map(({ name, party, chair }) => ({ name, party, chair })),
    }));
    const crowded = appointed.find(({ inspectors }) => inspectors.length > 4);
    if (crowded)
      return err(
        `A district has two or four inspectors (Election Law §15-116(1)); District ${crowded.district} has ${crowded.inspectors.length}. Take the others out, or name them as alternates.`,
      );
    return ok({
      ...whichElection(context),
      districts: appointed,
      alternates,
      clericalHelp,
      pay: inspectorPay(context),
      adoption: adoptionOf(context, typed, 'appoint-inspectors'),
    });
  },
});
