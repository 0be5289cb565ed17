// One row of the paper applications taken in before the program was here: what is typed, and what it comes to. What is left
// empty is not known, and nobody takes it for missing.
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import type { Home } from './intake-values.ts';

type Input = CommandInput<'mail-ballot.record-application'>;

export interface BeforeRow {
  readonly [name: string]: string;
  readonly surname: string;
  readonly given: string;
  readonly street: string;
  readonly kind: Input['application']['kind'];
  readonly receivedOn: string;
  readonly receivedAt: string;
  readonly cameBy: Input['application']['cameBy'] | 'not-known';
  readonly wants: Input['application']['wants'];
  readonly decided: 'not-yet' | 'yes' | 'no';
  readonly reason: string;
  readonly sentOn: string;
}

export const emptyRow: BeforeRow = {
  ...{ surname: '', given: '', street: '', kind: 'absentee', receivedOn: '', receivedAt: '' },
  ...{ cameBy: 'mail', wants: 'mailed', decided: 'not-yet', reason: '', sentOn: '' },
};

const needed = (field: string, value: string, message: string): FieldProblem[] =>
  cleanText(value) === '' ? [{ field, message }] : [];

function day(field: string, typed: string, today: PlainDate): FieldProblem[] {
  const read = typed.trim() === '' ? null : parseTypedDay(typed, today);
  return read && !read.ok ? [{ field, message: read.error.message }] : [];
}

export const rowProblems = (row: BeforeRow, today: PlainDate): readonly FieldProblem[] => [
  ...needed('surname', row.surname, 'Type the last name.'),
  ...needed('given', row.given, 'Type the first name.'),
  ...needed('receivedOn', row.receivedOn, 'Type the day stamped on the paper.'),
  ...day('receivedOn', row.receivedOn, today),
  ...(row.receivedAt.trim() !== '' && parseTypedTime(row.receivedAt) === null
    ? [{ field: 'receivedAt', message: 'Type the hour like 9:05 am or 21:05.' }]
    : []),
  ...(row.decided === 'no' ? needed('reason', row.reason, 'Type the reason it was refused for.') : []),
  ...day('sentOn', row.sentOn, today),
];

const dayOr = (typed: string, today: PlainDate): PlainDate | null => {
  const read = typed.trim() === '' ? null : parseTypedDay(typed, today);
  return read?.ok ? read.value : null;
};

/** The whole act for a row that `rowProblems` finds nothing wrong with; null while its day cannot be read. */
export function readRow(row: BeforeRow, home: Home, today: PlainDate): Pick<Input, 'application' | 'before'> | null {
  const received = dayOr(row.receivedOn, today);
  if (received === null) return null;
  const street = cleanText(row.street);
  const known = row.cameBy !== 'not-known';
  return {
    application: {
      ...{ kind: row.kind, received: { day: received, time: parseTypedTime(row.receivedAt) }, form: 'not-known' },
      ...{ cameBy: known ? row.cameBy : 'other', otherWay: known ? '' : 'not known' },
      name: { surname: cleanText(row.surname), given: cleanText(row.given), middle: '', suffix: '' },
      ...{ birthDate: null, mailing: null, district: '', wants: row.wants, sendTo: null, agent: '' },
      residence: street === '' ? null : { street, apartment: '', ...home },
      ...{ statementQualified: 'missing', category: null, severalElections: false, absence: null },
      ...{ placeOfDetention: '', restOfYear: false, signature: 'missing', witness: null, certificate: 'missing' },
    },
    before: {
      decided:
        row.decided === 'not-yet'
          ? null
          : {
              ...{ qualified: row.decided === 'yes', list: null, on: null },
              reason: row.decided === 'no' ? cleanText(row.reason) : null,
            },
      sentOn: dayOr(row.sentOn, today),
    },
  };
}
