// One printer and one size of envelope: the calibration page, what was measured on it, the numbers, and tests.
import { useState } from 'react';
import { printerMeasures } from '../../../../shared/documents/printer-measures.ts';
import type { EnvelopeStock } from '../../../../shared/domain/envelope.ts';
import {
  type Alignment,
  alignmentMeasured,
  type PrinterAlignment,
} from '../../../../shared/domain/printer-alignment.ts';
import { isLabels, printerStockKey } from '../../../../shared/domain/printer-stock.ts';
import { callService } from '../../../api/service.ts';
import { problemsOf } from '../../../api/use-act.ts';
import { Button } from '../../../ui/button.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { Form, FormFoot, Part } from '../../../ui/form.tsx';
import { say } from '../../../ui/live-region.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { Measured, Numbers, Path } from './printer-fields.tsx';
import {
  alignmentTyped,
  measuredTyped,
  printerProblems,
  type StockOffered,
  typedNumbers,
  typedPrinter,
} from './typed-printer.ts';

interface PrinterFormProps {
  readonly start: PrinterAlignment | null;
  readonly usual: EnvelopeStock;
  readonly stocks: readonly StockOffered[];
  readonly saved: (one: PrinterAlignment) => void;
}

export function PrinterForm({ start, usual, stocks, saved }: PrinterFormProps) {
  const [values, setValues] = useState(
    typedPrinter(start?.printer ?? '', printerStockKey(start?.stock ?? usual), start?.alignment),
  );
  const [wrong, setWrong] = useState<string | null>(null);
  const stock = stocks.find(({ key }) => key === values.stock)?.stock ?? usual;
  // A sheet of labels is fed as any Letter sheet.
  const fed = (typed: typeof values) => (isLabels(stock) ? { ...typed, feed: 'own-size', turn: '0' } : typed);
  const alignment = alignmentTyped(fed(values));
  const form = useForm({
    values,
    setValues,
    check: printerProblems,
    send: async (typed) => {
      const now = alignmentTyped(fed(typed));
      if (!now) return [];
      const one = { printer: typed.printer.trim(), stock, alignment: now };
      const answer = await callService('printer.set', one);
      if (!answer.ok) return problemsOf(answer.refusal);
      say(`Kept. Envelopes and labels are printed for ${one.printer} from now on.`);
      saved(one);
      return [];
    },
  });
  const print = async (send: (now: Alignment) => ReturnType<typeof calibrate>) => {
    if (!alignment) return setWrong('Look at the numbers first: one of them cannot be read.');
    const answer = await send(alignment);
    setWrong(answer.ok ? null : answer.refusal.message);
    if (answer.ok) say('It is opened in the viewer. Choose “Actual size” there.');
  };
  const calibrate = (now: Alignment) =>
    callService('printer.print-calibration', { printer: values.printer.trim() || 'Printer', stock, alignment: now });
  const labels = isLabels(stock);
  const test = (on: 'stock' | 'plain-paper') => (now: Alignment) =>
    isLabels(stock)
      ? callService('labels.print-test', { sheet: stock, alignment: now })
      : callService('printer.print-test', { piece: 'outgoing', stock, alignment: now, on });
  const workOut = () => {
    const measured = measuredTyped(values);
    if (!measured || !alignment) return setWrong('Type all four distances from the calibration page, in inches.');
    const found = alignmentMeasured(printerMeasures(stock), alignment, measured);
    setWrong(found.ok ? null : found.error);
    if (!found.ok) return;
    setValues((before) => ({ ...before, ...typedNumbers(found.value), left: '', right: '', top: '', bottom: '' }));
    say('The four numbers below are worked out. Print the page again: the frame should stand an inch from every edge.');
  };
  return (
    <Form form={form} label="How the printer takes envelopes">
      {wrong !== null && <Finding tone="danger" live out={wrong} />}
      <Part no="1" title="Printer and size">
        <TextField label="Printer, as you call it" {...form.text('printer')} />
        <Select
          label="Size"
          width="full"
          options={stocks.map(({ key, name }) => ({ value: key, label: name }))}
          {...form.text('stock')}
        />
        {!labels && <Path form={form} />}
      </Part>
      <Part no="2" title="Measure">
        <p>
          Print the calibration page {labels ? 'on plain Letter paper' : 'on such an envelope'}, and measure from each
          edge of the paper to the frame. All four should be 1 inch.
        </p>
        <div className="acts">
          <Button icon="print" onPress={() => void print(calibrate)}>
            Print the calibration page
          </Button>
        </div>
        <Measured form={form} />
        <div className="acts">
          <Button onPress={workOut}>Work the numbers out</Button>
        </div>
      </Part>
      <Part no="3" title="The numbers">
        <Numbers form={form} />
      </Part>
      <Part no="4" title="Try it">
        {labels && <p>Print it on plain paper, and hold it with a sheet of labels against the light.</p>}
        <div className="acts">
          <Button icon="print" onPress={() => void print(test('plain-paper'))}>
            {labels ? 'Test with every label outlined' : 'Test with its outline on plain paper'}
          </Button>
          {!labels && (
            <Button icon="print" onPress={() => void print(test('stock'))}>
              Test on an envelope
            </Button>
          )}
        </div>
      </Part>
      <FormFoot>
        <Button kind="main" submit keys="Enter" busy={form.sending}>
          Keep it for this printer
        </Button>
      </FormFoot>
    </Form>
  );
}
