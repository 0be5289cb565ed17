// What can be printed about an application: the letter it needs most in one key, and the receipt in another.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import type { ApplicationView } from './application-panel.tsx';
import { momentInWords } from './application-words.ts';

type Paper = CommandInput<'mail-ballot.print-application-paper'>['paper'];

const printWords: Readonly<Record<Paper, string>> = {
  'application-receipt': 'Print the receipt',
  'too-early-letter': 'Print the letter: too early',
  'completion-letter': 'Print the letter: what is missing',
  'late-for-mail-letter': 'Print the letter: too late to mail',
  'refusal-letter': 'Print the letter: no ballot',
};

export function ApplicationPapers({
  election,
  shown,
}: {
  readonly election: ElectionId;
  readonly shown: ApplicationView;
}) {
  const print = useAct('mail-ballot.print-application-paper');
  const { number, fitting, papers } = shown;
  const [letter] = fitting.filter((paper) => paper !== 'application-receipt');
  const printIt = async (paper: Paper) => {
    const answer = await print.send({ election, number, paper });
    if (answer.ok) say(`Number ${answer.value.number} is printed to a file and opened in the viewer.`);
  };
  useShortcut('letter', letter === undefined ? null : () => void printIt(letter));
  useShortcut('receipt', fitting.includes('application-receipt') ? () => void printIt('application-receipt') : null);
  if (fitting.length === 0) return null;
  return (
    <section className="stack-tight">
      <h3>Letters and receipt</h3>
      {print.refusal && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{print.refusal.message}</p>
        </Finding>
      )}
      {fitting.map((paper) => {
        const before = papers.filter((one) => one.paper === paper);
        const keys = paper === letter ? { keys: 'F6' } : paper === 'application-receipt' ? { keys: 'F7' } : {};
        return (
          <div key={paper}>
            <div className="acts">
              <Button
                small
                icon={paper === 'application-receipt' ? 'print' : 'mail'}
                busy={print.busy}
                {...keys}
                onPress={() => void printIt(paper)}
              >
                {before.length === 0 ? printWords[paper] : `${printWords[paper]}, again`}
              </Button>
            </div>
            {before.map((one) => (
              <p key={one.number} className="note">
                No.&nbsp;{one.number}, printed {momentInWords(one.printedAt)}
              </p>
            ))}
          </div>
        );
      })}
    </section>
  );
}
