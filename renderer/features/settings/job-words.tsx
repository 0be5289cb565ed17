// How a long work of Settings is going: its progress with Stop, that it was stopped, or why it failed.
import type { JobState } from '../../api/use-job.ts';
import { Finding } from '../../ui/finding.tsx';
import { Progress } from '../../ui/progress.tsx';

export function JobGoing({
  job,
  title,
  onStop,
}: {
  readonly job: JobState<unknown>;
  readonly title: string;
  readonly onStop: () => void;
}) {
  switch (job.state) {
    case 'running':
      return (
        <Progress
          what={job.what === '' ? title : `${title}, ${job.what}`}
          done={job.done}
          of={job.total ?? 0}
          onStop={onStop}
        />
      );
    case 'stopped':
      return <Finding tone="info" live out="Stopped. Nothing was changed." />;
    case 'failed':
      return (
        <Finding tone="danger" live out="It did not work.">
          <p>{job.refusal.message}</p>
        </Finding>
      );
    default:
      return null;
  }
}
