// Reads the whole record again and says whether every link and every seal holds.
import { useState } from 'react';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { useJob } from '../../api/use-job.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { JobGoing } from './job-words.tsx';

export function HistoryCheckBlock() {
  const { job, start, stop } = useJob('verify-history');
  const [head, setHead] = useState('');
  return (
    <Block title="Check the history">
      <form
        className="stack-tight"
        onSubmit={(event) => {
          event.preventDefault();
          if (job.state !== 'running') start({ head: head.trim() === '' ? null : head.trim().toLowerCase() });
        }}
      >
        <p className="note">Reads every record again. Nothing is changed by it.</p>
        <TextField
          id="settings-head"
          label="Check code to compare with"
          optional="from a backup, if you kept one"
          width="full"
          value={head}
          onChange={setHead}
        />
        <div className="acts">
          <Button submit icon="check" busy={job.state === 'running'}>
            Check the history
          </Button>
        </div>
        <JobGoing job={job} title="Checking" onStop={stop} />
        {job.state === 'done' && <Checked found={job.value} />}
      </form>
    </Block>
  );
}

function Checked({ found }: { readonly found: JobValue<'verify-history'> }) {
  if (found.broken !== null)
    return (
      <Finding tone="danger" live out="Something does not hold.">
        <p>{found.broken}</p>
        <p>Do not go on working in this office. Copy its file to another place and get the newest backup ready.</p>
      </Finding>
    );
  if (found.headFound === false)
    return (
      <Finding tone="danger" live out="The check code you gave is not in this history.">
        <p>Either it was copied wrongly, or records are missing that were there when it was written down.</p>
      </Finding>
    );
  return (
    <Finding tone="success" live out={`All ${found.events} records hold.`}>
      <p>
        {found.headFound ? 'The check code you gave is among them. ' : ''}The check code is now{' '}
        <span className="long">{found.head}</span>.
      </p>
    </Finding>
  );
}
