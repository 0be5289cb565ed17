// One answer on a page of its own, to change it.
import { useActs } from '../../api/use-acts.ts';
import type { FormValue } from '../../ui/form-values.ts';
import { RecordForm } from '../election/record-form.tsx';
import { type Answer, actsFor, type Office, refusedFields } from './answers/answer.ts';
import { certificate } from './answers/certificate.tsx';
import { clerk } from './answers/clerk.tsx';
import { conduct } from './answers/conduct.tsx';
import { electionDay } from './answers/election-day.tsx';
import { newspaper } from './answers/newspaper.tsx';
import { polling } from './answers/polling.tsx';
import { posting } from './answers/posting.tsx';
import { village } from './answers/village.tsx';
import { useComingElection } from './use-coming-election.ts';

function SettingForm<V extends FormValue>({ answer, office }: { readonly answer: Answer<V>; readonly office: Office }) {
  const act = useActs();
  const election = useComingElection();
  const alsoFor =
    answer.id === 'polling' && election ? ` Kept for the village, and for this election: ${election.title}.` : '';
  return (
    <RecordForm
      title={answer.question}
      lead={`${answer.lead}${alsoFor}`}
      draft={`settings:${answer.id}`}
      start={answer.start(office)}
      check={answer.check}
      main="Record the change"
      leadsTo="/settings"
      send={async (values) => {
        const refusal = await act(actsFor(answer, office, values, election?.id ?? null));
        if (refusal) return { refused: refusedFields(refusal, values) };
        return { refused: null, said: answer.said, at: answer.id };
      }}
    >
      {answer.fields}
    </RecordForm>
  );
}

type Props = { readonly office: Office };

/** The page of each answer, by the last part of its address. */
export const settingForms: Readonly<Record<string, (props: Props) => React.ReactNode>> = {
  conduct: (props: Props) => <SettingForm answer={conduct} {...props} />,
  village: (props: Props) => <SettingForm answer={village} {...props} />,
  'election-day': (props: Props) => <SettingForm answer={electionDay} {...props} />,
  polling: (props: Props) => <SettingForm answer={polling} {...props} />,
  posting: (props: Props) => <SettingForm answer={posting} {...props} />,
  newspaper: (props: Props) => <SettingForm answer={newspaper} {...props} />,
  clerk: (props: Props) => <SettingForm answer={clerk} {...props} />,
  certificate: (props: Props) => <SettingForm answer={certificate} {...props} />,
};
