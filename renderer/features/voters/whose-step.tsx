// Which voters are the village's? The list names no village, so she says it by district, ward or street. The file is looked
// over first, so that she chooses from what it really has.
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { ListReading, Membership } from '../../../shared/domain/voter-list.ts';
import { useJob } from '../../api/use-job.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Progress } from '../../ui/progress.tsx';
import { PlacePicks, placesBy } from './place-picks.tsx';
import type { LookedOver } from './reading-said.ts';
import { ListStep } from './step-head.tsx';
import { countedAs } from './voter-words.ts';

export interface WhoseStepProps {
  readonly above: ReactNode;
  readonly place: string;
  readonly reading: ListReading;
  /** What she has said of this file, or for the list in use. */
  readonly before: DeepReadonly<Membership> | null;
  readonly onBack: () => void;
  readonly onAnother: () => void;
  readonly onNext: (membership: Membership) => void;
}

export function WhoseStep(props: WhoseStepProps) {
  const { above, place, reading, onBack, onAnother } = props;
  const { job, start, stop } = useJob('look-over-voters');
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    start({ place, reading });
  });
  const title = 'Which of them are the village’s?';
  if (job.state === 'done') return <Whose {...props} title={title} looked={job.value} />;
  return (
    <ListStep above={above} step={3} title={title} lead="The file is looked over from end to end. Nothing is kept yet.">
      <div className="stack restore-step">
        {job.state === 'running' && (
          <Progress what="Looking it over" done={job.done} of={job.total ?? 0} onStop={stop} />
        )}
        {job.state === 'failed' && (
          <Finding tone="danger" live out="This file cannot be read.">
            <p>{job.refusal.message}</p>
          </Finding>
        )}
        {job.state === 'stopped' && <Finding tone="info" live out="Stopped. Nothing was changed." />}
        {job.state !== 'running' && (
          <div className="acts">
            <Button onPress={onBack}>Back to how it is read</Button>
            <Button kind="main" onPress={onAnother}>
              Choose another file
            </Button>
          </div>
        )}
      </div>
    </ListStep>
  );
}

type By = Membership['by'];

function Whose(props: WhoseStepProps & { readonly title: string; readonly looked: LookedOver }) {
  const { above, title, looked, before, reading, onBack, onNext } = props;
  const [by, setBy] = useState<By>(before?.by ?? 'whole-file');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => placesBy(before));
  const [tried, setTried] = useState(false);
  const { ranges } = reading.districts;
  const membership = membershipFrom(by, chosen, ranges);
  const { rows, rejected } = looked.counts;
  return (
    <ListStep
      above={above}
      step={3}
      title={title}
      lead={`The file has ${countedAs(rows - rejected, 'voter', 'voters')}. It names no village, so say which of them are yours.`}
    >
      <div className="stack">
        <Choice<By>
          id="whose"
          label="The village’s voters are"
          value={by}
          onChange={(now) => {
            setBy(now);
            setTried(false);
          }}
          options={[
            { value: 'whole-file', label: 'all of them: the county sent the village’s own list' },
            {
              value: 'district',
              label: 'those of certain election districts',
              under: <PlacePicks what="district" places={looked.places} chosen={chosen} onChange={setChosen} />,
            },
            {
              value: 'ward',
              label: 'those of certain wards',
              under: <PlacePicks what="ward" places={looked.places} chosen={chosen} onChange={setChosen} />,
            },
            {
              value: 'streets',
              label: 'those who live in the streets of the village',
              under: <StreetsNote count={ranges.length} />,
            },
          ]}
        />
        {tried && membership === null && (
          <Finding
            tone="warning"
            live
            out={by === 'streets' ? 'No street is written down yet.' : 'Choose at least one.'}
          />
        )}
        <div className="acts">
          <Button onPress={onBack}>Back</Button>
          <Button
            kind="main"
            onPress={() => {
              setTried(true);
              if (membership !== null) onNext(membership);
            }}
          >
            Read them in
          </Button>
        </div>
      </div>
    </ListStep>
  );
}

const StreetsNote = ({ count }: { readonly count: number }) => (
  <p className="note">
    {count === 0
      ? 'No street is written down yet. '
      : `${countedAs(count, 'stretch of street is', 'stretches of street are')} written down. `}
    <a href="#/voters/streets">{count === 0 ? 'Write them down first' : 'Look at them'}</a>.
  </p>
);

/** Null while nothing was chosen that says who is meant. */
function membershipFrom(
  by: By,
  chosen: ReadonlySet<string>,
  ranges: ListReading['districts']['ranges'],
): Membership | null {
  const places = [...chosen].map((key) => JSON.parse(key) as { town: string; ward: string; district?: string });
  switch (by) {
    case 'whole-file':
      return { by };
    case 'district': {
      const districts = places.flatMap(({ town, ward, district }) =>
        district === undefined ? [] : [{ town, ward, district }],
      );
      return districts.length === 0 ? null : { by, districts };
    }
    case 'ward': {
      const wards = places.flatMap(({ town, ward, district }) => (district === undefined ? [{ town, ward }] : []));
      return wards.length === 0 ? null : { by, wards };
    }
    case 'streets':
      return ranges.length === 0 ? null : { by, ranges };
  }
}
