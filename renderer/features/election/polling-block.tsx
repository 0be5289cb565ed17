// Where and when people vote, as it was answered; Settings is where it is changed.
import { pollHoursInWords } from '../../../shared/words/hours.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import type { ElectionFileView } from './election-screen.tsx';

type Place = ElectionFileView['districts'][number]['place'];

const placeInWords = (place: Place): string =>
  place === null
    ? 'Not answered yet'
    : `${place.name}, ${place.street}, ${place.city}${place.outsideVillage ? ' (outside the village)' : ''}`;

export function PollingBlock({ districts, hours }: Pick<ElectionFileView, 'districts' | 'hours'>) {
  const answered = districts.length > 0 || hours !== null;
  return (
    <Block
      title="Where and when people vote"
      aside={
        <ButtonLink small kind="quiet" href="#/settings/polling">
          Change in Settings
        </ButtonLink>
      }
    >
      {answered ? (
        <Pairs
          pairs={[
            { label: 'Polls open', value: hours === null ? 'Not answered yet' : pollHoursInWords(hours) },
            ...districts.map(({ name, place }) => ({ label: `District\u00a0${name}`, value: placeInWords(place) })),
          ]}
        />
      ) : (
        <p className="note">Districts, polling places and hours are not answered yet.</p>
      )}
    </Block>
  );
}
