// The term of an office in words, what is odd about it, and the vacancy it fills with what the law says of that.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Part } from '../../ui/form.tsx';
import { OpenQuestions } from '../../ui/open-questions.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FormApi } from '../../ui/use-form.ts';
import { Why } from '../../ui/why.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import type { BallotOffice } from './office-words.ts';

type Vacancy = NonNullable<BallotOffice['vacancy']>;

/** “Vacant since Wednesday, December 30, 2026 (Nora Peck, resigned).” */
function vacancyInWords({ who, vacantOn, how }: Vacancy): string {
  const told = [who, how].filter((part) => part !== '').join(', ');
  return `Vacant${vacantOn === null ? '' : ` since ${longDay(vacantOn)}`}${told === '' ? '' : ` (${told})`}.`;
}

export function OfficeTerm({ office }: { readonly office: BallotOffice }) {
  const { incumbents, vacancy, termInWords, termQuestion, appointment } = office;
  return (
    <div className="stack-tight">
      <p className="note">Term: {termInWords}.</p>
      {incumbents.length > 0 && <p className="note">Now held by {listInWords(incumbents)}.</p>}
      {vacancy && <p className="note">{vacancyInWords(vacancy)}</p>}
      {termQuestion && (
        <Finding tone="warning" out="Look at the day the term ends." citations={termQuestion.citations}>
          <p>{termQuestion.sentence}</p>
        </Finding>
      )}
      {appointment && (
        <Why title="Until when does somebody appointed serve?">
          <p>{appointment.sentence}</p>
          <OpenQuestions questions={appointment.openQuestions} />
          <Cites texts={appointment.citations} />
        </Why>
      )}
    </div>
  );
}

/** What the law leaves open about when the terms filled at this election begin; nothing where it is settled. */
export function TermsOpen({ terms }: { readonly terms: ElectionFileView['terms'] }) {
  if (terms.openQuestions.length === 0) return null;
  return (
    <Why title="When do these terms begin? The law leaves it open">
      <OpenQuestions questions={terms.openQuestions} />
      <Cites texts={terms.citations} />
    </Why>
  );
}

/** The day the term ends as it is counted, or the days on which the rest of one can end. */
export function endsHint(
  { over, yearEnds }: ElectionFileView['terms'],
  { unexpired, termYears }: { readonly unexpired: boolean; readonly termYears: string },
): string {
  if (unexpired)
    return yearEnds.length === 0
      ? '3/9, 3/9/2027 or 2027-03-09'
      : `Official years end on ${listInWords(yearEnds.slice(0, 3).map(dayWithoutWeekday), 'or')}`;
  const counted = /^\d+$/.test(termYears.trim()) ? over[Number(termYears) - 1] : undefined;
  return counted === undefined
    ? 'Left empty, it is counted in official years'
    : `Left empty: noon of ${longDay(counted)}, counted in official years`;
}

/** Who left the office before the term was over. */
export function VacancyPart({ form, near }: { readonly form: FormApi; readonly near: PlainDate }) {
  return (
    <Part icon="person" title="Why the rest of a term is filled">
      <TextField label="Who left" optional="if known" width="w26" {...form.text('office.vacancy.who')} />
      <DateField label="Vacant since" optional="if known" near={near} {...form.text('office.vacancy.vacantOn')} />
      <TextField
        label="How"
        optional="if known"
        hint="Resigned, moved away, died"
        width="w26"
        {...form.text('office.vacancy.how')}
      />
    </Part>
  );
}
