// The reading itself, with its progress, and what came of it. All of the file takes the place of the list before, or nothing.
import { type ReactNode, useEffect, useRef } from 'react';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import type { ListReading } from '../../../shared/domain/voter-list.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useJob } from '../../api/use-job.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Progress } from '../../ui/progress.tsx';
import { LeftOut } from './left-out.tsx';
import { statusPairs } from './list-screen.tsx';
import type { Imported } from './reading-said.ts';
import { ListStep } from './step-head.tsx';
import { counted, countedAs } from './voter-words.ts';

export function ReadStep({
  above,
  place,
  name,
  inUse,
  reading,
  onBack,
  onAnother,
}: {
  readonly above: ReactNode;
  readonly place: string;
  readonly name: string;
  readonly inUse: PlainDate | null;
  readonly reading: ListReading;
  readonly onBack: () => void;
  readonly onAnother: () => void;
}) {
  const { job, start, stop } = useJob('import-voters');
  const begun = useRef(false);
  const before = useRef(inUse);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start({ place, reading });
  });
  if (job.state === 'done') return <Done above={above} came={job.value} first={before.current === null} />;
  const stays = before.current === null ? 'No list is in use.' : `The list of ${longDay(before.current)} stays in use.`;
  return (
    <ListStep
      above={above}
      step={4}
      title={`Reading ${name}`}
      lead={`${stays} The new one takes its place at the very end.`}
    >
      <div className="stack restore-step">
        {job.state === 'running' && (
          <Progress
            what={job.what === '' ? 'Reading' : `Reading, ${job.what}`}
            done={job.done}
            of={job.total ?? 0}
            onStop={stop}
          />
        )}
        {job.state === 'failed' && (
          <Finding tone="danger" live out="This list was not read.">
            <p>{job.refusal.message}</p>
            <p>{stays}</p>
          </Finding>
        )}
        {job.state === 'stopped' && (
          <Finding tone="info" live out="Stopped.">
            <p>Nothing of it is kept. {stays}</p>
          </Finding>
        )}
        {job.state !== 'running' && (
          <div className="acts">
            <Button onPress={onBack}>Back to whose voters they are</Button>
            <Button kind="main" onPress={onAnother}>
              Choose another file
            </Button>
          </div>
        )}
      </div>
    </ListStep>
  );
}

function Done({ above, came, first }: { readonly above: ReactNode; readonly came: Imported; readonly first: boolean }) {
  const { counts, listDate, rejected } = came;
  return (
    <ListStep above={above} step={4} title="The list is in use.">
      <div className="stack">
        <Finding
          tone="success"
          live
          out={`${countedAs(counts.taken, 'voter', 'voters')} of the village, as of ${longDay(listDate)}.`}
        >
          <p>
            {first
              ? 'From now on you find each of them by a few letters.'
              : `Against the list before: ${counted(counts.added)} new, ${counted(counts.changed)} changed, ${counted(counts.unchanged)} as before, ${counted(counts.gone)} no longer on it.`}
          </p>
          {counts.elsewhere > 0 && (
            <p>
              {countedAs(
                counts.elsewhere,
                'of the file lives elsewhere and was',
                'of the file live elsewhere and were',
              )}{' '}
              not kept.
            </p>
          )}
        </Finding>
        {counts.centuryAssumed > 0 && (
          <Finding
            tone="warning"
            out={`${countedAs(counts.centuryAssumed, 'birth year has', 'birth years have')} two digits.`}
          >
            <p>Their century is assumed, and each card says so.</p>
          </Finding>
        )}
        <Block title="Who is on it">
          <Pairs pairs={statusPairs({ counts })} />
        </Block>
        {counts.withoutDistrict > 0 && (
          <Finding
            tone="warning"
            out={`${countedAs(counts.withoutDistrict, 'of them has', 'of them have')} no district.`}
          >
            <p>
              <a href="#/voters/without-district">See who</a>
            </p>
          </Finding>
        )}
        {counts.rejected > 0 && <LeftOut rejected={rejected} all={counts.rejected} />}
        <div className="acts">
          <ButtonLink href="#/voters/list">To the list in use</ButtonLink>
          <ButtonLink kind="main" href="#/voters" icon="find">
            Find a voter
          </ButtonLink>
        </div>
      </div>
    </ListStep>
  );
}
