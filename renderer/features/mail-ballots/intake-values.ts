// What is typed on the intake form, and an application nobody has typed anything into yet. All of it is text, as a
// half-typed form is; `typed-application.ts` reads it.
import type { AbsenceCategory, CameBy, MailApplication, Wants } from '../../../shared/domain/application.ts';
import type { MailBallotKind } from '../../../shared/domain/mail-ballot.ts';

/** Where people of this village live: filled in, because she would type it for nearly everybody. */
export interface Home {
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

export interface Intake {
  readonly [name: string]: string | { readonly [name: string]: string };
  /** Her id on the county's list, where she was picked from it; '' where she is typed by hand. */
  readonly voter: string;
  readonly kind: MailBallotKind;
  readonly category: AbsenceCategory | 'none' | '';
  readonly elections: 'this' | 'several' | 'rest-of-year';
  readonly absentFrom: string;
  readonly absentTo: string;
  readonly placeOfDetention: string;
  readonly name: { readonly surname: string; readonly given: string; readonly middle: string; readonly suffix: string };
  readonly born: string;
  readonly residence: {
    readonly street: string;
    readonly apartment: string;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
  readonly district: string;
  readonly mailing: string;
  readonly wants: Wants | '';
  readonly sendTo: string;
  readonly agent: string;
  readonly form: MailApplication['form'];
  readonly statement: 'written' | 'missing' | '';
  readonly witness: { readonly name: string; readonly address: string };
  readonly certificate: 'present' | 'missing' | '';
  readonly signature: MailApplication['signature'] | '';
  readonly receivedOn: string;
  readonly receivedAt: string;
  readonly cameBy: CameBy | '';
  readonly otherWay: string;
}

export const emptyIntake = (home: Home): Intake => ({
  voter: '',
  kind: 'absentee',
  category: '',
  elections: 'this',
  absentFrom: '',
  absentTo: '',
  placeOfDetention: '',
  name: { surname: '', given: '', middle: '', suffix: '' },
  born: '',
  residence: { street: '', apartment: '', ...home },
  district: '',
  mailing: '',
  wants: '',
  sendTo: '',
  agent: '',
  form: 'state-form',
  statement: '',
  witness: { name: '', address: '' },
  certificate: '',
  signature: '',
  receivedOn: '',
  receivedAt: '',
  cameBy: '',
  otherWay: '',
});

function sameShape(kept: unknown, like: unknown): boolean {
  if (typeof like === 'string') return typeof kept === 'string';
  if (typeof like !== 'object' || like === null || typeof kept !== 'object' || kept === null) return false;
  const names = Object.keys(like);
  return (
    names.length === Object.keys(kept).length &&
    names.every((name) => Object.hasOwn(kept, name) && sameShape(Reflect.get(kept, name), Reflect.get(like, name)))
  );
}

/** The other paper instead: what it does not ask for is taken out, so that the right test runs on it (ABS-23). */
export const asKind = (typed: Intake, kind: MailBallotKind): Intake => ({
  ...typed,
  kind,
  ...(kind === 'early-mail' ? { category: '', placeOfDetention: '', absentFrom: '', absentTo: '' } : {}),
  elections: 'this',
});

/** A kept draft, if it still has the fields of today’s form; the form checks what stands in them. */
export const reviveIntake = (kept: unknown): Intake | null =>
  sameShape(kept, emptyIntake({ city: '', state: '', zip: '' })) ? (kept as Intake) : null;
