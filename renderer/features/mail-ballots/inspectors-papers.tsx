// The lists and sheets for this board and for the office: one button each, and whatever was printed, to be opened again.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import type { BoardView } from './inspectors-screen.tsx';

type Printed = BoardView['papers'][number];
type Paper = Printed['paper'];

const named: Readonly<Record<Paper, { readonly button: string; readonly title: string }>> = {
  'applicants-list': { button: 'Print the list of applicants', title: 'List of applicants' },
  'inspectors-worksheet': { button: 'Print the worksheet', title: 'Worksheet' },
  'set-aside-sheet': { button: 'Print the sheet of those set aside', title: 'Set aside' },
  'late-envelopes-sheet': { button: 'Print the sheet of late ones', title: 'Late envelopes' },
  'changed-day-letters': { button: 'Print the letters', title: 'Letters on the new day or hour' },
  'reconciliation-sheet': { button: 'Print the reconciliation', title: 'Reconciliation' },
};

/** Prints it for this board; the reconciliation for the whole village. */
export function PrintPaper({
  election,
  board: { district },
  paper,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly paper: Paper;
}) {
  const act = useAct('mail-ballot.print-paper');
  const print = async () => {
    const of = paper === 'reconciliation-sheet' ? '' : district;
    const answer = await act.send({ election, paper, district: of });
    if (answer.ok) say(`Number ${answer.value.number}, ${named[paper].title}, is open in the viewer.`);
  };
  return (
    <>
      <div className="acts">
        <Button icon="print" busy={act.busy} onPress={() => void print()}>
          {named[paper].button}
        </Button>
      </div>
      <ErrorText message={act.refusal?.message} />
    </>
  );
}

export function InspectorsPapers({
  election,
  board,
  several,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly several: boolean;
}) {
  const [problem, setProblem] = useState<string | undefined>();
  const openAgain = async ({ sha256, number }: Printed) => {
    const answer = await callService('paper.show', { sha256 });
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say(`Number ${number} is open in the viewer.`);
  };
  return (
    <Block title="Papers of this board">
      <ul className="waits">
        <li>
          <span>
            Everybody of the district who has applied, for the register of the inspectors at their meeting to register
            voters (Election Law §15-118(8)).
          </span>
          <PrintPaper election={election} board={board} paper="applicants-list" />
        </li>
        <li>
          <span>Whether all envelopes add up{several ? ', of the whole village' : ''}: for your file.</span>
          <PrintPaper election={election} board={board} paper="reconciliation-sheet" />
        </li>
      </ul>
      {board.papers.length > 0 && (
        <ul className="waits">
          {board.papers.toReversed().map((one) => (
            <li key={one.number}>
              <span>{printedInWords(one, several)}</span>
              <div className="acts">
                <Button small label={`Open again: number ${one.number}`} onPress={() => void openAgain(one)}>
                  Open again
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <ErrorText message={problem} />
    </Block>
  );
}

function printedInWords({ number, paper, printedAt, wholeVillage }: Printed, several: boolean): string {
  const whole = several && wholeVillage ? ', whole village' : '';
  return `${named[paper].title}${whole}, no. ${number}, printed ${dayWithoutWeekday(dayRecorded(printedAt))}, ${hourInWords(timeRecorded(printedAt))}`;
}
