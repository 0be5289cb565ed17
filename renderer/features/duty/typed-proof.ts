// What is typed about a date that was done, as text; and the proof it comes to.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import { aDay, dayTyped, mustStand } from '../election/typed-answers.ts';
import type { Given, Proof, ProofKind } from './duty-answers.ts';

const blankPlace = { name: '', hung: true, day: '' };
const empty = {
  ...{ doneOn: '', words: '' },
  ...{ issueDay: '', newspaper: '', affidavit: '' },
  ...{ postedOn: '', postedAt: '', postedBy: '', apart: false, places: [blankPlace] },
  ...{ adoptedOn: '', meeting: '', vote: '' },
};
export type TypedProof = typeof empty;

/** What the office knows already, so that nobody types it again. */
export interface Known {
  readonly newspaper: string;
  /** Where this notice hangs: the public places and each polling place. */
  readonly places: readonly string[];
  /** Who sits at the desk, and so most likely put it up. */
  readonly by: string;
}

/** The form as the answer on record left it; else with what the office knows. */
export function startOf(given: Given | null, known: Known): TypedProof {
  const fresh: TypedProof = {
    ...empty,
    newspaper: known.newspaper,
    postedBy: known.by,
    places: known.places.map((name) => ({ ...blankPlace, name })),
  };
  if (given === null || given.answer !== 'done') return fresh;
  return given.proof.reduce<TypedProof>(withProof, { ...fresh, doneOn: given.on ?? '' });
}

type GivenProof = Given['proof'][number];

function withProof(typed: TypedProof, proof: GivenProof): TypedProof {
  switch (proof.kind) {
    case 'published':
      return {
        ...typed,
        issueDay: proof.issueDay,
        newspaper: proof.newspaper,
        affidavit: proof.affidavit ?? '',
      };
    case 'posted':
      return { ...typed, ...postedAgain(proof.places) };
    case 'adopted':
      return { ...typed, adoptedOn: proof.day, meeting: proof.meeting, vote: proof.vote };
    case 'other':
      return { ...typed, words: proof.words };
  }
}

function postedAgain(places: Extract<GivenProof, { kind: 'posted' }>['places']) {
  const [first] = places;
  if (first === undefined) return {};
  return {
    postedOn: first.day,
    postedAt: first.time === null ? '' : hourInWords(first.time),
    postedBy: first.by,
    apart: places.some(({ day }) => day !== first.day),
    places: places.map(({ name, day }) => ({ name, hung: true, day: day === first.day ? '' : day })),
  };
}

/** What must be typed before it can be written down. `near` is the day of the limit. */
export const proofProblems = (typed: TypedProof, kinds: readonly ProofKind[], near: PlainDate): FieldProblem[] =>
  kinds.flatMap((kind) => problemsOf(kind, typed, near));

function problemsOf(kind: ProofKind, typed: TypedProof, near: PlainDate): FieldProblem[] {
  switch (kind) {
    case 'published':
      return [
        ...aDay('issueDay', typed.issueDay, near, 'Type the day of the issue, such as 2/18.'),
        ...mustStand('newspaper', typed.newspaper, 'Type the name of the newspaper.'),
        ...(typed.affidavit.trim() === '' ? [] : aDay('affidavit', typed.affidavit, near, '')),
      ];
    case 'posted':
      return postingProblems(typed, near);
    case 'adopted':
      return aDay('adoptedOn', typed.adoptedOn, near, 'Type the day of the meeting, such as 1/11.');
    case 'other':
      return aDay('doneOn', typed.doneOn, near, 'Type the day it was done, such as 2/4.');
  }
}

function postingProblems(typed: TypedProof, near: PlainDate): FieldProblem[] {
  const hung = typed.places.filter((place) => place.hung);
  const unread = typed.postedAt.trim() !== '' && parseTypedTime(typed.postedAt) === null;
  return [
    ...aDay('postedOn', typed.postedOn, near, 'Type the day it was posted, such as 2/19.'),
    ...(unread ? [{ field: 'postedAt', message: 'Type an hour, such as 9:05 am or noon.' }] : []),
    ...(hung.length === 0 ? [{ field: 'places.0.hung', message: 'Tick at least one place.' }] : []),
    ...typed.places.flatMap(({ hung: isHung, day }, at) =>
      typed.apart && isHung && day.trim() !== '' ? aDay(`places.${at}.day`, day, near, '') : [],
    ),
  ];
}

/** The proofs that can be read; `proofProblems` has told her of the others. */
export const proofsOf = (typed: TypedProof, kinds: readonly ProofKind[], near: PlainDate): Proof[] =>
  kinds.flatMap((kind) => proofOf(kind, typed, near));

function proofOf(kind: ProofKind, typed: TypedProof, near: PlainDate): Proof[] {
  switch (kind) {
    case 'published': {
      const issueDay = dayTyped(typed.issueDay, near);
      const affidavit = dayTyped(typed.affidavit, near);
      return issueDay === null ? [] : [{ kind, newspaper: typed.newspaper.trim(), issueDay, affidavit }];
    }
    case 'posted':
      return postedProof(typed, near);
    case 'adopted': {
      const day = dayTyped(typed.adoptedOn, near);
      return day === null ? [] : [{ kind, day, meeting: typed.meeting.trim(), vote: typed.vote.trim() }];
    }
    case 'other':
      return typed.words.trim() === '' ? [] : [{ kind, words: typed.words.trim() }];
  }
}

function postedProof(typed: TypedProof, near: PlainDate): Proof[] {
  const together = dayTyped(typed.postedOn, near);
  if (together === null) return [];
  const time = typed.postedAt.trim() === '' ? null : parseTypedTime(typed.postedAt);
  const places = typed.places.flatMap(({ name, hung, day }) =>
    hung
      ? [{ name, day: (typed.apart ? dayTyped(day, near) : null) ?? together, time, by: typed.postedBy.trim() }]
      : [],
  );
  return places.length === 0 ? [] : [{ kind: 'posted', places }];
}
