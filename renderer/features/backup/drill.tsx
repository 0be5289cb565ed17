// Whether the last backup can be restored is tried, not believed: into an empty folder, and compared to the last record.
import { drilledInWords, refusedTitle } from '../../../shared/words/restoring.ts';
import { useJob } from '../../api/use-job.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { JobGoing } from '../settings/job-words.tsx';

export function Drill() {
  const { job, start, stop } = useJob('drill');
  return (
    <Block title="Would it work?">
      <div className="stack-tight">
        <p className="note">
          Restores the newest one into an empty folder, opens it, compares every record, and deletes the copy again. The
          office here stays as it is.
        </p>
        <div className="acts">
          <Button icon="check" busy={job.state === 'running'} onPress={() => start({ place: null })}>
            Try whether it can be restored
          </Button>
        </div>
        {job.state === 'failed' ? (
          <Finding tone="danger" live out={refusedTitle(job.refusal.code)}>
            <p>{job.refusal.message}</p>
            <p>Make another backup now, and try that one.</p>
          </Finding>
        ) : (
          <JobGoing job={job} title="Trying" onStop={stop} />
        )}
        {job.state === 'done' && (
          <Finding
            tone={job.value.contents === 'opened' ? 'success' : 'info'}
            live
            out={job.value.contents === 'opened' ? 'It can be restored.' : 'It can be restored, as far as that shows.'}
          >
            <p>{drilledInWords(job.value)}</p>
          </Finding>
        )}
      </div>
    </Block>
  );
}
