// Where one copy each must hang: the public places, and every polling place.
import { shortDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { NoticePage } from './notice-words.ts';

export function PostingPlaces({ notice }: { readonly notice: NoticePage }) {
  const { places, postBy } = notice;
  return (
    <Block title="Where it must hang" aside={postBy ? `by ${shortDay(postBy)}` : undefined}>
      {places.length === 0 ? (
        <p className="note">
          No place is on record. <a href="#/settings/posting">Name the places in Settings</a>
        </p>
      ) : (
        <ul className="log">
          {places.map(({ name, street, why }) => (
            <li key={`${name} ${street} ${why}`}>
              <Icon name="note" />
              <span>{name}</span>
              <span className="note">{why === 'polling-place' ? 'polling place' : ''}</span>
            </li>
          ))}
        </ul>
      )}
    </Block>
  );
}
