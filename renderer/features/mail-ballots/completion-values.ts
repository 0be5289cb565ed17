// What came for an application that lacked something, as typed: only what was missing is asked.
import type { AbsenceCategory, CameBy } from '../../../shared/domain/application.ts';
import { type PlainDate, parseTypedDay } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { parseTypedTime } from '../../../shared/domain/wall-time.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import type { FieldProblem } from '../../ui/use-form.ts';
import { readBirthDate } from './birth-date.ts';
import type { Home } from './intake-values.ts';
import { typedLines } from './typed-application.ts';

type Input = CommandInput<'mail-ballot.complete-application'>;

export interface Completion {
  readonly [name: string]: string;
  readonly receivedOn: string;
  readonly receivedAt: string;
  readonly cameBy: CameBy;
  readonly born: string;
  readonly street: string;
  readonly sendTo: string;
  readonly category: AbsenceCategory | '';
  readonly from: string;
  readonly to: string;
  readonly place: string;
  readonly statement: 'yes' | '';
  readonly certificate: 'yes' | '';
  readonly signature: 'yes' | '';
}

export const emptyCompletion: Completion = {
  ...{ receivedOn: '', receivedAt: '', cameBy: 'mail', born: '', street: '', sendTo: '', category: '' },
  ...{ from: '', to: '', place: '', statement: '', certificate: '', signature: '' },
};

const dayOr = (typed: string, today: PlainDate): PlainDate | null => {
  const read = typed.trim() === '' ? null : parseTypedDay(typed, today);
  return read?.ok ? read.value : null;
};

export function completionProblems(typed: Completion, today: PlainDate): readonly FieldProblem[] {
  const born = typed.born.trim() === '' ? null : readBirthDate(typed.born, today);
  return [
    ...(dayOr(typed.receivedOn, today) === null
      ? [{ field: 'receivedOn', message: 'Type the day stamped on what came.' }]
      : []),
    ...(born && !born.ok ? [{ field: 'born', message: born.error }] : []),
    ...((dayOr(typed.from, today) === null) !== (dayOr(typed.to, today) === null)
      ? [{ field: 'to', message: 'Type both days, or neither.' }]
      : []),
  ];
}

/** The act, once `completionProblems` has found nothing; null while its day cannot be read. */
export function readCompletion(
  typed: Completion,
  home: Home,
  today: PlainDate,
): Pick<Input, 'received' | 'cameBy' | 'came'> | null {
  const day = dayOr(typed.receivedOn, today);
  if (day === null) return null;
  const born = typed.born.trim() === '' ? null : readBirthDate(typed.born, today);
  const [from, to] = [dayOr(typed.from, today), dayOr(typed.to, today)];
  const street = cleanText(typed.street);
  const lines = typedLines(typed.sendTo);
  const place = cleanText(typed.place);
  return {
    ...{ received: { day, time: parseTypedTime(typed.receivedAt) }, cameBy: typed.cameBy },
    came: {
      ...(born?.ok ? { birthDate: born.value } : {}),
      ...(street === '' ? {} : { residence: { street, apartment: '', ...home } }),
      ...(lines.length === 0 ? {} : { sendTo: { lines } }),
      ...(typed.category === '' ? {} : { category: typed.category }),
      ...(from && to ? { absence: { from, to } } : {}),
      ...(place === '' ? {} : { placeOfDetention: place }),
      ...(typed.statement === 'yes' ? { statement: true as const } : {}),
      ...(typed.certificate === 'yes' ? { certificate: true as const } : {}),
      ...(typed.signature === 'yes' ? { signature: true as const } : {}),
    },
  };
}
