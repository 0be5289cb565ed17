// The resolution that creates or changes election districts, with the boundaries typed on its page (§15-110(5)).
import { districtBoundaries } from '../documents/resolutions/district-boundaries.ts';
import { err, ok } from '../result.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { name, orNull, rows, text } from './fields.ts';
import { hasDate, whichElection } from './of-election.ts';

export const districtBoundariesResolution = defineDeskPaper('district-boundaries-resolution', {
  paper: districtBoundaries,
  why: 'Only where districts are to change: the board sets their boundaries, and you publish and post them with the notice of election.',
  posting: 'six-and-polling-places',
  calledFor: hasDate('district-resolution'),
  fields: {
    boundaries: rows('district', { name: name('District', '“1”'), boundaries: text('Its boundaries') }),
    ...adoptionFields,
  },
  facts: (context, typed) => {
    if (typed.boundaries.some(({ name, boundaries }) => name === '' && boundaries !== ''))
      return err('Name the district whose boundaries are typed.');
    const described = typed.boundaries
      .filter(({ name }) => name !== '')
      .map(({ name, boundaries }) => ({ name, boundaries: orNull(boundaries) }));
    const onRecord = context.election.file.districts.map(({ name }) => ({ name, boundaries: null }));
    return ok({
      ...whichElection(context),
      districts: described.length > 0 ? described : onRecord,
      adoption: adoptionOf(context, typed, 'district-resolution'),
    });
  },
});
