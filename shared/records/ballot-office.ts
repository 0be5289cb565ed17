// The offices to be filled at an election: seats and term, who holds them, and who left one before the term was over.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Serial } from '../domain/ids.ts';
import { Office, OfficeOnPaper, type OfficeVacancy } from '../domain/office.ts';
import { namesInLine } from '../domain/person-name.ts';
import { dayWithoutWeekday, longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import { sentence } from '../words/sentence.ts';
import { type Change, changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { ElectionFile, NumberedOffice } from './election-file.ts';
import { put, Removal } from './numbered.ts';

const group = 'election-file' as const;

const seatsInWords = (seats: number): string => (seats === 1 ? '1 seat' : `${seats} seats`);
const termInWords = ({ termYears, unexpired, termEnds }: DeepReadonly<Office>): string =>
  unexpired
    ? `unexpired${termEnds === null ? '' : `, until ${dayWithoutWeekday(termEnds)}`}`
    : `${termYears} ${termYears === 1 ? 'year' : 'years'}`;
const vacancyInWords = (vacancy: DeepReadonly<OfficeVacancy> | null | undefined): string => {
  if (!vacancy) return '';
  const { who, vacantOn, how } = vacancy;
  return [who, vacantOn && `on ${longDay(vacantOn)}`, how].filter((part) => part).join(', ');
};
const officeChanges = (before: DeepReadonly<NumberedOffice> | undefined, after: Office | null): Change[] =>
  changesOf([
    ['Office', before?.title, after?.title],
    ['To be elected', before && seatsInWords(before.seats), after && seatsInWords(after.seats)],
    ['Term', before && termInWords(before), after && termInWords(after)],
    ['Now held by', before && listInWords(before.incumbents), after && listInWords(after.incumbents)],
    ['Left before the term was over', vacancyInWords(before?.vacancy), vacancyInWords(after?.vacancy)],
  ]);

const NumberedOfficeSchema = z.strictObject({ number: Serial, office: Office });
/** Version 1 had the incumbents in one line and knew no vacancy. */
const First = z.strictObject({ number: Serial, office: OfficeOnPaper });

export const officeSaved = defineEvent<ElectionFile, z.infer<typeof NumberedOfficeSchema>>({
  type: 'office-on-ballot-saved',
  version: 2,
  group,
  schema: NumberedOfficeSchema,
  upcast: (older) => {
    const { number, office } = First.parse(older);
    const { incumbent, ...kept } = office;
    return { number, office: { ...kept, incumbents: namesInLine(incumbent), vacancy: null } };
  },
  subjects: (p) => [`office-on-ballot:${p.number}`],
  apply: (s, p) => {
    put(s.offices, { number: p.number, ...p.office });
    s.nextOffice = Math.max(s.nextOffice, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextOffice = Math.max(s.nextOffice, p.number + 1);
  },
  say: (before, p) => {
    const known = before.offices.some((o) => o.number === p.number);
    return `${known ? 'Changed' : 'Added'}: office of ${p.office.title}, ${seatsInWords(p.office.seats)}, ${p.office.unexpired ? 'unexpired' : `${p.office.termYears}-year`} term.`;
  },
  change: (before, p) =>
    officeChanges(
      before.offices.find((o) => o.number === p.number),
      p.office,
    ),
});

export const officeRemoved = defineEvent<ElectionFile, Removal>({
  type: 'office-on-ballot-removed',
  version: 1,
  group,
  schema: Removal,
  subjects: (p) => [`office-on-ballot:${p.number}`],
  apply: (s, p) => {
    s.offices = s.offices.filter((o) => o.number !== p.number);
  },
  say: (before, p) =>
    `Removed: office of ${before.offices.find((o) => o.number === p.number)?.title ?? `number ${p.number}`}. Reason: ${sentence(p.reason)}`,
  change: (before, p) =>
    officeChanges(
      before.offices.find((o) => o.number === p.number),
      null,
    ),
});
