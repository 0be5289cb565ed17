// The places, with a count where something waits there.
import { Key } from '../ui/key.tsx';
import { type Place, type PlaceId, places } from './places.ts';

/** What waits at a place: the number and the words that say what it counts (“due today”). */
export interface Waiting {
  readonly count: number;
  readonly words: string;
}
export type WaitingByPlace = Partial<Record<PlaceId, Waiting>>;

function NavLink({
  place,
  here,
  waiting,
}: {
  readonly place: Place;
  readonly here: boolean;
  readonly waiting?: Waiting | undefined;
}) {
  return (
    <li>
      <a href={`#${place.path}`} aria-current={here ? 'page' : undefined}>
        <span>{place.label}</span>
        {waiting && waiting.count > 0 && (
          <span className="n" title={`${waiting.count} ${waiting.words}`}>
            {waiting.count}
            <span className="sr"> {waiting.words}</span>
          </span>
        )}
        {place.id === 'help' && <Key keys="F1" />}
      </a>
    </li>
  );
}

/** `open` are the places that have a screen, `here` the one she is at. */
export function Nav({
  open,
  here,
  waiting,
}: {
  readonly open: ReadonlySet<PlaceId>;
  readonly here: PlaceId | null;
  readonly waiting: WaitingByPlace;
}) {
  const links = (below: boolean) =>
    places
      .filter((place) => place.below === below && open.has(place.id))
      .map((place) => <NavLink key={place.id} place={place} here={place.id === here} waiting={waiting[place.id]} />);
  return (
    <nav className="nav" aria-label="Places">
      <div className="nav-body">
        <ul>{links(false)}</ul>
        <ul className="rest">{links(true)}</ul>
      </div>
    </nav>
  );
}
