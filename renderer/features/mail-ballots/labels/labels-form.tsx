// What is chosen about labels, the sheet as it will be printed, and the print.
import { useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import {
  type LabelStock,
  type LabelsAtHand,
  labelSheets,
  labelsOn,
  LabelStock as Stocks,
} from '../../../../shared/domain/label-sheet.ts';
import type { CommandValue, ViewOutput } from '../../../../shared/ipc/contract.ts';
import { callService } from '../../../api/service.ts';
import { useAct } from '../../../api/use-act.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { say } from '../../../ui/live-region.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { LabelSheetPicker } from './label-sheet-picker.tsx';
import { LeftOffLabels, PrintedLabels } from './labels-told.tsx';
import { useLabelsPreview } from './use-labels-preview.ts';
import { groups, linesOf, numbersInWords, numbersTyped, type Whom } from './whom.ts';

interface FormProps {
  readonly register: ViewOutput<'mail-ballots'>;
  readonly election: ElectionId;
  /** Numbers of lines that were chosen in the register; '' where none were. */
  readonly lines: string;
  readonly atHand: LabelsAtHand;
}

export function LabelsForm({ register: { rows }, election, lines, atHand }: FormProps) {
  const [what, setWhat] = useState<'address' | 'register'>('address');
  const [whom, setWhom] = useState<Whom>(lines === '' ? 'to-mail' : 'typed');
  const [typed, setTyped] = useState(numbersInWords(numbersTyped(lines) ?? []));
  const [sheet, setSheet] = useState<LabelStock>(atHand.sheet);
  const [begin, setBegin] = useState(String(Math.min(atHand.free, labelsOn(atHand.sheet))));
  const [printed, setPrinted] = useState<CommandValue<'mail-ballot.print-labels'> | null>(null);
  const print = useAct('mail-ballot.print-labels');

  const applications = whom === 'typed' ? (numbersTyped(typed) ?? []) : linesOf(whom, rows);
  const first = /^\d{1,2}$/.test(begin.trim()) ? Number(begin) : 0;
  const wrongFirst = first < 1 || first > labelsOn(sheet);
  const asked = { election, what, sheet, first, applications };
  const preview = useLabelsPreview(wrongFirst || applications.length === 0 ? null : asked);
  const [page] = preview.shown?.document.pages ?? [];
  const keep = (next: LabelsAtHand) => void callService('labels.set-at-hand', next);
  const printThem = async () => {
    const answer = await print.send(asked);
    if (!answer.ok) return setPrinted(null);
    const { labels, free } = answer.value;
    setPrinted(answer.value);
    setBegin(String(free));
    keep({ sheet, free });
    say(`${labels === 1 ? '1 label is' : `${labels} labels are`} printed to a file and opened in the viewer.`);
  };
  const test = async () => {
    const answer = await callService('labels.print-test', { sheet, alignment: null });
    say(answer.ok ? 'The test is opened in the viewer. Choose “Actual size” there.' : answer.refusal.message);
  };
  const count = preview.shown?.numbers.length ?? 0;
  return (
    <div className="labels-page">
      <div className="stack">
        <Choice
          id="labels-what"
          label="What stands on them"
          value={what}
          onChange={setWhat}
          options={[
            { value: 'address', label: 'The address to which the ballot goes' },
            { value: 'register', label: 'Number, kind, name and district, for the register or a folder' },
          ]}
        />
        <Choice
          id="labels-whom"
          label="For whom"
          value={whom}
          onChange={setWhom}
          options={[
            ...groups.map(({ id, label }) => ({ value: id, label: `${label} (${linesOf(id, rows).length})` })),
            {
              value: 'typed',
              label: 'Some of the register, by number',
              under: (
                <TextField
                  id="labels-numbers"
                  label="Numbers of the applications"
                  hint="Such as 1-12, 15"
                  value={typed}
                  onChange={setTyped}
                  error={numbersTyped(typed) === null ? 'Type numbers, such as 1-12, 15.' : undefined}
                />
              ),
            },
          ]}
        />
        <Select
          id="labels-sheet"
          label="Sheet"
          width="full"
          hint="Other makers print one of these numbers on the box"
          value={sheet}
          onChange={(chosen) => {
            const next = Stocks.parse(chosen);
            setSheet(next);
            setBegin('1');
            setPrinted(null);
            keep({ sheet: next, free: 1 });
          }}
          options={Stocks.options.map((stock) => ({ value: stock, label: labelSheets[stock].name }))}
        />
        <TextField
          id="labels-first"
          label="First free label"
          width="w8"
          inputMode="numeric"
          hint={`Counted row by row, 1 to ${labelsOn(sheet)}; or click it on the sheet`}
          value={begin}
          onChange={setBegin}
          error={wrongFirst ? `Type a number from 1 to ${labelsOn(sheet)}.` : undefined}
        />
        {applications.length === 0 && whom !== 'typed' && <Finding tone="info" out="Nobody is on that list now." />}
        {preview.problem !== null && (
          <Finding tone="danger" live out="These labels cannot be printed yet.">
            <p>{preview.problem}</p>
          </Finding>
        )}
        {preview.shown && <LeftOffLabels leftOff={preview.shown.leftOff} />}
        {print.refusal && (
          <Finding tone="danger" live out="Nothing was printed.">
            <p>{print.refusal.message}</p>
          </Finding>
        )}
        {printed && <PrintedLabels printed={printed} sheet={sheet} />}
        <div className="acts">
          <Button kind="main" icon="print" busy={print.busy} disabled={count === 0} onPress={() => void printThem()}>
            {count === 1 ? 'Print 1 label' : `Print ${count} labels`}
          </Button>
          <Button onPress={() => void test()}>Print a test with every label outlined</Button>
        </div>
        <p className="note">
          Opened in the viewer. Choose “Actual size” there.
          {preview.shown?.printer != null && ` Set for ${preview.shown.printer}.`}{' '}
          <a href="#/settings/printers">Your printer</a>
        </p>
      </div>
      {preview.shown && page && (
        <LabelSheetPicker
          sheet={sheet}
          first={first}
          page={page}
          practice={preview.shown.document.practice}
          onPick={(label) => setBegin(String(label))}
        />
      )}
    </div>
  );
}
