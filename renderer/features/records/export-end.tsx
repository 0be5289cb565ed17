// How an export is going, and how it ended: above all whether the stick may be taken out.
import type { JobValue } from '../../../shared/ipc/contract.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { filesInWords } from '../../../shared/words/exports.ts';
import type { JobState } from '../../api/use-job.ts';
import { Finding } from '../../ui/finding.tsx';
import { JobGoing } from '../settings/job-words.tsx';

type Exported = JobValue<'export'>;

const outcome: Readonly<Record<Exported['after'], string>> = {
  ejected: 'Safe to remove.',
  'eject-it': 'Written and checked. Eject the drive in the system, then take it out.',
  folder: 'Written and checked.',
};

export function ExportEnd({ job, onStop }: { readonly job: JobState<Exported>; readonly onStop: () => void }) {
  if (job.state === 'stopped')
    return (
      <Finding tone="info" live out="Stopped.">
        <p>
          What was begun was cleared away. Nothing was recorded. Was the stick pulled out before? Then delete the folder
          on it that ends in “-in-progress”: it is no export.
        </p>
      </Finding>
    );
  if (job.state === 'failed')
    return (
      <Finding tone="danger" live out="It was not written.">
        <p>{job.refusal.message}</p>
      </Finding>
    );
  if (job.state !== 'done') return <JobGoing job={job} title="Taking away" onStop={onStop} />;
  const { after, folder, files, bytes, sealed, recorded } = job.value;
  return (
    <Finding tone="success" live out={outcome[after]}>
      <p>
        {filesInWords(files)}, {sizeInWords(bytes)}
        {sealed ? ', sealed' : ''}: <span className="long">{folder}</span>
      </p>
      <p>Every file was read again there and is as it was written.</p>
      {after === 'ejected' && <p>The system has let go of the drive: its files are no longer to be seen here.</p>}
      {!recorded && <p>That it was made could not be written down in the office.</p>}
    </Finding>
  );
}
