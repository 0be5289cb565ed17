// What needs another look before an application can be recorded: only what cannot be read or was not answered. What is
// not on the paper is no problem of the form; the panel says what it comes to.
import { parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import { readBirthDate } from './birth-date.ts';
import type { Intake } from './intake-values.ts';
import { type Reading, typedLines } from './typed-application.ts';

type Found = FieldProblem | false | null;

function day(field: string, text: string, { today }: Reading): Found {
  if (text.trim() === '') return null;
  const read = parseTypedDay(text, today);
  return !read.ok && { field, message: read.error.message };
}

function born(text: string, { today }: Reading): Found {
  if (text.trim() === '') return null;
  const read = readBirthDate(text, today);
  return !read.ok && { field: 'born', message: read.error };
}

function residence({ street, city, state, zip }: Intake['residence']): Found[] {
  if (street.trim() === '') return [];
  return [
    city.trim() === '' && { field: 'residence.city', message: 'Type the city or village of the residence.' },
    !/^[a-z]{2}$/i.test(state.trim()) && { field: 'residence.state', message: 'Two letters, such as NY.' },
    !/^\d{5}(-\d{4})?$/.test(zip.trim()) && { field: 'residence.zip', message: 'Five digits, or five and four.' },
  ];
}

const tooManyLines = (field: string, text: string): Found =>
  typedLines(text).length > 5 && { field, message: 'An envelope has room for five lines.' };

const asked = (field: string, value: string, message: string): Found => value === '' && { field, message };

/** The problems in the order of the form. */
export function intakeProblems(typed: Intake, reading: Reading): readonly FieldProblem[] {
  const several = typed.elections === 'several';
  const other = typed.form === 'other-writing';
  const halfAbsence = (typed.absentFrom.trim() === '') !== (typed.absentTo.trim() === '');
  const found: Found[] = [
    typed.kind === 'absentee' &&
      asked('category', typed.category, 'Choose the reason on the paper, or “No reason is given”.'),
    several && day('absentFrom', typed.absentFrom, reading),
    several && day('absentTo', typed.absentTo, reading),
    several && halfAbsence && { field: 'absentTo', message: 'Type both days, or neither.' },
    asked('name.surname', typed.name.surname.trim(), 'Type the last name.'),
    asked('name.given', typed.name.given.trim(), 'Type the first name.'),
    born(typed.born, reading),
    ...residence(typed.residence),
    tooManyLines('mailing', typed.mailing),
    asked('wants', typed.wants, 'Choose how the ballot is wanted, or “The paper does not say”.'),
    typed.wants === 'mailed' && tooManyLines('sendTo', typed.sendTo),
    other && asked('statement', typed.statement, 'Choose whether the paper says it.'),
    other &&
      typed.kind === 'absentee' &&
      reading.certificateRequired &&
      asked('certificate', typed.certificate, 'Choose whether it is there.'),
    asked('signature', typed.signature, 'Choose how it is signed, or “Not signed”.'),
    asked('receivedOn', typed.receivedOn.trim(), 'Type the day stamped on the paper.'),
    day('receivedOn', typed.receivedOn, reading),
    typed.receivedAt.trim() !== '' &&
      parseTypedTime(typed.receivedAt) === null && {
        field: 'receivedAt',
        message: `“${typed.receivedAt.trim()}” is not an hour. Type it like 9:05 am or 21:05.`,
      },
    asked('cameBy', typed.cameBy, 'Choose how it came.'),
  ];
  return found.filter((one) => one !== null && one !== false);
}

const moved: Readonly<Record<string, string>> = {
  received: 'receivedOn',
  'received.day': 'receivedOn',
  'received.time': 'receivedAt',
  birthDate: 'born',
  statementQualified: 'statement',
  name: 'name.surname',
};

/** The field of the form that a refused path of the act means; '' for the form as a whole. */
export function fieldOfPath(path: string, typed: Intake): string {
  const inner = path.replace(/^application\.?/, '');
  const field = moved[inner] ?? inner.replace(/^(mailing|sendTo)\..*$/, '$1');
  const [first = '', second] = field.split('.');
  const value = typed[first];
  if (value === undefined) return '';
  return typeof value === 'string' || (second !== undefined && Object.hasOwn(value, second)) ? field : '';
}
