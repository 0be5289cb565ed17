// Everybody who was typed by hand, as the search finds them. What is typed lies sealed, so it is never in an index: the
// folded record is looked through instead.
import type { ElectionState } from '../commands/define-command.ts';
import { inOrder, nameOrderKey } from '../domain/name-order.ts';
import { otherNames } from '../domain/nicknames.ts';
import { nameInList } from '../domain/person-name.ts';
import { foldForSearch } from '../domain/search-key.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import type { Fit } from './voter-book.ts';

export interface TypedPerson {
  readonly kind: 'application' | 'candidate';
  /** The application's or candidate's number. */
  readonly id: string;
  readonly title: string;
  readonly note: string;
  readonly address: string;
}
interface Indexed extends TypedPerson {
  readonly surname: readonly string[];
  readonly given: readonly string[];
  readonly all: readonly string[];
  readonly order: string;
}

type Application = ElectionState['mailBallots']['applications'] extends ReadonlyMap<number, infer A> ? A : never;
type Candidate = ElectionState['nominations']['candidates'][number];

// A folded record is changed in place, so what is remembered of it is kept only as long as the words are the same.
const remembered = new WeakMap<object, Indexed>();
const joined = (words: readonly string[]): string[] => (words.length > 1 ? [...words, words.join('')] : [...words]);

function indexed(
  record: object,
  person: TypedPerson,
  names: () => { surname: readonly string[]; given: readonly string[]; order: string },
): Indexed {
  const known = remembered.get(record);
  if (known && known.title === person.title && known.note === person.note && known.address === person.address)
    return known;
  const { surname, given, order } = names();
  const all = [
    ...joined(surname),
    ...joined(given),
    ...[person.title, person.note, person.address].flatMap(foldForSearch),
  ];
  const fresh: Indexed = { ...person, surname: joined(surname), given: joined(given), all, order };
  remembered.set(record, fresh);
  return fresh;
}

function ofApplication(a: Application): Indexed {
  const { name, residence } = a.application;
  const person: TypedPerson = {
    kind: 'application',
    id: String(a.number),
    title: nameInList(name),
    note: `Absentee application ${a.number}${a.ballots.map((envelope) => `, envelope ${envelopeNumber(envelope)}`).join('')}`,
    address: residence ? [residence.street, residence.apartment].filter((part) => part !== '').join(', ') : '',
  };
  return indexed(a, person, () => ({
    surname: foldForSearch(name.surname),
    given: foldForSearch(`${name.given} ${name.middle}`),
    order: nameOrderKey(name),
  }));
}

/** A ballot name is one text: its last word stands first in the order. */
function ofCandidate(c: Candidate): Indexed {
  const person: TypedPerson = {
    ...({ kind: 'candidate', note: 'Candidate', address: '' } as const),
    id: String(c.number),
    title: c.ballotName,
  };
  return indexed(c, person, () => {
    const words = foldForSearch(c.ballotName);
    const last = words.slice(-1);
    return {
      surname: words.slice(1),
      given: words.slice(0, 1),
      order: `${last.join('')}\t${words.slice(0, -1).join(' ')}\t`,
    };
  });
}

/** An envelope bears its number as 0007: typed as 7 or as it is printed, it is the same. */
const isSameNumber = (word: string, typed: string): boolean => /^\d+$/.test(typed) && Number(word) === Number(typed);

/** Whether some word of `words` begins with `typed`, or is that number. */
export const holds = (words: readonly string[], typed: string): boolean =>
  words.some((word) => word.startsWith(typed) || isSameNumber(word, typed));

function fitOf(person: Indexed, wanted: readonly string[]): Fit | null {
  if (wanted.every((w) => holds(person.all, w)))
    return wanted.some((w) => holds(person.surname, w)) &&
      wanted.every((w) => holds(person.surname, w) || holds(person.given, w))
      ? 0
      : 1;
  const otherwise = wanted.every(
    (w) => holds(person.all, w) || otherNames(w).some((name) => person.given.includes(name)),
  );
  return otherwise || holds(person.all, wanted.join('')) ? 2 : null;
}

/** Those who were typed in one election and fit, best first. Every word typed must fit. */
export function typedPeople(
  { mailBallots, nominations }: ElectionState,
  text: string,
): (TypedPerson & { readonly fit: Fit; readonly order: string })[] {
  const wanted = foldForSearch(text);
  if (wanted.length === 0) return [];
  const all = [
    ...[...mailBallots.applications.values()].map(ofApplication),
    ...nominations.candidates.map(ofCandidate),
  ];
  return all
    .flatMap((person) => {
      const fit = fitOf(person, wanted);
      return fit === null ? [] : [{ ...person, fit }];
    })
    .sort((a, b) => a.fit - b.fit || inOrder(a.order, b.order));
}
