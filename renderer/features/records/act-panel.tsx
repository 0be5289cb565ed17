// One entry of the history beside the list: both its times, before and after, what it is about, and whether it can be
// taken back.
import { useEffect, useState } from 'react';
import { ActId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { takingBack } from '../../../shared/words/records.ts';
import { useView } from '../../api/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Changes } from './changes.tsx';
import { hrefOf, type Narrowing, unnarrowed } from './narrowing.ts';
import { TakeBack } from './take-back.tsx';

type Act = ViewOutput<'history.act'>;

export interface ActPanelProps {
  readonly act: string;
  readonly narrowing: Narrowing;
  readonly onClose: () => void;
}

export function ActPanel({ act, narrowing, onClose }: ActPanelProps) {
  const view = useView('history.act', { act, asOf: narrowing.asOf });
  const here = view.state === 'shown';
  useEffect(() => {
    // In a small window the panel stands below the list, and would open out of sight.
    if (here && window.matchMedia('(max-width: 52rem)').matches) document.querySelector('.panel')?.scrollIntoView();
  }, [here]);
  if (view.state === 'waiting') return <aside className="panel" aria-label="Entry" />;
  if (view.state === 'refused')
    return (
      <Panel title="This entry is not here." subject={act} onClose={onClose}>
        <p>{view.refusal.message}</p>
      </Panel>
    );
  return <Shown shown={view.value} narrowing={narrowing} onClose={onClose} />;
}

function Shown({ shown, narrowing, onClose }: { readonly shown: Act } & Omit<ActPanelProps, 'act'>) {
  const { told, recorded, happened, changes, about } = shown;
  const times = [
    ...(happened === null ? [] : [{ label: 'Happened', value: happened }]),
    { label: 'Recorded', value: recorded },
    { label: 'By', value: told.actor },
  ];
  return (
    <Panel title={told.sentences.join(' ')} above="What was recorded" subject={told.act} onClose={onClose}>
      {told.takenBack && (
        <Finding tone="info" icon="undo" out="It was taken back." live>
          <p>
            At {shown.takenBackAt} by {told.takenBack.by}. Reason: “{told.takenBack.reason}”. It no longer counts.
          </p>
        </Finding>
      )}
      <Pairs pairs={times} />
      <ClockNotes shown={shown} />
      {changes.length > 0 && <Changes changes={changes} />}
      <section>
        <h3>What it is about</h3>
        <ul className="about">
          {about.map(({ record, words }) => (
            <li key={record}>
              <a href={hrefOf({ ...unnarrowed, asOf: narrowing.asOf, record })}>{words}</a>
            </li>
          ))}
        </ul>
        <p className="note">Opens the list narrowed to everything recorded about it.</p>
      </section>
      <TakingBack shown={shown} narrowing={narrowing} />
    </Panel>
  );
}

function ClockNotes({ shown: { clock, told } }: { readonly shown: Act }) {
  return (
    <>
      {clock !== null && (
        <Finding tone="warning" icon="clock" out={`The ${clock}.`}>
          <p>
            The computer’s clock had been set back before this was recorded. The list keeps the order in which things
            were written down.
          </p>
        </Finding>
      )}
      {told.statedClock && (
        <p className="note">Recorded under a clock that was stated on the command line; it stays marked so.</p>
      )}
    </>
  );
}

function TakingBack({ shown, narrowing }: { readonly shown: Act; readonly narrowing: Narrowing }) {
  const [asking, setAsking] = useState(false);
  const { told, resting, restingCount, isTakingBack } = shown;
  const words = takingBack(told.happened !== null);
  if (narrowing.asOf !== null) return <p className="note">To take something back, go back to today first.</p>;
  if (told.stays === null)
    return (
      <section>
        <div className="acts">
          <Button icon="undo" onPress={() => setAsking(true)}>
            {words.button}
          </Button>
        </div>
        <p className="note">It stays in this list, struck through, with the reason you give. Nothing is deleted.</p>
        {asking && (
          <TakeBack
            act={ActId.parse(told.act)}
            words={told.sentences.join(' ')}
            question={words.question}
            onClose={() => setAsking(false)}
            onDone={() => setAsking(false)}
          />
        )}
      </section>
    );
  if (told.takenBack) return null;
  return (
    <section>
      <h3>{isTakingBack ? 'It stays' : 'Why it stays'}</h3>
      {restingCount === 0 ? (
        <p>{told.stays}</p>
      ) : (
        <>
          <p>Later entries rest on it. Take these back first:</p>
          <ul className="about">
            {resting.map(({ act, words: later }) => (
              <li key={act}>
                <a href={hrefOf(narrowing, act)}>{later}</a>
              </li>
            ))}
          </ul>
          {restingCount > resting.length && <p className="note">And {restingCount - resting.length} more.</p>}
        </>
      )}
    </section>
  );
}
