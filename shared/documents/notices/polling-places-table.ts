// “The polling place in each election district” (§15-104(3)(c)(1)). The building may lie outside the village.
import type { District, PollingPlace } from '../../domain/election.ts';
import { type Block, blank, bold, heading, paragraph, type Run, words } from '../blocks.ts';

/** A sentence where the village is one district, else a table with a row for each district. */
export function pollingPlacesSection(districts: readonly District[]): Block[] {
  const [first] = districts;
  if (first && districts.length === 1)
    return [
      heading(2, words('Polling place')),
      paragraph(
        words('The village is one election district. Its polling place is '),
        ...placeRuns(first.place, 0),
        words('.'),
      ),
    ];
  return [
    heading(2, words('Polling places')),
    {
      kind: 'table',
      name: 'Polling places',
      columns: [
        { title: 'Election district', share: 30, joint: ': ' },
        { title: 'Polling place', share: 70, joint: '' },
      ],
      rows: districts.length
        ? districts.map((district, i) => [
            [words(`District\u00a0${district.name}`, `districts.${i}.name`)],
            placeRuns(district.place, i),
          ])
        : [[[blank('districts', 90)], [blank('districts', 240)]]],
    },
  ];
}

function placeRuns(place: PollingPlace | null, i: number): Run[] {
  if (!place) return [blank(`districts.${i}.place`, 240)];
  const field = `districts.${i}.place`;
  return [
    bold(place.name, `${field}.name`),
    words(`, ${place.street}`, `${field}.street`),
    words(`, ${place.city}`, `${field}.city`),
    ...(place.outsideVillage ? [words(' (outside\u00a0the\u00a0village)')] : []),
  ];
}
