// The resolution that hands the village's elections to the county board (§15-104(1)(c)).
import { countyConductsElections } from '../documents/resolutions/county-conducts-elections.ts';
import { ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { day, name, orNull } from './fields.ts';

export const countyElectionsResolution = defineDeskPaper('county-elections-resolution', {
  paper: countyConductsElections,
  why: 'Only if the board wants it: the county board of elections conducts village elections from then on.',
  fields: {
    countyBoard: name('Name of the county board of elections'),
    firstElection: day(
      'First election the county conducts',
      'Empty: as it was worked out when the resolution was recorded',
    ),
    ...adoptionFields,
  },
  facts: (context, typed) => {
    const { handingOver } = context.office;
    return ok({
      countyBoard: orNull(typed.countyBoard),
      firstElection: typed.firstElection ?? handingOver?.first ?? null,
      adoption: adoptionOf(context, typed, null, handingOver?.adoptedOn ?? null),
    });
  },
});
