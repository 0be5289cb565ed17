// The form of the counter as it is typed, and the paper it stands for: what is empty is empty, and nothing is guessed.
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import {
  type Filing,
  type FilingKind,
  isNomination,
  isPetition,
  FilingKind as Kinds,
} from '../../../shared/domain/filing.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { filingKindWords } from '../../../shared/words/filings.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { capital } from '../../../shared/words/sentence.ts';
import type { TypedAddress } from '../../ui/address-fields.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { aDay, dayTyped, mustStand, wholeNumber } from '../election/typed-answers.ts';
import type { ClockNow } from './filing-clock.tsx';

export const kindOptions = Kinds.options.map((value) => ({ value, label: capital(filingKindWords[value]) }));

/** A person is for an office by its number, or `other`: then the paper's own words stand beside it. */
export const emptyPerson = (home: TypedAddress) => ({ office: '', officeWords: '', name: '', residence: home });
export type TypedPerson = ReturnType<typeof emptyPerson>;

/** The clock’s minute as it stands in the field. */
export const minuteTyped = ({ time }: Pick<ClockNow, 'time'>): string => hourInWords(time).replaceAll('\u00a0', ' ');

export const emptyFiling = (now: ClockNow) => ({
  ...{ kind: '', day: now.day as string, time: minuteTyped(now) },
  ...{ by: 'hand', postmark: '', otherWay: '', filedBy: '', filerAddress: '', pages: '', signatures: '' },
  ...{ party: '', emblem: '', persons: [] as readonly TypedPerson[], committee: '' },
  ...{ about: '', who: '', replaces: '', consent: '', note: '' },
});
export type TypedFiling = ReturnType<typeof emptyFiling>;

export const kindOf = ({ kind }: Pick<TypedFiling, 'kind'>): FilingKind | null => Kinds.safeParse(kind).data ?? null;

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map(cleanText)
    .filter((line) => line !== '');
const oneLine = (text: string): string => cleanText(text.replace(/\s+/g, ' '));
const serial = (typed: string): number | null => (/^\d+$/.test(typed) ? Number(typed) : null);
const count = (typed: string): number | null => serial(typed.trim());

/** An address nobody began to type is not known; one without a street is none. */
function residenceOf({ street, apartment, city, state, zip }: TypedAddress): Filing['persons'][number]['residence'] {
  return cleanText(street) === ''
    ? null
    : {
        ...{ street: cleanText(street), apartment: cleanText(apartment), city: cleanText(city) },
        ...{ state: cleanText(state), zip: cleanText(zip) },
      };
}
const personOf = ({ office, officeWords, name, residence }: TypedPerson): Filing['persons'][number] => ({
  ...{ office: serial(office), officeWords: serial(office) === null ? cleanText(officeWords) : '' },
  ...{ name: cleanText(name), residence: residenceOf(residence) },
});

function wayOf({ by, postmark, otherWay }: TypedFiling, near: PlainDate): Filing['how'] {
  if (by === 'mail') return { by, postmark: dayTyped(postmark, near) };
  return by === 'other' ? { by, words: cleanText(otherWay) } : { by: 'hand' };
}

/** `named`: the persons of the filing it is about, of whom `who` chooses one. Null while kind or day is not known. */
export function readFiling(typed: TypedFiling, near: PlainDate, named: Filing['persons']): Filing | null {
  const kind = kindOf(typed);
  const day = dayTyped(typed.day, near);
  if (kind === null || day === null) return null;
  const chosen = isChosen(kind) ? named[Number(typed.who)] : undefined;
  const nomination = isNomination(kind);
  return {
    ...{ kind, received: { day, time: parseTypedTime(typed.time) }, how: wayOf(typed, near) },
    ...{ filedBy: cleanText(typed.filedBy), filerAddress: cleanText(typed.filerAddress), pages: count(typed.pages) },
    signatures: isPetition(kind) ? count(typed.signatures) : null,
    party: nomination ? cleanText(typed.party) : '',
    emblem: kind === 'independent-petition' ? cleanText(typed.emblem) : '',
    persons: typed.who !== '' && chosen ? [chosen] : typed.persons.map(personOf).filter(({ name }) => name !== ''),
    committee: nomination ? lines(typed.committee) : [],
    about: nomination ? null : serial(typed.about),
    replaces: kind === 'substitution' ? serial(typed.replaces) : null,
    consent: kind === 'substitution' && typed.consent !== '' ? typed.consent === 'yes' : null,
    note: oneLine(typed.note),
  };
}

