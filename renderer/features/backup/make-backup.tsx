// One more backup now: into the second place, or elsewhere this once.
import { useEffect, useState } from 'react';
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { recordsInWords } from '../../../shared/words/restoring.ts';
import { callService } from '../../api/service.ts';
import { useJob } from '../../api/use-job.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { JobGoing } from '../settings/job-words.tsx';
import type { BackupSettings } from './use-machine.ts';

export function MakeBackup({
  settings,
  onMade,
}: {
  readonly settings: BackupSettings;
  readonly onMade: () => Promise<void>;
}) {
  const { job, start, stop } = useJob('backup');
  const [picking, setPicking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const done = job.state === 'done';
  useEffect(() => {
    if (done) void onMade();
  }, [done, onMade]);
  const busy = picking || job.state === 'running';
  const begin = (place: string | null) => {
    setFailed(null);
    start({ place });
  };
  const elsewhere = async () => {
    setPicking(true);
    const answer = await callService('place.pick', { for: 'backup' });
    setPicking(false);
    if (!answer.ok) setFailed(answer.refusal.message);
    else if (answer.value.place !== null) begin(answer.value.place);
  };
  const second = settings.shown !== null;
  return (
    <Block title="Make one now">
      <div className="stack-tight">
        <p className="note">
          {second
            ? 'The copy is complete. It is read again from the disk and compared before this page says it is there.'
            : 'No second place is chosen yet: choose one beside this, or a folder for this once. The copy is complete, and is read again and compared.'}
        </p>
        <div className="acts">
          {second && (
            <Button kind="main" icon="saved" busy={busy} onPress={() => begin(null)}>
              Make a backup now
            </Button>
          )}
          <Button kind={second ? 'quiet' : 'plain'} busy={busy} onPress={() => void elsewhere()}>
            {second ? 'To another place this once…' : 'Make one in a folder I choose…'}
          </Button>
        </div>
        {failed !== null && <Finding tone="warning" live out={failed} />}
        <JobGoing job={job} title="Backing up" onStop={stop} />
        {job.state === 'done' && <Made made={job.value} />}
      </div>
    </Block>
  );
}

function Made({ made: { file, bytes, events, removed, recorded } }: { readonly made: JobValue<'backup'> }) {
  return (
    <Finding tone="success" live out="The backup is there, and was compared.">
      <p>
        {sizeInWords(bytes)}, {recordsInWords(events)}: <span className="long">{file}</span>
      </p>
      {removed > 0 && (
        <p>{removed === 1 ? 'The oldest one made room for it.' : `The ${removed} oldest ones made room for it.`}</p>
      )}
      {!recorded && <p>That it was made could not be written down here, so Today may not know of it.</p>}
    </Finding>
  );
}
