// The resolution on polling places and hours, from the districts and hours on record (§15-104(3)(b)).
import { pollingPlacesAndHours } from '../documents/resolutions/polling-places-and-hours.ts';
import { ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { districtsOf, hasDate, hoursOf, movedOf, whichElection } from './of-election.ts';

export const pollingResolution = defineDeskPaper('polling-resolution', {
  paper: pollingPlacesAndHours,
  why: 'The board says where each district votes and when the polls are open; in a March 17 year also that people vote on March 18.',
  calledFor: hasDate('polling-resolution'),
  fields: adoptionFields,
  facts: (context, typed) =>
    ok({
      ...whichElection(context),
      anchor: movedOf(context)?.anchor ?? null,
      hours: hoursOf(context),
      districts: districtsOf(context),
      adoption: adoptionOf(context, typed, 'polling-resolution'),
    }),
});
