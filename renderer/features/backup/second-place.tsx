// Where backups go by themselves, how many are kept there, and whether one is made on closing. Set on this computer alone.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { askAgain } from '../../api/view-cache.ts';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { Select } from '../../ui/select.tsx';
import type { BackupSettings } from './use-machine.ts';

const usual = [5, 10, 20, 30, 50, 100];

export interface SecondPlaceProps {
  readonly settings: BackupSettings;
  /** What is to be known about that place. */
  readonly warning: string | null;
  readonly onChanged: () => Promise<void>;
}

export function SecondPlace({ settings, warning, onChanged }: SecondPlaceProps) {
  const { place, shown, generations, onClose } = settings;
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const set = async (change: Partial<Pick<BackupSettings, 'place' | 'generations' | 'onClose'>>, said: string) => {
    const answer = await callService('backup.set-place', { place, generations, onClose, ...change });
    setFailed(answer.ok ? null : answer.refusal.message);
    await Promise.all([onChanged(), askAgain()]);
    if (answer.ok) say(said);
  };
  const choose = async () => {
    setBusy(true);
    const picked = await callService('place.pick', { for: 'backup' });
    if (!picked.ok) setFailed(picked.refusal.message);
    else if (picked.value.place !== null)
      await set({ place: picked.value.place }, `Backups go to ${picked.value.shown} from now on.`);
    setBusy(false);
  };
  const counts = [...new Set([...usual, generations])].sort((a, b) => a - b);
  return (
    <section className="second-place">
      <h2>The second place</h2>
      <p>
        {shown === null ? (
          'None is chosen yet. A USB stick or another disk is best: what breaks this computer does not reach it.'
        ) : (
          <span className="long">{shown}</span>
        )}
      </p>
      {warning !== null && (
        <Finding tone="warning" out="To know about it">
          {warning}
        </Finding>
      )}
      {failed !== null && (
        <Finding tone="danger" live out="It was not changed.">
          <p>{failed}</p>
        </Finding>
      )}
      <div className="acts column">
        <Button kind={shown === null ? 'main' : 'plain'} busy={busy} onPress={() => void choose()}>
          {shown === null ? 'Choose a second place…' : 'Choose another place…'}
        </Button>
      </div>
      {shown !== null && (
        <>
          <Select
            id="backup-generations"
            label="Keep there"
            width="w10"
            value={`${generations}`}
            hint="The oldest makes room. Nothing but backups of this office is ever deleted there."
            options={counts.map((count) => ({ value: `${count}`, label: `the last ${count}` }))}
            onChange={(chosen) => void set({ generations: Number(chosen) }, `The last ${chosen} backups are kept.`)}
          />
          <CheckBox
            id="backup-on-close"
            label="Make one by itself when I close the program"
            checked={onClose}
            onChange={(yes) =>
              void set({ onClose: yes }, yes ? 'A backup is made on closing.' : 'No backup is made on closing.')
            }
          />
          <p className="note">Only when something was recorded since the last one.</p>
        </>
      )}
    </section>
  );
}
