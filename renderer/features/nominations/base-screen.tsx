// How many signatures an independent petition needs, and the numbers it follows from; asked here, where it is first needed.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Finding } from '../../ui/finding.tsx';
import { Part } from '../../ui/form.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { wholeNumber } from '../election/typed-answers.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import type { BookView } from './filing-looks.tsx';
import { NominationsPages } from './nominations-pages.tsx';

const title = 'How many signatures does a petition need?';

export function BaseScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Base key={election} election={election} />;
}

function Base({ election }: { readonly election: ElectionId }) {
  const view = useView('nominations.book', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return <BaseForm election={election} needed={view.value.needed} />;
}

const most = 99_999_999;
const shown = (count: number | null | undefined): string => (typeof count === 'number' ? String(count) : '');
const countOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed.trim()));

function BaseForm({ election, needed }: { readonly election: ElectionId; readonly needed: BookView['needed'] }) {
  const act = useAct('nominations.set-signature-base');
  const { base, count, sentence, readings, citations } = needed;
  const optional = (field: string, what: string, typed: string) =>
    typed.trim() === '' ? [] : wholeNumber(field, what, typed, 0, most);
  return (
    <RecordForm
      title={title}
      above={<NominationsPages here="signatures" />}
      draft={`nominations.signature-base:${election}`}
      start={{
        population: shown(base?.population),
        voted: shown(base?.votersAtLastElection),
        registered: shown(base?.registered),
      }}
      stays
      leadsTo="/nominations/signatures"
      main="Record the numbers"
      check={({ population, voted, registered }) => [
        ...wholeNumber('population', 'Population', population, 1, most),
        ...optional('voted', 'Voted', voted),
        ...optional('registered', 'Registered', registered),
      ]}
      send={async ({ population, voted, registered }) =>
        sentAs(
          await act.send({
            ...{ election, population: Number(population.trim()) },
            ...{ votersAtLastElection: countOf(voted), registered: countOf(registered) },
          }),
          () => ({ said: 'The numbers are on record.', at: null }),
        )
      }
    >
      {(form, { population }) => (
        <>
          <Finding
            tone={base === null || count === null ? 'warning' : 'success'}
            out={outOf(count)}
            citations={citations}
          >
            <p>{sentence}</p>
            {readings.map((one) => (
              <p key={one.reading}>
                {one.count}: {one.reading}
              </p>
            ))}
          </Finding>
          <Part icon="person" title="The numbers">
            <TextField
              label="Population of the village"
              width="w8"
              inputMode="numeric"
              hint="Of the last federal census"
              {...form.text('population')}
            />
            {Number(population) < 1000 && population.trim() !== '' && (
              <>
                <TextField
                  label="Voted at the last regular village election"
                  width="w8"
                  inputMode="numeric"
                  {...form.text('voted')}
                />
                <TextField label="Registered for it" width="w8" inputMode="numeric" {...form.text('registered')} />
              </>
            )}
          </Part>
        </>
      )}
    </RecordForm>
  );
}

const outOf = (count: number | null): string =>
  count === null ? 'Not known yet.' : `${count} signatures for an independent petition.`;
