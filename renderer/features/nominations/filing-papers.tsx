// The papers of a filing: the receipt, in one key at the counter, and a letter to each person named.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { dayRecorded } from '../../../shared/domain/recorded-at.ts';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { useAct } from '../../api/use-act.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import type { FilingView } from './filing-looks.tsx';

export function FilingPapers({
  election,
  shown,
  just,
}: {
  readonly election: ElectionId;
  readonly shown: FilingView;
  /** Right after recording: the receipt is the next thing to do. */
  readonly just: boolean;
}) {
  const { number: filing, papers } = shown;
  // Whoever declines or demands something has no letter coming: only those a paper nominates do.
  const persons = shown.decided ? shown.persons : [];
  const receipt = useAct('nominations.print-receipt');
  const letter = useAct('nominations.print-letter');
  const printReceipt = async () => {
    const answer = await receipt.send({ election, filing });
    if (answer.ok) say(`Receipt ${answer.value.number} is printed to a file and opened in the viewer.`);
  };
  const printLetter = async (person: number) => {
    const answer = await letter.send({ election, filing, person });
    if (answer.ok) say(`Letter ${answer.value.number} is printed to a file and opened in the viewer.`);
  };
  useShortcut('print', () => void printReceipt());
  const receipts = papers.filter(({ paper }) => paper === 'receipt');
  const refused = receipt.refusal ?? letter.refusal;
  return (
    <Block title={persons.length === 0 ? 'Receipt' : 'Receipt and letters'}>
      {receipts.length > 0 && <p className="note">{printedWords('Receipt', receipts)}</p>}
      <div className="acts">
        <Button
          kind={just && receipts.length === 0 ? 'main' : 'plain'}
          icon="print"
          keys="Ctrl P"
          busy={receipt.busy}
          onPress={() => void printReceipt()}
        >
          {receipts.length === 0 ? 'Print the receipt' : 'Print another receipt'}
        </Button>
      </div>
      {persons.map(({ name, office }, person) => {
        const letters = papers.filter(({ paper, to }) => paper === 'letter' && to === name);
        return (
          <div key={`${office} ${name}`}>
            <div className="acts">
              <Button small icon="mail" busy={letter.busy} onPress={() => void printLetter(person)}>
                {letters.length === 0 ? `Print the letter to ${name}` : `Print the letter to ${name} again`}
              </Button>
            </div>
            {letters.length > 0 && <p className="note">{printedWords('Letter', letters)}</p>}
          </div>
        );
      })}
      {persons.length > 0 && (
        <p className="note">
          The letter goes out forthwith, with the last day to decline and the name as it will stand on the ballot
          (Election Law §6-144).
        </p>
      )}
      {refused && (
        <Finding tone="danger" out="It was not printed." live>
          <p>{refused.message}</p>
        </Finding>
      )}
    </Block>
  );
}

const printedWords = (what: string, papers: FilingView['papers']): string =>
  `${papers.map(({ number, printedAt }) => `${what} ${number}, printed ${dayWithoutWeekday(dayRecorded(printedAt))}`).join('; ')}.`;
