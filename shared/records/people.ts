// The people of the office: who may sit at this desk, who has a passphrase, and the recovery code in the safe. What is
// secret about them is never here; the events only say that something was set, made or used.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { DeskPerson, type DeskRole, DeskRole as DeskRoleSchema, PersonId } from '../domain/desk-person.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { NameLine, Remark } from '../domain/text.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';

export interface KnownPerson extends DeskPerson {
  removed: boolean;
  passphrase: boolean;
}
export interface RecoveryCode {
  madeAt: RecordedAt;
  /** When it last opened the office; null while it lies unused in the safe. */
  usedAt: RecordedAt | null;
}

/** The part of the office's state that these events change. */
export interface PeopleState {
  people: KnownPerson[];
  nextPerson: number;
  recoveryCode: RecoveryCode | null;
}
export const emptyPeople = (): PeopleState => ({ people: [], nextPerson: 1, recoveryCode: null });

const group = 'office' as const;
const nameOf = (state: DeepReadonly<PeopleState>, id: string): string =>
  state.people.find((p) => p.id === id)?.name ?? 'Somebody';
const found = (state: PeopleState, id: string): KnownPerson | undefined => state.people.find((p) => p.id === id);
const aRole: Record<DeskRole, string> = { clerk: 'clerk', deputy: 'deputy', reader: 'reader (may look, not record)' };
const instead = (what: string): string => `What was done about people and keys stays. ${what} instead.`;

export const personAdded = defineEvent<PeopleState, DeskPerson>({
  type: 'person-added',
  version: 1,
  group,
  schema: DeskPerson,
  final: instead('Remove the person'),
  subjects: (p) => [`person:${p.id}`],
  apply: (s, p) => {
    s.people = [...s.people.filter((other) => other.id !== p.id), { ...p, removed: false, passphrase: false }];
    s.nextPerson = Math.max(s.nextPerson, Number(p.id.slice('person-'.length)) + 1);
  },
  applyUndone: (s, p) => {
    s.nextPerson = Math.max(s.nextPerson, Number(p.id.slice('person-'.length)) + 1);
  },
  say: (_, p) => `${p.name} was written down as one of the people of this office: ${aRole[p.role]}.`,
});

const Changed = z.strictObject({ person: PersonId, name: NameLine, role: DeskRoleSchema });
export const personChanged = defineEvent<PeopleState, z.infer<typeof Changed>>({
  type: 'person-changed',
  version: 1,
  group,
  schema: Changed,
  final: instead('Change the person again'),
  subjects: (p) => [`person:${p.person}`],
  apply: (s, p) => {
    const person = found(s, p.person);
    if (person) Object.assign(person, { name: p.name, role: p.role });
  },
  say: (before, p) => {
    const was = before.people.find((known) => known.id === p.person);
    const renamed = was && was.name !== p.name ? `${was.name} is now called ${p.name}` : p.name;
    return was && was.role !== p.role
      ? `${renamed}: changed from ${aRole[was.role]} to ${aRole[p.role]}.`
      : `${renamed}: ${aRole[p.role]}.`;
  },
  change: (before, p) => {
    const was = before.people.find((known) => known.id === p.person);
    return changesOf([
      ['Name', was?.name, p.name],
      ['May', was && aRole[was.role], aRole[p.role]],
    ]);
  },
});

const Removed = z.strictObject({ person: PersonId, reason: Remark, sealedAnew: z.boolean() });
export const personRemoved = defineEvent<PeopleState, z.infer<typeof Removed>>({
  type: 'person-removed',
  version: 1,
  group,
  schema: Removed,
  final: instead('Add the person again'),
  subjects: (p) => [`person:${p.person}`],
  apply: (s, p) => {
    const person = found(s, p.person);
    if (person) Object.assign(person, { removed: true, passphrase: false });
  },
  say: (before, p) =>
    `${nameOf(before, p.person)} no longer works at this desk${p.sealedAnew ? '; everything was sealed anew under another key' : ''}. Reason: ${sentence(p.reason)}`,
});

const PassphraseSet = z.strictObject({ person: PersonId, sealedAnew: z.boolean() });
export const passphraseSet = defineEvent<PeopleState, z.infer<typeof PassphraseSet>>({
  type: 'passphrase-set',
  version: 1,
  group,
  schema: PassphraseSet,
  final: instead('Set another passphrase'),
  subjects: (p) => [`person:${p.person}`],
  apply: (s, p) => {
    const person = found(s, p.person);
    if (person) person.passphrase = true;
  },
  say: (before, p) => {
    const had = before.people.find((known) => known.id === p.person)?.passphrase === true;
    const anew = p.sealedAnew ? ' From now on nobody opens this office without one; everything was sealed anew.' : '';
    return `${nameOf(before, p.person)}: the passphrase was ${had ? 'changed' : 'set'}.${anew}`;
  },
});

export const recoveryCodeMade = defineEvent<PeopleState, Record<never, never>>({
  type: 'recovery-code-made',
  version: 1,
  group,
  schema: z.strictObject({}),
  final: instead('Make another code'),
  subjects: () => ['office:recovery-code'],
  apply: (s, _, header) => {
    s.recoveryCode = { madeAt: header.recordedAt, usedAt: null };
  },
  say: (before) =>
    before.recoveryCode
      ? 'A new recovery code was made; the one before opens nothing any more.'
      : 'A recovery code was made, to be kept in the safe.',
});

const CodeUsed = z.strictObject({ person: PersonId });
export const recoveryCodeUsed = defineEvent<PeopleState, z.infer<typeof CodeUsed>>({
  type: 'recovery-code-used',
  version: 1,
  group,
  schema: CodeUsed,
  final: instead('Make another code'),
  subjects: () => ['office:recovery-code'],
  apply: (s, _, header) => {
    if (s.recoveryCode) s.recoveryCode.usedAt = header.recordedAt;
  },
  say: (before, p) => `The office was opened with the recovery code, for ${nameOf(before, p.person)}.`,
});

/**
 * Everybody of the office, also who was removed. Until anything about people is recorded, the clerk the wizard named is
 * the one person; the first such act writes her down (`unwritten`).
 */
export function peopleOf(
  office: DeepReadonly<PeopleState> & { readonly clerk: { readonly name: string } | null },
): DeepReadonly<KnownPerson>[] {
  if (office.people.length > 0) return [...office.people];
  if (!office.clerk) return [];
  const id = `person-${office.nextPerson}` as PersonId;
  return [{ id, name: office.clerk.name, role: 'clerk', removed: false, passphrase: false }];
}

/** The types after which other people may sit down, or under other names. */
export const changesWhoIsHere: ReadonlySet<string> = new Set(
  [personAdded, personChanged, personRemoved].map(({ type }) => type),
);

/** Who may sit down at the desk now. */
export const peopleAtWork = (office: Parameters<typeof peopleOf>[0]): DeepReadonly<KnownPerson>[] =>
  peopleOf(office).filter((p) => !p.removed);

/** Whether the office opens only with a passphrase or the recovery code. */
export const isSealed = (office: DeepReadonly<PeopleState>): boolean =>
  office.people.some((p) => p.passphrase && !p.removed);
