// Which backup? Those of the second place, newest first, or any file.
import { type ReactNode, useState } from 'react';
import { callService } from '../../api/service.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { BackupRow, nameOfBackup } from '../backup/backup-list.tsx';
import { useSecondPlace } from '../backup/use-machine.ts';
import { StepHead } from './step-head.tsx';

export interface ChooseStepProps {
  readonly above?: ReactNode;
  readonly onChoose: (place: string) => void;
  readonly onLeave: (() => void) | null;
}

export function ChooseStep({ above, onChoose, onLeave }: ChooseStepProps) {
  const { settings, backups, askAgain } = useSecondPlace();
  const [failed, setFailed] = useState<string | null>(null);
  const pick = async () => {
    const answer = await callService('place.pick', { for: 'restore' });
    if (!answer.ok) setFailed(answer.refusal.message);
    else if (answer.value.place !== null) onChoose(answer.value.place);
  };
  return (
    <>
      <StepHead
        above={above}
        step={1}
        title="Which backup do you want to go back to?"
        lead="Looking into one changes nothing. You see what it holds and what would be lost, and then you decide."
      />
      <div className="stack restore-step">
        {settings !== null && (
          <Block title="In the second place" aside={settings.shown ?? ''}>
            {backups.length > 0 ? (
              <ul className="rows backups" aria-label="Backups in the second place, newest first">
                {backups.map((backup) => (
                  <BackupRow key={backup.place} backup={backup}>
                    <Button
                      small
                      label={`Look into it: ${nameOfBackup(backup)}`}
                      onPress={() => onChoose(backup.place)}
                    >
                      Look into it
                    </Button>
                  </BackupRow>
                ))}
              </ul>
            ) : (
              <NoneThere shown={settings.shown} onAgain={() => void askAgain()} />
            )}
          </Block>
        )}
        <Block title="Somewhere else">
          <div className="stack-tight">
            <p className="note">
              A backup on a stick, or a file that an earlier restore kept: its name ends in .sqlite.
            </p>
            <div className="acts apart">
              <Button kind={backups.length === 0 ? 'main' : 'plain'} onPress={() => void pick()}>
                Choose a file…
              </Button>
              {onLeave && (
                <Button kind="quiet" onPress={onLeave}>
                  Leave it as it is
                </Button>
              )}
            </div>
            {failed !== null && <Finding tone="warning" live out={failed} />}
          </div>
        </Block>
      </div>
    </>
  );
}

function NoneThere({ shown, onAgain }: { readonly shown: string | null; readonly onAgain: () => void }) {
  if (shown === null)
    return <p className="note">No second place is known on this computer. Choose the file yourself.</p>;
  return (
    <div className="stack-tight">
      <p>No backup can be seen there. If it is a USB stick, plug it in and look again.</p>
      <div className="acts">
        <Button small onPress={onAgain}>
          Look again
        </Button>
      </div>
    </div>
  );
}
