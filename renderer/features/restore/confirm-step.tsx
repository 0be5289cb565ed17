// The one page that asks: what happens, what is kept, what cannot be taken back. Then it is done.
import { type ReactNode, useEffect } from 'react';
import type { Secret } from '../../../shared/jobs/secret.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { aboutTheSecret, lossInWords } from '../../../shared/words/restoring.ts';
import { useJob } from '../../api/use-job.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { RefusedStep } from './refused-step.tsx';
import { setRestored } from './restored-now.ts';
import { SecretForm } from './secret-form.tsx';
import { StepHead } from './step-head.tsx';
import { useBegin } from './use-begin.ts';
import type { Contents } from './use-inspection.ts';

export interface ConfirmStepProps {
  readonly above?: ReactNode;
  readonly place: string;
  readonly contents: Contents;
  /** What opened the backup when it was looked into; null where the key of the office here did, or nothing was needed. */
  readonly secret: Secret;
  readonly underLock: boolean;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}

export function ConfirmStep(props: ConfirmStepProps) {
  const { above, place, contents, secret, underLock, onBack, onAnother } = props;
  const { job, start, stop } = useJob('restore');
  const { tried, begin } = useBegin(start, place, secret);
  useEffect(() => {
    if (job.state === 'done') setRestored({ contents, value: job.value, byCode: tried !== null && 'code' in tried });
  }, [job, contents, tried]);

  const refusal = job.state === 'failed' ? job.refusal : null;
  if (refusal && !aboutTheSecret.has(refusal.code))
    return <RefusedStep above={above} refusal={refusal} onAgain={() => begin(tried)} onAnother={onAnother} />;
  const running = job.state === 'running' ? job : null;
  const back = (
    <Button kind="quiet" onPress={onBack}>
      Back
    </Button>
  );
  const what = running === null || running.what === '' ? 'Restoring' : `Restoring, ${running.what}`;
  return (
    <>
      <StepHead above={above} step={3} title={question(contents)} />
      <div className="stack restore-step">
        <WhatHappens contents={contents} />
        {job.state === 'stopped' && <Finding tone="info" live out="Stopped. The office is as it was." />}
        {contents.sealed && secret === null ? (
          <SecretForm
            contents={contents}
            main="Restore it"
            busy={running !== null}
            working="Restoring…"
            refusal={refusal?.message ?? null}
            start={back}
            onSecret={begin}
          />
        ) : (
          <div className="acts apart restore-foot">
            {back}
            <Button kind="main" busy={running !== null} onPress={() => begin(secret)}>
              {running === null ? 'Restore it' : 'Restoring…'}
            </Button>
          </div>
        )}
        {running && underLock && <Progress what={what} done={running.done} of={running.total ?? 0} onStop={stop} />}
      </div>
      {running && !underLock && (
        <Waiting
          title="Restoring the office…"
          what={what}
          done={running.done}
          of={running.total ?? 0}
          without="Stop"
          onWithout={stop}
        >
          The backup is copied, opened and compared beside the office here. Only then does it take its place.
        </Waiting>
      )}
    </>
  );
}

const question = ({ newest }: Contents): string =>
  newest === null ? 'Go back to this backup?' : `Go back to how it was at ${instantInWords(newest)}?`;

function WhatHappens({ contents }: { readonly contents: Contents }) {
  const loss = lossInWords(contents);
  const office = contents.relation !== 'no-office-here';
  return (
    <dl className="what-happens">
      <dt>What happens</dt>
      <dd>
        {office
          ? `The office on this computer becomes what the backup holds. ${loss.headline}`
          : 'The office in the backup becomes the office on this computer.'}
      </dd>
      {office && (
        <>
          <dt>What is kept</dt>
          <dd>
            The office as it is now, in a file beside it. Its name begins with office-before-restore, and it is never
            deleted. Where backups go and when the screen locks stays as it is set here.
          </dd>
        </>
      )}
      <dt>What the numbers do</dt>
      <dd>
        Applications, envelopes and papers go on at the next hundred, so 7 is followed by 101. Numbers given out after
        the backup may stand on papers already, and no number is given twice.
      </dd>
      <dt>Taking it back</dt>
      <dd>
        {office
          ? 'It cannot be taken back. The way back is to restore the file that is kept.'
          : 'It cannot be taken back. The backup itself stays where it is, untouched.'}
      </dd>
    </dl>
  );
}
