// Where, when and how people vote: districts with their polling places, the hours of the polls, paper or machine.
import { parseTypedTime } from '../../../../shared/domain/wall-time.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import type { FieldProblem } from '../../../ui/use-form.ts';
import type { Answer, Office } from './answer.ts';
import { blankDistrict, blankStretch, PollingFields } from './polling-fields.tsx';
import { isBlank, needed } from './typed.ts';

export interface TypedPolling {
  readonly districts: readonly (typeof blankDistrict)[];
  readonly hours: readonly (typeof blankStretch)[];
  readonly method: string;
  readonly owner: string;
  readonly custodian: string;
  readonly [name: string]: string | readonly { readonly [name: string]: string | boolean }[];
}
type District = typeof blankDistrict;
type Stretch = typeof blankStretch;

/** A place that is not known yet is most likely in the village itself. */
const typedDistrict = ({ name, place }: Office['districts'][number], village: string): District =>
  place === null
    ? { ...blankDistrict, name, city: village }
    : { name, place: place.name, street: place.street, city: place.city, outsideVillage: place.outsideVillage };

function startOf(office: Office | null): TypedPolling {
  const { districts = [], hours = null, votingMethod = null } = office ?? {};
  const village = office?.village?.name ?? '';
  const known = districts.length > 0 ? districts : [{ name: '1', place: null }];
  return {
    districts: known.map((district) => typedDistrict(district, village)),
    hours: hours?.map(({ open, close }) => ({ open: hourInWords(open), close: hourInWords(close) })) ?? [blankStretch],
    method: votingMethod?.by ?? '',
    owner: votingMethod?.by === 'machine' ? votingMethod.owner : '',
    custodian: votingMethod?.by === 'machine' ? votingMethod.custodian : '',
  };
}

const isEmptyStretch = ({ open, close }: Stretch): boolean => isBlank(open) && isBlank(close);
const hasPlace = ({ place, street }: District): boolean => !isBlank(place) || !isBlank(street);

const hourProblems = (field: string, typed: string): FieldProblem[] =>
  parseTypedTime(typed) ? [] : [{ field, message: 'Type an hour, such as noon or 9:00 pm.' }];

const districtProblems = (district: District, at: number): FieldProblem[] => [
  ...needed(`districts.${at}.name`, district.name, 'Type the number or name of the district, such as 1.'),
  ...(hasPlace(district)
    ? [
        ...needed(`districts.${at}.place`, district.place, 'Type what the polling place is called.'),
        ...needed(`districts.${at}.street`, district.street, 'Type the street and number.'),
        ...needed(`districts.${at}.city`, district.city, 'Type the city or village.'),
      ]
    : []),
];

const checkPolling = ({ districts, hours, method, owner }: TypedPolling): FieldProblem[] => [
  ...districts.flatMap(districtProblems),
  ...hours.flatMap((stretch, at) =>
    isEmptyStretch(stretch)
      ? []
      : [...hourProblems(`hours.${at}.open`, stretch.open), ...hourProblems(`hours.${at}.close`, stretch.close)],
  ),
  ...(method === 'machine' ? needed('owner', owner, 'Type whose machine it is.') : []),
];

const districtOf = (typed: District) => ({
  name: typed.name.trim(),
  place: hasPlace(typed)
    ? {
        name: typed.place.trim(),
        street: typed.street.trim(),
        city: typed.city.trim(),
        outsideVillage: typed.outsideVillage,
      }
    : null,
});

/** The stretches that can be read; `check` has told her of the others. */
function hoursOf(typed: readonly Stretch[]) {
  const hours = typed.flatMap(({ open, close }) => {
    const [from, to] = [parseTypedTime(open), parseTypedTime(close)];
    return from && to ? [{ open: from, close: to }] : [];
  });
  return hours.length > 0 ? hours : null;
}

export const polling: Answer<TypedPolling> = {
  id: 'polling',
  name: 'Districts and polling places',
  question: 'Where, when and how do people vote?',
  lead: 'As the board of trustees resolved it. Leave open what is not resolved yet.',
  said: 'Districts, polling places and hours are on record.',
  isAnswered: ({ districts, hours, votingMethod }) => districts.length > 0 && hours !== null && votingMethod !== null,
  start: startOf,
  check: checkPolling,
  acts: ({ districts, hours, method, owner, custodian }, election) => [
    {
      name: 'office.set-districts',
      input: { districts: districts.map(districtOf), hours: hoursOf(hours), election },
    },
    ...(method === 'paper'
      ? [{ name: 'office.set-voting-method' as const, input: { method: { by: 'paper' as const } } }]
      : []),
    ...(method === 'machine'
      ? [
          {
            name: 'office.set-voting-method' as const,
            input: { method: { by: 'machine' as const, owner: owner.trim(), custodian: custodian.trim() } },
          },
        ]
      : []),
  ],
  fields: (form) => <PollingFields form={form} />,
};
