// A proposition to be voted on: its title, the abstract the notice prints, and the full text where the board has one.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { Part } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { mustStand } from './typed-answers.ts';

const empty = { title: '', abstract: '', fullText: '' };

function startOf(file: ElectionFileView, number: number | null): { proposition: typeof empty } {
  const found = file.propositions.find((one) => one.number === number);
  if (!found) return { proposition: empty };
  return { proposition: { title: found.title, abstract: found.abstract, fullText: found.fullText ?? '' } };
}

export function PropositionForm({
  election,
  file,
  number,
}: {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
  readonly number: number | null;
}) {
  const act = useAct('election.save-proposition');
  const start = startOf(file, number);
  return (
    <RecordForm
      title={number === null ? 'What proposition is voted on?' : `What changes about “${start.proposition.title}”?`}
      draft={`election.proposition:${election}:${number ?? 'new'}`}
      start={start}
      leadsTo="/election"
      main={number === null ? 'Add the proposition' : 'Record the change'}
      check={({ proposition }) => [
        ...mustStand('proposition.title', proposition.title, 'Type a short title, such as “Fire truck”.'),
        ...mustStand('proposition.abstract', proposition.abstract, 'Type the abstract; the notice must print one.'),
      ]}
      send={async ({ proposition }) => {
        const fullText = proposition.fullText.trim() === '' ? null : proposition.fullText;
        const answer = await act.send({ election, number, proposition: { ...proposition, fullText } });
        return sentAs(answer, ({ number: at }) => ({
          said: `The proposition “${proposition.title.trim()}” is ${number === null ? 'on the ballot' : 'changed'}.`,
          at: `proposition-${at}`,
        }));
      }}
    >
      {(form) => (
        <Part icon="note" title="The proposition">
          <TextField label="Title" width="w26" {...form.text('proposition.title')} />
          <TextArea
            label="Abstract"
            rows={5}
            hint="The notice of election prints this, word for word."
            {...form.text('proposition.abstract')}
          />
          <TextArea label="Full text" optional="if the board has one" rows={6} {...form.text('proposition.fullText')} />
        </Part>
      )}
    </RecordForm>
  );
}
