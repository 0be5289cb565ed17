// When the desk locks by itself: set for this computer alone.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';

const offered = [2, 5, 10, 15, 20, 30, 60, 120];
const inWords = (minutes: number): string => `${minutes} minutes`;

export function IdleBlock({ sealed }: { readonly sealed: boolean }) {
  const [minutes, setMinutes] = useState<number | null>(null);
  const [refused, setRefused] = useState<string | undefined>();
  useEffect(() => {
    void callService('machine.settings', {}).then((answer) => answer.ok && setMinutes(answer.value.idleMinutes));
  }, []);
  if (minutes === null) return null;
  const set = async (chosen: number) => {
    const answer = await callService('machine.set-idle', { minutes: chosen });
    if (!answer.ok) return setRefused(answer.refusal.message);
    setRefused(undefined);
    setMinutes(chosen);
    say(`The desk locks after ${inWords(chosen)} without key or mouse.`);
  };
  const choices = offered.includes(minutes) ? offered : [...offered, minutes].toSorted((a, b) => a - b);
  return (
    <Block title="The lock">
      <div className="stack-tight">
        <p className="note">
          Ctrl+L locks the desk at once, and it locks by itself. What you were typing stays as it is.
          {!sealed && ' Without a passphrase the lock only hides the screen.'}
        </p>
        <Select
          id="idle-minutes"
          label="Locks by itself when nobody has touched key or mouse for"
          value={`${minutes}`}
          onChange={(chosen) => void set(Number(chosen))}
          options={choices.map((one) => ({ value: `${one}`, label: inWords(one) }))}
          error={refused}
          hint="On this computer"
        />
      </div>
    </Block>
  );
}
