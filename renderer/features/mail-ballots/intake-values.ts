// What is typed on the intake form, and an application nobody has typed anything into yet. All of it is text, as a
// half-typed form is; `typed-application.ts` reads it.
import type { AbsenceCategory, AbsenteeApplication, CameBy, Wants } from '../../../shared/domain/application.ts';

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
  readonly category: AbsenceCategory | 'none' | '';
  readonly elections: 'this' | 'several';
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
  readonly form: AbsenteeApplication['form'];
  readonly statement: 'written' | 'missing' | '';
  readonly certificate: 'present' | 'missing' | '';
  readonly signature: AbsenteeApplication['signature'] | '';
  readonly receivedOn: string;
  readonly receivedAt: string;
  readonly cameBy: CameBy | '';
  readonly otherWay: string;
}

export const emptyIntake = (home: Home): Intake => ({
  voter: '',
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

/** A kept draft, if it still has the fields of today’s form; the form checks what stands in them. */
export const reviveIntake = (kept: unknown): Intake | null =>
  sameShape(kept, emptyIntake({ city: '', state: '', zip: '' })) ? (kept as Intake) : null;