/** Kinds that speak for one person of the paper they are about. */
export const isChosen = (kind: FilingKind): boolean =>
  kind === 'acceptance' || kind === 'declination' || kind === 'lot-demand';

const zip = /^\d{5}(-\d{4})?$/;
function personProblems({ office, name, residence }: TypedPerson, at: number): FieldProblem[] {
  const field = `persons.${at}`;
  const living = residence.street.trim() !== '';
  return [
    ...mustStand(`${field}.office`, office, 'Choose the office the paper names, or “Another office”.'),
    ...mustStand(`${field}.name`, name, 'Type the name as it will stand on the ballot, or take the row out.'),
    ...(living ? mustStand(`${field}.residence.city`, residence.city, 'Type the city or village.') : []),
    ...(living && !/^[A-Z]{2}$/.test(residence.state.trim())
      ? [{ field: `${field}.residence.state`, message: 'Two capital letters, such as NY.' }]
      : []),
    ...(living && !zip.test(residence.zip.trim())
      ? [{ field: `${field}.residence.zip`, message: 'Five digits, or five and four.' }]
      : []),
  ];
}

export function filingProblems(typed: TypedFiling, near: PlainDate): FieldProblem[] {
  const optional = (field: 'pages' | 'signatures', what: string, least: number): FieldProblem[] =>
    typed[field].trim() === '' ? [] : wholeNumber(field, what, typed[field], least, 99_999);
  return [
    ...mustStand('kind', typed.kind, 'Choose what was filed.'),
    ...aDay('day', typed.day, near, 'Type the day it was handed over, such as 2/9.'),
    ...(typed.time.trim() !== '' && parseTypedTime(typed.time) === null
      ? [
          {
            field: 'time',
            message: 'Type the hour and minute like 4:58 pm or 16:58, or leave it empty if nobody noted it.',
          },
        ]
      : []),
    ...(typed.by === 'mail' && typed.postmark.trim() !== '' ? aDay('postmark', typed.postmark, near, '') : []),
    ...(typed.by === 'other' ? mustStand('otherWay', typed.otherWay, 'Type how it came.') : []),
    ...optional('pages', 'Pages', 1),
    ...optional('signatures', 'Signatures', 0),
    ...typed.persons.flatMap(personProblems),
  ];
}

/** A paper on record as the form shows it, to be corrected. */
export function typedFrom(filing: DeepReadonly<Filing>, home: TypedAddress): TypedFiling {
  const { received, how } = filing;
  return {
    ...{ kind: filing.kind, day: received.day, by: how.by },
    time: received.time === null ? '' : minuteTyped({ time: received.time }),
    postmark: how.by === 'mail' ? (how.postmark ?? '') : '',
    otherWay: how.by === 'other' ? how.words : '',
    ...{ filedBy: filing.filedBy, filerAddress: filing.filerAddress, party: filing.party, emblem: filing.emblem },
    pages: filing.pages === null ? '' : String(filing.pages),
    signatures: filing.signatures === null ? '' : String(filing.signatures),
    persons: filing.persons.map(({ office, officeWords, name, residence }) => ({
      office: office === null ? 'other' : String(office),
      ...{ officeWords, name, residence: residence === null ? home : { ...residence } },
    })),
    committee: filing.committee.join('\n'),
    about: filing.about === null ? '' : String(filing.about),
    who: '',
    replaces: filing.replaces === null ? '' : String(filing.replaces),
    consent: filing.consent === null ? '' : filing.consent ? 'yes' : 'no',
    note: filing.note,
  };
}
