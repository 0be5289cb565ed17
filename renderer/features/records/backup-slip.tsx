// The slip of the newest backup: what it goes with, and the button that prints it.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import type { PaperSize } from '../paper-size-choice.tsx';

export function BackupSlip({
  backup,
  size,
}: {
  readonly backup: ViewOutput<'records.start-here'>['backup'];
  readonly size: PaperSize;
}) {
  const print = useAct('paper.print-backup-slip');
  const printIt = async () => {
    const answer = await print.send({ size });
    if (answer.ok) say('The backup slip is printed to a file and opened in the viewer.');
  };
  return (
    <section className="print-it">
      <h2>Backup slip</h2>
      <p className="note">
        {backup ?? 'No backup is on record yet. Make one; its slip can be printed here afterwards.'}
      </p>
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      {backup !== null && (
        <>
          <div className="acts column">
            <Button icon="print" busy={print.busy} onPress={() => void printIt()}>
              Print the backup slip
            </Button>
          </div>
          <p className="note">
            Keep it apart from this computer. Its check code shows later that nothing was cut off or changed.
          </p>
        </>
      )}
    </section>
  );
}
