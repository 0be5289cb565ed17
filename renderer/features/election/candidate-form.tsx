// A person duly nominated: the office, the name exactly as it stands on the ballot, the residence, the party or body.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { AddressFields, emptyAddress } from '../../ui/address-fields.tsx';
import { Part } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ElectionFileView } from './election-screen.tsx';
import { officeInWords } from './office-words.ts';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import { mustStand } from './typed-answers.ts';

interface Props {
  readonly election: ElectionId;
  readonly file: ElectionFileView;
  readonly number: number | null;
  /** The office a new candidate is for, as it stands in the address; '' for none. */
  readonly office: string;
}

/** A new candidate most likely lives where the village office stands, which is known. */
function startOf({ file, number, office }: Props, clerk: ViewOutput<'office.answers'>['clerk']) {
  const found = file.candidates.find((one) => one.number === number);
  if (found) {
    const { ballotName, residence, party } = found;
    return { office: `${found.office}`, candidate: { ballotName, residence: { ...residence }, party } };
  }
  const only = file.offices.length === 1 ? `${file.offices[0]?.number ?? ''}` : '';
  const { city, zip } = clerk?.address ?? emptyAddress;
  return {
    office: office || only,
    candidate: { ballotName: '', residence: { ...emptyAddress, city, zip }, party: '' },
  };
}

export function CandidateForm(props: Props) {
  const { election, file, number } = props;
  const act = useAct('nominations.save-candidate');
  const answers = useView('office.answers', {});
  if (answers.state === 'waiting') return null;
  const start = startOf(props, answers.state === 'shown' ? answers.value.clerk : null);
  return (
    <RecordForm
      title={number === null ? 'Who is nominated?' : `What changes about ${start.candidate.ballotName}?`}
      lead="The notice of election prints these words as they stand here."
      draft={`nominations.candidate:${election}:${number ?? 'new'}`}
      start={start}
      leadsTo="/election"
      main={number === null ? 'Add the candidate' : 'Record the change'}
      check={({ office, candidate: { ballotName, residence } }) => [
        ...mustStand('office', office, 'Choose the office.'),
        ...mustStand('candidate.ballotName', ballotName, 'Type the name as it stands on the ballot.'),
        ...mustStand('candidate.residence.street', residence.street, 'Type the street and number of the residence.'),
        ...mustStand('candidate.residence.city', residence.city, 'Type the city or village of the residence.'),
        ...(/^[A-Z]{2}$/.test(residence.state)
          ? []
          : [{ field: 'candidate.residence.state', message: 'Two capital letters, such as NY.' }]),
        ...(/^\d{5}(-\d{4})?$/.test(residence.zip.trim())
          ? []
          : [{ field: 'candidate.residence.zip', message: 'Five digits, or five and four.' }]),
      ]}
      send={async ({ office, candidate }) => {
        const answer = await act.send({ election, number, office: Number(office), candidate });
        return sentAs(answer, ({ number: at }) => ({
          said: `${candidate.ballotName.trim()} is ${number === null ? 'on the list of candidates' : 'changed'}.`,
          at: `candidate-${at}`,
        }));
      }}
    >
      {(form) => (
        <>
          <Part icon="person" title="The candidate">
            <Select
              label="Office"
              none="Choose the office"
              width="w20"
              options={file.offices.map((one) => ({ value: `${one.number}`, label: officeInWords(one) }))}
              {...form.text('office')}
            />
            <TextField
              label="Name, exactly as on the ballot"
              width="w26"
              hint="Capitals, accents, initials and “Jr.” as on the certificate or petition"
              {...form.text('candidate.ballotName')}
            />
            <TextField
              label="Party or independent body"
              optional="if any"
              width="w26"
              {...form.text('candidate.party')}
            />
          </Part>
          <Part icon="mail" title="Residence">
            <AddressFields form={form} path="candidate.residence" />
          </Part>
        </>
      )}
    </RecordForm>
  );
}
