// What was written down about a paper is corrected with a reason; what stood before stays in the history.
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { mustStand } from '../election/typed-answers.ts';
import { type CounterFacts, namedIn, problemsInForm } from './counter-form.tsx';
import type { FilingView } from './filing-looks.tsx';
import { FilingParts } from './filing-parts.tsx';
import { filingProblems, readFiling, typedFrom } from './typed-filing.ts';
import { WouldFind } from './would-find.tsx';

export function CorrectForm({ facts, number }: { readonly facts: CounterFacts; readonly number: number }) {
  const view = useView('nominations.filing', { election: facts.election, number });
  if (view.state !== 'shown') return null;
  return <Correcting facts={facts} number={number} filing={view.value.filing} />;
}

function Correcting({
  facts,
  number,
  filing,
}: {
  readonly facts: CounterFacts;
  readonly number: number;
  readonly filing: FilingView['filing'];
}) {
  const { election, now, home } = facts;
  const act = useAct('nominations.correct-filing');
  const near = now.day;
  return (
    <RecordForm
      title={`What is corrected about filing ${number}?`}
      lead="The history shows what stood before, beside what stands now. Where persons of this paper are on the list of candidates, they are written there as they are written here, and leave it where you take them out."
      draft={`nominations.filing:${election}:${number}`}
      start={{ ...typedFrom(filing, home), why: '' }}
      leadsTo={`/nominations/${number}`}
      main="Record the correction"
      check={(typed) => [
        ...filingProblems(typed, near),
        ...mustStand('why', typed.why, 'Write down why, in a few words.'),
      ]}
      send={async ({ why, ...typed }) => {
        const read = readFiling(typed, near, namedIn(facts, typed.about));
        if (read === null) return { refused: [{ field: 'kind', message: 'Choose what was filed.' }] };
        const answer = await act.send({ election, number, filing: read, reason: cleanText(why) });
        if (!answer.ok) return { refused: problemsInForm(answer.refusal) };
        return sentAs(answer, () => ({ said: `Filing ${number} is corrected.`, at: null }));
      }}
    >
      {(form, typed) => (
        <>
          <FilingParts form={form} typed={typed} facts={facts} />
          <Part icon="pen" title="The correction">
            <TextField
              label="Why"
              width="full"
              hint="Read again from the paper, typed too fast"
              {...form.text('why')}
            />
          </Part>
          <WouldFind
            election={election}
            filing={readFiling(typed, near, namedIn(facts, typed.about))}
            number={number}
          />
        </>
      )}
    </RecordForm>
  );
}
