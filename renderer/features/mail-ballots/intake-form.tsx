// The form itself: typed, kept as a draft, recorded once; a name that is in the register already is shown first.
import { useMemo, useRef, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useDraft } from '../../api/use-draft.ts';
import { Page } from '../../app/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Form, FormFoot } from '../../ui/form.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { SavedNote } from '../../ui/saved-note.tsx';
import { type FieldProblem, type FormApi, useForm } from '../../ui/use-form.ts';
import { FromListPart } from './from-list.tsx';
import { IntakePanel } from './intake-panel.tsx';
import { BornPart, ElectionPart, KindPart, NamePart, ReasonPart, ResidencePart } from './intake-parts.tsx';
import { ArrivalPart, DeliveryPart, SignaturePart } from './intake-parts-below.tsx';
import { fieldOfPath, intakeProblems } from './intake-problems.ts';
import { emptyIntake, type Home, type Intake, reviveIntake } from './intake-values.ts';
import { LeaveForm } from './leave-form.tsx';
import { nothingSaid, type Said, SameName } from './same-name.tsx';
import { StateFormForCaller } from './state-form-for-caller.tsx';
import { readSoFar, readWhole } from './typed-application.ts';
import { useWouldFind } from './use-would-find.ts';

export interface IntakeFacts {
  readonly election: ElectionId;
  readonly electionTitle: string;
  readonly today: PlainDate;
  readonly districts: readonly string[];
  readonly certificateRequired: boolean;
  readonly home: Home;
}
export interface IntakePartProps extends IntakeFacts {
  readonly form: FormApi;
  readonly values: Intake;
}

export function IntakeForm({
  facts,
  asked,
  onRecorded,
}: {
  readonly facts: IntakeFacts;
  /** The voter whose card she came from; null where she came from elsewhere. */
  readonly asked: string | null;
  readonly onRecorded: (number: number) => void;
}) {
  const { election } = facts;
  const empty = useMemo(() => emptyIntake(facts.home), [facts.home]);
  const draft = useDraft<Intake>(`mail-ballot.application:${election}`, empty, reviveIntake);
  const { values, setValues } = draft;
  const record = useAct('mail-ballot.record-application');
  const [sameName, setSameName] = useState<Refusal | null>(null);
  /** What she has just said of the lines shown: for this sending only. */
  const said = useRef<Said>(nothingSaid);
  const { found, closed } = useWouldFind(election, readSoFar(values, facts), values.voter);

  const send = async (typed: Intake): Promise<readonly FieldProblem[]> => {
    const application = readWhole(typed, facts);
    if (!application) throw new Error('The form was sent without a day or a way it came.');
    const answer = await record.send({
      ...{ election, application, ...said.current },
      ...(typed.voter === '' ? {} : { voter: typed.voter }),
    });
    said.current = nothingSaid; // known for this sending only: the name may be changed before the next
    setSameName(null);
    if (answer.ok) {
      draft.discard();
      onRecorded(answer.value.number);
      return [];
    }
    const { refusal } = answer;
    if (refusal.code === 'same-name' || refusal.code === 'likely-same-voter') {
      setSameName(refusal);
      return [{ field: '', message: refusal.message }];
    }
    if (refusal.fields.length === 0) return [{ field: '', message: refusal.message }];
    return refusal.fields.map(({ path, message }) => ({ field: fieldOfPath(path, typed), message }));
  };
  const form = useForm({ values, setValues, check: (typed) => intakeProblems(typed, facts), send });
  const recordAllTheSame = (whose: Said) => {
    said.current = whose;
    form.submit();
  };
  const parts: IntakePartProps = { ...facts, form, values };
  const title = values.kind === 'absentee' ? 'New absentee application' : 'New early-mail application';
  if (!draft.ready) return null;
  return (
    <WithPanel panel={<IntakePanel found={found} kind={values.kind} />}>
      <Page
        title={found ? `${title}, No.\u00a0${found.number}` : title}
        windowTitle={title}
        lead={closed ?? 'In the order of the state’s form. Leave empty what is not on the paper.'}
      >
        <Form form={form} label={title}>
          {sameName && form.failures > 0 && <SameName refusal={sameName} onRecord={recordAllTheSame} />}
          <KindPart {...parts} setValues={setValues} />
          <FromListPart {...parts} asked={asked} setValues={setValues} />
          {values.kind === 'absentee' && <ReasonPart {...parts} />}
          <ElectionPart {...parts} />
          <NamePart {...parts} />
          <BornPart {...parts} />
          <ResidencePart {...parts} />
          <DeliveryPart {...parts} />
          <SignaturePart {...parts} />
          <ArrivalPart {...parts} />
          <div className="acts">
            <StateFormForCaller election={election} typed={readSoFar(values, facts)} />
          </div>
          <FormFoot start={<SavedNote at={draft.savedAt} />}>
            <LeaveForm touched={JSON.stringify(values) !== JSON.stringify(empty)} onDiscard={draft.discard} />
            <Button kind="main" submit keys="Enter" busy={form.sending} disabled={closed !== null}>
              Record the application
            </Button>
          </FormFoot>
        </Form>
      </Page>
    </WithPanel>
  );
}
