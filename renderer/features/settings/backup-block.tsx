// A complete copy of the office on another disk or stick, checked after it was written.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { useJob } from '../../api/use-job.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { JobGoing } from './job-words.tsx';

/** “1.4 MB”, for bytes: the way a file window shows them. */
const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

export function BackupBlock() {
  const { job, start, stop } = useJob('backup');
  const [picking, setPicking] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const begin = async () => {
    setPicking(true);
    setFailed(null);
    const answer = await callService('place.pick', { for: 'backup' });
    setPicking(false);
    if (!answer.ok) setFailed(answer.refusal.message);
    else if (answer.value.place !== null) start({ place: answer.value.place });
  };
  return (
    <Block title="Backup">
      <div className="stack-tight">
        <p className="note">
          Choose a folder on another disk or a USB stick. The copy is complete, and is read again and checked before
          this page says it is done. This version cannot restore one yet; keep the file.
        </p>
        <div className="acts">
          <Button icon="saved" busy={picking || job.state === 'running'} onPress={() => void begin()}>
            Back up now
          </Button>
        </div>
        {failed !== null && <Finding tone="warning" live out={failed} />}
        <JobGoing job={job} title="Backing up" onStop={stop} />
        {job.state === 'done' && (
          <Finding tone="success" live out="The backup is there and was checked.">
            <Pairs
              pairs={[
                { label: 'File', value: <span className="long">{job.value.file}</span> },
                { label: 'Size', value: sizeInWords(job.value.bytes) },
                { label: 'Records', value: `${job.value.events}` },
                { label: 'SHA-256', value: <span className="long">{job.value.sha256}</span> },
                { label: 'Check code', value: <span className="long">{job.value.head}</span> },
              ]}
            />
            <p>
              Write the check code down apart from the file: typed in below, it shows later that nothing is missing at
              the end.
            </p>
          </Finding>
        )}
      </div>
    </Block>
  );
}
