// The request to the county board for the voter list and the equipment (§5-612(1)).
import { countyRequest as paper } from '../documents/letters/county-request.ts';
import { err, ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { text } from './fields.ts';
import { dueBy, whichElection } from './of-election.ts';
import { addressTyped, linesTyped } from './typed-values.ts';

const list = 'county-list-delivered';

export const countyRequest = defineDeskPaper('county-request', {
  paper,
  why: 'Asks the county board for the list of your voters and for machines and supplies, and names the last day of the law.',
  calledFor: (context) => dueBy(context, list) !== null,
  typedAs: { to: 'address' },
  fields: {
    address: text('Address of the county board of elections', 'As on an envelope, without the name'),
    equipment: text('What else you ask for, a line each', 'Machines, seals, poll supplies'),
  },
  facts: (context, typed) => {
    const due = dueBy(context, list);
    if (due === null)
      return err('No voter list comes from the county board for this election, so there is nothing to ask for.');
    const { village } = context.office;
    const address = addressTyped(typed.address);
    if (!address.ok) return address;
    const equipment = linesTyped(typed.equipment);
    if (!equipment.ok) return equipment;
    return ok({
      ...whichElection(context),
      to: {
        name: `Board of Elections of ${village === null ? 'the' : village.county} County`,
        address: address.value,
      },
      dueBy: due,
      districts: context.election.file.districts.map(({ name }) => name),
      equipment: equipment.value,
      dated: context.today,
    });
  },
});
