// Every answer as Settings shows it: a word and what is on record.
import { addressInline } from '../../../shared/domain/address.ts';
import { weekdayName } from '../../../shared/words/days.ts';
import { pollHoursInWords } from '../../../shared/words/hours.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { capital } from '../../../shared/words/sentence.ts';
import type { Pair } from '../../ui/pairs.tsx';
import type { AnswerId, Office } from './answers/answer.ts';

const conductWords: Readonly<Record<Office['conductedBy'], string>> = {
  'village-clerk': 'You, the village clerk',
  'county-board': 'The county board of elections',
  'not-known': 'Not known yet',
};

const pair = (label: string, value: string): Pair => ({ label, value });
/** Only what was told. */
const told = (label: string, value: string): Pair[] => (value === '' ? [] : [pair(label, value)]);

function methodInWords({ votingMethod }: Office): string {
  if (votingMethod === null) return 'Not answered yet';
  if (votingMethod.by === 'paper') return 'On paper ballots';
  const { owner, custodian } = votingMethod;
  return `By machine of ${owner}${custodian === '' ? '' : `, in the custody of ${custodian}`}`;
}

const placeInWords = ({ place }: Office['districts'][number]): string =>
  place === null
    ? 'Polling place not known yet'
    : `${place.name}, ${place.street}, ${place.city}${place.outsideVillage ? ' (outside the village)' : ''}`;

function newspaperPairs({ newspaper }: Office): Pair[] {
  if (newspaper === null) return [];
  const { name, issueDays, copyDays, copyHour, contact } = newspaper;
  const days = copyDays === 0 ? 'on the day itself' : `${copyDays} working ${copyDays === 1 ? 'day' : 'days'} before`;
  return [
    pair('Newspaper', name),
    pair('Comes out on', listInWords(issueDays.map(weekdayName))),
    pair('Copy is due', copyHour === '' ? days : `${days}, ${copyHour}`),
    ...told('Send it to', contact),
  ];
}

/** What is on record for each answer; nothing for one that was never given. */
export const answersInWords: Readonly<Record<AnswerId, (office: Office) => readonly Pair[]>> = {
  conduct: ({ conductedBy }) => [pair('Who runs it', conductWords[conductedBy])],
  village: ({ village }) => (village === null ? [] : [pair('Village', village.name), pair('County', village.county)]),
  'election-day': ({ electionRuleInWords }) => [pair('General election', capital(electionRuleInWords))],
  polling: (office) => [
    ...office.districts.map((district) => pair(`District\u00a0${district.name}`, placeInWords(district))),
    pair('Polls open', office.hours === null ? 'Not answered yet' : pollHoursInWords(office.hours)),
    pair('People vote', methodInWords(office)),
  ],
  posting: ({ postingPlaces }) => postingPlaces.map(({ name, street }, at) => pair(`${at + 1}`, `${name}, ${street}`)),
  newspaper: newspaperPairs,
  clerk: ({ clerk }) =>
    clerk === null
      ? []
      : [
          pair('Name', clerk.name),
          pair('Title', clerk.title),
          pair('Office', addressInline(clerk.address)),
          ...told('Telephone', clerk.phone),
          ...told('Office hours', clerk.officeHours),
        ],
  certificate: ({ certificateRequired }) => [
    pair('On applications', certificateRequired ? 'Asked for' : 'Not asked for'),
  ],
};
