// The resolution that moves village elections to the day of the general election (§15-104(1)(c)).
import { generalElectionDay } from '../documents/resolutions/general-election-day.ts';
import { ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { count, day, name, orNull } from './fields.ts';

export const generalElectionDayResolution = defineDeskPaper('general-election-day-resolution', {
  paper: generalElectionDay,
  why: 'Only after the county conducts your elections, and only if the board wants it: they are then held in November.',
  fields: {
    countyResolutionOn: day('The board handed the elections to the county on', 'Empty: as on record'),
    onlyCounty: name('The one county the village lies in', 'Without “County”; only when you have made sure'),
    districtsWhollyWithin: count(
      'Election districts wholly within the village',
      'Only when you have made sure of every one',
    ),
    firstElection: day('First election in November'),
    ...adoptionFields,
  },
  facts: (context, typed) => {
    const { handingOver, generalElectionDay: recorded } = context.office;
    const { districtsWhollyWithin } = typed;
    return ok({
      countyResolutionOn: typed.countyResolutionOn ?? handingOver?.adoptedOn ?? null,
      onlyCounty: orNull(typed.onlyCounty),
      districtsWhollyWithin: districtsWhollyWithin === 0 ? null : districtsWhollyWithin,
      firstElection: typed.firstElection ?? recorded?.electionDay ?? null,
      adoption: adoptionOf(context, typed, null, recorded?.adoptedOn ?? null),
    });
  },
});
