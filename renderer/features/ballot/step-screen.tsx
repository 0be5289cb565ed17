// One step of the ballots' way, written down: its day, who or from whom, and the counts where ballots were counted.
import { useState } from 'react';
import { BallotStep, type BallotStepKind, BallotStock, type KeptFile } from '../../../shared/domain/ballot-desk.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { NotFound } from '../../app/not-found.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { Cites } from '../../ui/cite.tsx';
import { DateField } from '../../ui/date-field.tsx';
import { Part, Row } from '../../ui/form.tsx';
import { RepeatingRows } from '../../ui/repeating-rows.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { aDay, dayTyped, mustStand, wholeNumber } from '../election/typed-answers.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { type DeskView, stepQuestions, stockWords } from './desk-words.ts';
import { PickBallot } from './printers-ballot.tsx';

const missing = 'Type the day, such as 2/23.';
const isKind = (kind: string | undefined): kind is BallotStepKind =>
  kind !== undefined && Object.hasOwn(stepQuestions, kind);
const counted = (kind: BallotStepKind): boolean => kind === 'ordered' || kind === 'delivered' || kind === 'used';
const signed = (kind: BallotStepKind): boolean => kind === 'proof-signed' || kind === 'machine-tested';

export function StepScreen({ params }: ScreenProps) {
  const { election } = useDesk();
  const { kind } = params;
  if (!isKind(kind)) return <NotFound />;
  if (election === null) return <NoElectionYet title={stepQuestions[kind]} />;
  return <Asked key={`${election} ${kind}`} election={election} kind={kind} />;
}

function Asked({ election, kind }: { readonly election: ElectionId; readonly kind: BallotStepKind }) {
  const view = useView('ballot.desk', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={stepQuestions[kind]} message={view.refusal.message} />;
  return <StepForm election={election} kind={kind} desk={view.value} />;
}

/** A delivery is most often what was ordered and has not come; a count of what is used begins with what there is. */
function rowsOf({ stock }: DeskView, kind: BallotStepKind) {
  const open = kind === 'delivered' ? stock.filter(({ ordered, delivered }) => ordered > delivered) : stock;
  const rows = open.map((line) => ({
    ...{ kind: line.kind as string, district: line.district },
    count: kind === 'delivered' ? `${line.ordered - line.delivered}` : '',
  }));
  return rows.length > 0 ? rows : [{ kind: 'election-day', district: '', count: '' }];
}

function StepForm({
  election,
  kind,
  desk,
}: {
  readonly election: ElectionId;
  readonly kind: BallotStepKind;
  readonly desk: DeskView;
}) {
  const act = useAct('ballot.note-step');
  const [file, setFile] = useState<KeptFile | null>(null);
  const { today, actor } = useDesk().frame;
  return (
    <RecordForm
      title={stepQuestions[kind]}
      draft={`ballot:step:${election}:${kind}`}
      start={{
        ...{ on: '', note: '', who: signed(kind) ? actor.name : '', identical: true, ballot: 'election-day' },
        counts: rowsOf(desk, kind),
      }}
      leadsTo="/ballot/desk"
      main="Write it down"
      check={({ on, who, counts }) => [
        ...aDay('on', on, today, missing),
        ...(signed(kind) ? mustStand('who', who, 'Type the name.') : []),
        ...(counted(kind)
          ? [
              ...(counts.length === 0 ? [{ field: '', message: 'Add what was counted.' }] : []),
              ...counts.flatMap(({ count }, i) => wholeNumber(`counts.${i}.count`, 'How many', count, 0, 100_000)),
            ]
          : []),
      ]}
      send={async ({ on, note, who, identical, ballot, counts }) => {
        if (kind === 'printers-ballot' && file === null)
          return { refused: [{ field: '', message: 'Choose the printer’s file first.' }] };
        const step = BallotStep.safeParse({
          ...{ kind, on: dayTyped(on, today), note: cleanText(note) },
          ...(signed(kind) ? { by: cleanText(who) } : {}),
          ...(kind === 'ordered' ? { printer: cleanText(who) } : {}),
          ...(kind === 'identical' ? { identical } : {}),
          ...(kind === 'printers-ballot' ? { ballot, file } : {}),
          ...(counted(kind) ? { counts: counts.map((one) => ({ ...one, count: Number(one.count.trim()) })) } : {}),
        });
        if (!step.success) return { refused: [{ field: 'on', message: missing }] };
        return sentAs(await act.send({ election, step: step.data }), () => ({ said: 'Written down.', at: null }));
      }}
    >
      {(form) => (
        <Part icon="note" title="As it happened">
          <DateField label="On" near={today} autoFocus {...form.text('on')} />
          {signed(kind) && <TextField label="By" width="w20" {...form.text('who')} />}
          {kind === 'ordered' && (
            <TextField label="From which printer" optional="if any" width="w20" {...form.text('who')} />
          )}
          {kind === 'printers-ballot' && (
            <>
              <Select
                label="It is the ballot for"
                width="w10"
                options={BallotStock.options.map((value) => ({ value, label: stockWords[value] }))}
                {...form.text('ballot')}
              />
              <PickBallot file={file} onFile={setFile} />
            </>
          )}
          {kind === 'identical' && (
            <>
              <CheckBox label="All ballots of each kind that were compared are identical" {...form.flag('identical')} />
              <Cites texts={['Election Law §7-106(3)']} />
            </>
          )}
          {counted(kind) && (
            <RepeatingRows
              rows={form.rows('counts')}
              what="count"
              atMost={100}
              empty={{ kind: 'election-day', district: '', count: '' }}
            >
              {(path) => (
                <Row>
                  <Select
                    label="Ballots"
                    width="w10"
                    options={BallotStock.options.map((value) => ({ value, label: stockWords[value] }))}
                    {...form.text(`${path}.kind`)}
                  />
                  <Select
                    label="District"
                    width="w10"
                    none="All districts"
                    options={desk.districts.map((value) => ({ value, label: value }))}
                    {...form.text(`${path}.district`)}
                  />
                  <TextField label="How many" width="w6" inputMode="numeric" {...form.text(`${path}.count`)} />
                </Row>
              )}
            </RepeatingRows>
          )}
          <TextField label="In your words" optional="if it helps later" width="full" {...form.text('note')} />
        </Part>
      )}
    </RecordForm>
  );
}
