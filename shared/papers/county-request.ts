// The request to the county board for the voter list and the equipment (§5-612(1)).
import { countyRequest as paper } from '../documents/letters/county-request.ts';
import { err, ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { text } from './fields.ts';
import { dueBy, whichElection } from './of-election.ts';

const list = 'county-list-delivered';

/** What was typed in lines, without the empty ones. */
const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

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
    const lines = linesOf(typed.address).slice(0, 5);
    return ok({
      ...whichElection(context),
      to: {
        name: `Board of Elections of ${village === null ? 'the' : village.county} County`,
        address: lines.length === 0 ? null : { lines },
      },
      dueBy: due,
      districts: context.election.file.districts.map(({ name }) => name),
      equipment: linesOf(typed.equipment)
        .slice(0, 12)
        .map((line) => line.slice(0, 200)),
      dated: context.today,
    });
  },
});
