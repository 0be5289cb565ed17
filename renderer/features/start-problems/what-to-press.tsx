// The buttons of a start screen: the newest good backup where that helps, another one, try again, and out of practice.
import { useEffect, useState } from 'react';
import { dayRecorded } from '../../../shared/domain/recorded-at.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { longDay } from '../../../shared/words/days.ts';
import { callService } from '../../api/service.ts';
import { hrefTo } from '../../app/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';
import { goToOffice } from '../practice/go-to-office.ts';
import type { Status } from './start-problem.tsx';

export interface WhatToPressProps {
  readonly status: Status;
  /** Whether a backup helps against what is wrong. */
  readonly byBackup: boolean;
  readonly onAgain: () => Promise<void>;
}

export function WhatToPress({ status: { offers, practice }, byBackup, onAgain }: WhatToPressProps) {
  const [busy, setBusy] = useState(false);
  const [newest] = offers;
  const again = async () => {
    setBusy(true);
    await onAgain();
    setBusy(false);
  };
  const leave = async () => {
    const why = await goToOffice('real');
    if (why !== null) say(why);
  };
  return (
    <>
      {byBackup &&
        (newest ? (
          <p>
            The newest backup in the second place is{' '}
            {newest.madeAt === null ? newest.name : `of ${instantInWords(newest.madeAt)}`}, {sizeInWords(newest.bytes)}.
            You see what it holds before anything is changed.
          </p>
        ) : (
          <NoneInSight />
        ))}
      <div className="acts">
        {byBackup && newest && (
          <ButtonLink kind="main" href={hrefTo('/records/restore', { from: newest.place })}>
            {newest.madeAt === null
              ? 'Restore from the newest backup…'
              : `Restore from the backup of ${longDay(dayRecorded(newest.madeAt))}…`}
          </ButtonLink>
        )}
        {byBackup && (
          <ButtonLink kind={newest ? 'plain' : 'main'} href="#/records/restore">
            {newest ? 'Choose another backup…' : 'Choose a backup…'}
          </ButtonLink>
        )}
        <Button kind={byBackup ? 'plain' : 'main'} busy={busy} onPress={() => void again()}>
          Try again
        </Button>
        {practice?.here && <Button onPress={() => void leave()}>Leave practice</Button>}
      </div>
    </>
  );
}

/** A second place that is away shows no backups; one that was never chosen has none. */
function NoneInSight() {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    void callService('machine.settings', {}).then((answer) => answer.ok && setShown(answer.value.backup.shown));
  }, []);
  return (
    <p>
      {shown === null
        ? 'No second place for backups is known on this computer. Choose the file yourself.'
        : `In the second place, ${shown}, no backup can be seen. If it is a USB stick, plug it in and press Try again.`}
    </p>
  );
}
