// “The polling place in each election district” (§15-104(3)(c)(1)). The building may lie outside the village.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { District } from '../../domain/election.ts';
import { type Block, bold, heading, missing, paragraph, type Run, type Table, words } from '../blocks.ts';

/** A sentence where the village is one district, else a table with a row for each district. */
export function pollingPlacesSection(districts: DeepReadonly<District[]>): Block[] {
  const [first] = districts;
  if (first && districts.length === 1)
    return [
      heading(2, words('Polling place')),
      paragraph(
        words('The village is one election district. Its polling place is '),
        ...placeRuns(first, 0),
        words('.'),
      ),
    ];
  return [heading(2, words('Polling places')), districtsTable(districts)];
}

/** A row for each district, also where there is only one. */
export const districtsTable = (districts: DeepReadonly<District[]>, title = 'Polling place'): Table => ({
  kind: 'table',
  name: 'Polling places',
  columns: [
    { title: 'Election district', share: 30, joint: ': ' },
    { title, share: 70, joint: '' },
  ],
  rows: districts.length
    ? districts.map((district, i) => [
        [words(`District\u00a0${district.name}`, `districts.${i}.name`)],
        placeRuns(district, i),
      ])
    : [[90, 240].map((width) => [missing('districts', 'The election districts', 'districts', width)])],
});

/** “Village Hall, 12 Main Street, Example Falls” */
function placeRuns({ name, place }: DeepReadonly<District>, i: number): Run[] {
  if (!place) return [missing(`districts.${i}.place`, `The polling place of District ${name}`, 'districts', 240)];
  const field = `districts.${i}.place`;
  return [
    bold(place.name, `${field}.name`),
    words(`, ${place.street}`, `${field}.street`),
    words(`, ${place.city}`, `${field}.city`),
    ...(place.outsideVillage ? [words(' (outside\u00a0the\u00a0village)')] : []),
  ];
}
