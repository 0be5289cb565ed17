// A proposition to be voted on: its number and title, the abstract the notice prints, the full text where the board has
// one, and what put it on the ballot, with the notice that statute asks for itself.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { mustStand, wholeNumber } from './typed-answers.ts';

type Source = 'board' | 'petition' | 'statute';
const sources: readonly { readonly value: Source; readonly label: string }[] = [
  { value: 'board', label: 'The board, by a resolution' },
  { value: 'petition', label: 'A petition' },
  { value: 'statute', label: 'A statute that asks for the vote' },
];
const empty = {
  ...{ title: '', ballotNumber: '', abstract: '', fullText: '', source: '' as Source | '', statute: '' },
  ...{ hasNotice: false, days: '', places: '', publish: true, note: '' },
};

function startOf(file: ElectionFileView, number: number | null): { proposition: typeof empty } {
  const found = file.propositions.find((one) => one.number === number);
  if (!found) return { proposition: empty };
  const { title, abstract, fullText, ballotNumber, source, statute, ownNotice } = found;
  return {
    proposition: {
      ...{ title, abstract, fullText: fullText ?? '', ballotNumber, source: source ?? '', statute },
      ...{ hasNotice: ownNotice !== null, days: `${ownNotice?.days ?? ''}`, places: `${ownNotice?.places ?? ''}` },
      ...{ publish: ownNotice?.publish ?? true, note: ownNotice?.note ?? '' },
    },
  };
}

const sentProposition = (typed: typeof empty) => {
  const { title, abstract, fullText, ballotNumber, source, statute, hasNotice, days, places, publish, note } = typed;
  return {
    ...{ title, abstract, fullText: fullText.trim() === '' ? null : fullText },
    ...{ ballotNumber: cleanText(ballotNumber), source: source === '' ? null : source, statute: cleanText(statute) },
    ownNotice: hasNotice
      ? { days: Number(days.trim()), places: Number(places.trim() || '0'), publish, note: cleanText(note) }
      : null,
  };
};

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
      check={({ proposition: p }) => [
        ...mustStand('proposition.title', p.title, 'Type a short title, such as “Fire truck”.'),
        ...mustStand('proposition.abstract', p.abstract, 'Type the abstract; the notice must print one.'),
        ...(p.hasNotice
          ? [
              ...wholeNumber('proposition.days', 'Days before the election', p.days, 1, 400),
              ...(p.places.trim() === '' ? [] : wholeNumber('proposition.places', 'Places', p.places, 0, 60)),
            ]
          : []),
      ]}
      send={async ({ proposition }) => {
        const answer = await act.send({ election, number, proposition: sentProposition(proposition) });
        return sentAs(answer, ({ number: at }) => ({
          said: `The proposition “${proposition.title.trim()}” is ${number === null ? 'on the ballot' : 'changed'}.`,
          at: `proposition-${at}`,
        }));
      }}
    >
      {(form, { proposition }) => (
        <>
          <Part icon="note" title="The proposition">
            <Row>
              <TextField label="Title" width="w26" {...form.text('proposition.title')} />
              <TextField
                label="Number on the ballot"
                optional="“1” or “A”"
                width="w6"
                {...form.text('proposition.ballotNumber')}
              />
            </Row>
            <TextArea
              label="Abstract"
              rows={5}
              hint="The notice of election prints this, word for word."
              {...form.text('proposition.abstract')}
            />
            <TextArea
              label="Full text"
              optional="if the board has one; the ballot then prints it instead of the abstract"
              rows={6}
              {...form.text('proposition.fullText')}
            />
          </Part>
          <Part icon="ask" title="What put it on the ballot">
            <Choice<Source>
              {...form.text('proposition.source')}
              label="It was put there by"
              value={proposition.source}
              options={sources}
            />
            <TextField
              label="Under which section"
              optional="ask the village attorney"
              hint="Such as Village Law §16-1602. It may ask for a notice of its own."
              width="w20"
              {...form.text('proposition.statute')}
            />
            <CheckBox
              label="That section asks for a notice of its own, beside the notice of election"
              {...form.flag('proposition.hasNotice')}
            />
            {proposition.hasNotice && (
              <>
                <Row>
                  <TextField
                    label="Days before the election"
                    width="w4"
                    inputMode="numeric"
                    {...form.text('proposition.days')}
                  />
                  <TextField
                    label="Posted at how many places"
                    optional="0 for none"
                    width="w4"
                    inputMode="numeric"
                    {...form.text('proposition.places')}
                  />
                </Row>
                <CheckBox label="It is to be published too" {...form.flag('proposition.publish')} />
                <TextField
                  label="What else it says"
                  optional="if anything"
                  width="w26"
                  {...form.text('proposition.note')}
                />
                <p className="note">
                  The day stands in the calendar and on Today, and is answered with its proof there.
                </p>
              </>
            )}
          </Part>
        </>
      )}
    </RecordForm>
  );
}
