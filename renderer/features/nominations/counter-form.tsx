// The form of the counter: keyboard only from the kind of paper to Enter. What would be found stands below while it is typed.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { Refusal, ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { go } from '../../app/router.ts';
import type { TypedAddress } from '../../ui/address-fields.tsx';
import type { FieldProblem } from '../../ui/use-form.ts';
import { RecordForm } from '../election/record-form.tsx';
import { type ClockNow, FilingClock } from './filing-clock.tsx';
import type { BookView } from './filing-looks.tsx';
import { FilingParts } from './filing-parts.tsx';
import { emptyFiling, filingProblems, readFiling, type TypedFiling } from './typed-filing.ts';
import { WouldFind } from './would-find.tsx';

export interface CounterFacts {
  readonly election: ElectionId;
  readonly home: TypedAddress;
  readonly now: ClockNow;
  readonly book: BookView;
  readonly candidates: ViewOutput<'nominations.candidates'>;
}

/** The persons named by the filing that was chosen. */
export const namedIn = ({ book }: CounterFacts, about: string) =>
  book.rows.find(({ number }) => String(number) === about)?.named.map((one) => ({ ...one })) ?? [];

/** What the main process refused, at the fields of this form. */
export const problemsInForm = ({ fields, message }: Refusal): FieldProblem[] =>
  fields.length === 0
    ? [{ field: '', message }]
    : fields.map((one) => ({ field: fieldAt(one.path), message: one.message }));

function fieldAt(path: string): string {
  const inside = path.replace(/^filing\./, '');
  if (inside.startsWith('received')) return inside.endsWith('time') ? 'time' : 'day';
  if (inside.startsWith('how')) return inside.endsWith('words') ? 'otherWay' : 'postmark';
  return inside;
}

export function CounterForm({ facts }: { readonly facts: CounterFacts }) {
  const { election, now, book } = facts;
  const act = useAct('nominations.record-filing');
  const [start] = useState(() => emptyFiling(now));
  const near = now.day;
  const read = (typed: TypedFiling) => readFiling(typed, near, namedIn(facts, typed.about));
  return (
    <RecordForm
      title={`New filing, No.\u00a0${book.next}`}
      above={<FilingClock now={now} />}
      lead="Write it down as it came. Nothing is turned away here: what is late or early is recorded and flagged."
      draft={`nominations.filing:${election}:new`}
      start={start}
      leadsTo="/nominations"
      main="Record the filing"
      check={(typed) => filingProblems(typed, near)}
      send={async (typed) => {
        const filing = read(typed);
        if (filing === null) return { refused: [{ field: 'kind', message: 'Choose what was filed.' }] };
        const answer = await act.send({ election, filing });
        if (!answer.ok) return { refused: problemsInForm(answer.refusal) };
        const { number, findings } = answer.value;
        go(`/nominations/${number}`, { just: 'recorded' });
        return {
          refused: null,
          ...{ said: `Filing ${number} is recorded. ${findings[0]?.sentence ?? ''}`, at: null, staysHere: true },
        };
      }}
    >
      {(form, typed) => (
        <>
          <FilingParts form={form} typed={typed} facts={facts} />
          <WouldFind election={election} filing={read(typed)} number={null} />
        </>
      )}
    </RecordForm>
  );
}
