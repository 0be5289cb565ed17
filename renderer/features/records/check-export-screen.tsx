// Is an export still what was written? Any export of any office, years later; what the check shows, and what it cannot.
import { useState } from 'react';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { whatWasChecked, whatWasRead } from '../../../shared/words/checked-export.ts';
import { whatItCannotProve, whatItProves } from '../../../shared/words/exports.ts';
import { callService } from '../../api/service.ts';
import { useJob } from '../../api/use-job.ts';
import { Page } from '../../app/page.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { SecretField } from '../people/secret-field.tsx';
import { JobGoing } from '../settings/job-words.tsx';
import { RecordsPages } from './records-pages.tsx';

type Checked = JobValue<'check-export'>;

export function CheckExportScreen() {
  const { job, start, stop } = useJob('check-export');
  const [picked, setPicked] = useState<{ readonly place: string; readonly shown: string } | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const begin = (place: string) => start({ place, passphrase: passphrase === '' ? null : passphrase });
  const choose = async () => {
    const answer = await callService('place.pick', { for: 'check-export' });
    if (!answer.ok || answer.value.place === null) return;
    const { place, shown } = answer.value;
    setPicked({ place, shown });
    begin(place);
  };
  const busy = job.state === 'running';
  return (
    <Page
      title="Is an export still what was written?"
      windowTitle="Check an export"
      above={<RecordsPages here="check-export" />}
    >
      <div className="two-columns wide-aside">
        <div className="check-history">
          <p>
            Choose the folder of an export, on a stick or wherever it lies. Every file is read, and nothing is changed.
          </p>
          <SecretField
            id="check-export-passphrase"
            label="Its passphrase, if it is sealed"
            shown={false}
            value={passphrase}
            onChange={setPassphrase}
          />
          <div className="acts">
            <Button kind="main" icon="check" busy={busy} onPress={() => void choose()}>
              Choose the export…
            </Button>
            {picked !== null && (
              <Button busy={busy} onPress={() => begin(picked.place)}>
                Check it again
              </Button>
            )}
          </div>
          {picked !== null && <p className="note long">{picked.shown}</p>}
          <JobGoing job={job} title="Checking" onStop={stop} />
          {job.state === 'done' && <Result found={job.value} />}
        </div>
        <Shows log={job.state !== 'done' || job.value.log !== null} />
      </div>
    </Page>
  );
}

function Result({ found }: { readonly found: Checked }) {
  const { wrong, wrongCount, notes, village, title, events, head } = found;
  const well = wrongCount === 0;
  return (
    <Finding
      tone={well ? 'success' : 'danger'}
      live
      out={well ? 'Everything is as it was written.' : 'It is not as it was written.'}
    >
      <p>
        {village}: {title}. {whatWasChecked(found)}.
      </p>
      {well ? (
        <p>{whatWasRead(found)}</p>
      ) : (
        <ul className="about">
          {wrong.map((one) => (
            <li key={one}>{one}</li>
          ))}
          {wrongCount > wrong.length && <li>And {wrongCount - wrong.length} more.</li>}
        </ul>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p>
        Check code of the history ({events} records): <span className="check-code">{head}</span>
      </p>
    </Finding>
  );
}

function Shows({ log }: { readonly log: boolean }) {
  return (
    <div className="aside-list what-it-proves">
      <section>
        <h2>What it shows</h2>
        {whatItProves(log).map((one) => (
          <p key={one}>{one}</p>
        ))}
      </section>
      <section>
        <h2>What it cannot show</h2>
        {whatItCannotProve.map((one) => (
          <p key={one}>{one}</p>
        ))}
      </section>
    </div>
  );
}
