// Did both major parties nominate at the last general village election, and which are they?
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { Choice } from '../../ui/choice.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import type { Inspectors } from './inspector-words.ts';

const answers = { yes: true, no: false, unknown: null } as const;
type Answer = keyof typeof answers;
interface Typed {
  readonly [name: string]: string;
  readonly bothNominated: Answer;
  readonly first: string;
  readonly second: string;
}

export function PartiesForm({ election, list }: { readonly election: ElectionId; readonly list: Inspectors }) {
  const act = useAct('inspectors.tell-parties');
  const { parties, lastGeneral, nassau } = list;
  const { bothNominated, first, second } = parties;
  return (
    <RecordForm<Typed>
      title="Did both major parties nominate at the last general village election?"
      above={<a href="#/inspectors">Inspectors of election</a>}
      lead={
        nassau
          ? 'In Nassau County the parties always share the inspectors; name the two.'
          : `Look at the ballot of the ${lastGeneral ?? 'last general village election'}. If both did, the inspectors are divided equally between them (§15-116).`
      }
      draft={`inspectors.parties:${election}`}
      start={{ bothNominated: bothNominated === null ? 'unknown' : bothNominated ? 'yes' : 'no', first, second }}
      leadsTo="/inspectors"
      main="Record it"
      check={() => []}
      send={async (typed) =>
        sentAs(
          await act.send({
            ...{ election, first: typed.first, second: typed.second },
            bothNominated: answers[typed.bothNominated],
          }),
          () => ({ said: 'Written down.', at: null }),
        )
      }
    >
      {(form, { bothNominated: chosen }) => (
        <Part icon="note" title="The parties">
          <Choice<Answer>
            {...form.text('bothNominated')}
            label="Both nominated a candidate"
            value={chosen}
            options={[
              { value: 'yes', label: 'Yes, both' },
              { value: 'no', label: 'No' },
              { value: 'unknown', label: 'To be found out' },
            ]}
          />
          <TextField label="One major party" optional="as written beside the inspectors" {...form.text('first')} />
          <TextField label="The other" optional="as written beside the inspectors" {...form.text('second')} />
        </Part>
      )}
    </RecordForm>
  );
}
