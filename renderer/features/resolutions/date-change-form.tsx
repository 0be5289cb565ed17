// A proposition of the voters that sets another day for the general election. First it is told whose terms are extended,
// officer by officer; only when she has read and confirmed that is anything on record.
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Part } from '../../ui/form.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { emptyRule, RuleFields } from '../settings/answers/rule-fields.tsx';
import { OfficersPart } from './officers-part.tsx';
import { RESOLUTIONS } from './resolution-view.ts';
import { TermsPart } from './terms-part.tsx';
import { blankOfficer, dateChangeOf, dateChangeProblems, missingAdopted, readAs } from './typed-date-change.ts';

/** What was told of these very answers; another word typed above, and it has to be asked anew. */
interface Told {
  readonly of: string;
  readonly sentences: readonly string[];
}

export function DateChangeForm() {
  const act = useAct('board.record-date-change');
  const near = useDesk().frame.today;
  const [told, setTold] = useState<Told | null>(null);
  return (
    <RecordForm
      title="Which day did the voters set for the general election?"
      lead="The change has effect at the first election scheduled more than 120 days after it was adopted. Terms of office may be longer for it."
      draft="resolutions:date-change"
      start={{ ...emptyRule, by: 'weekday', month: '6', adoptedOn: '', officers: [blankOfficer], confirmed: false }}
      check={(typed) => dateChangeProblems(typed, near, told?.of === readAs(typed))}
      main={told === null ? 'Read whose terms are longer' : 'Put it on record'}
      leadsTo={RESOLUTIONS}
      send={async (typed) => {
        const input = dateChangeOf(typed, near);
        if (input === null) return { refused: [{ field: 'adoptedOn', message: missingAdopted }] };
        const confirmed = typed.confirmed && told?.of === readAs(typed);
        const answer = await act.send({ ...input, confirmed });
        if (!answer.ok && answer.refusal.code === 'confirm-the-terms') {
          setTold({ of: readAs(typed), sentences: answer.refusal.related.map(({ text }) => text) });
          return { refused: [] };
        }
        return sentAs(answer, ({ finding }) => ({ said: `On record. ${finding.sentence}`, at: 'date-change' }));
      }}
    >
      {(form, typed) => (
        <>
          <Part icon="note" title="The proposition">
            <DateField label="Adopted by the voters on" near={near} {...form.text('adoptedOn')} />
          </Part>
          <Part icon="clock" title="The new day">
            <RuleFields form={form} />
          </Part>
          <OfficersPart form={form} near={near} />
          {told?.of === readAs(typed) && <TermsPart form={form} sentences={told.sentences} />}
        </>
      )}
    </RecordForm>
  );
}
