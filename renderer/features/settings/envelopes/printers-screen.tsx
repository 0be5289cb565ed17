// How this computer's printers take envelopes: what is set, what comes out of the calibration page, and tests.
import { useCallback, useEffect, useState } from 'react';
import { envelopeStocks, measuresOf } from '../../../../shared/documents/envelopes/envelope-stock.ts';
import { printerMeasures } from '../../../../shared/documents/printer-measures.ts';
import { StandardStock } from '../../../../shared/domain/envelope.ts';
import { LabelStock } from '../../../../shared/domain/label-sheet.ts';
import { inInches } from '../../../../shared/domain/length.ts';
import type { PrinterAlignment } from '../../../../shared/domain/printer-alignment.ts';
import { isLabels, type PrinterStock, printerStockKey } from '../../../../shared/domain/printer-stock.ts';
import type { ServiceValue, ViewOutput } from '../../../../shared/ipc/contract.ts';
import { stockInWords } from '../../../../shared/words/envelopes.ts';
import { callService } from '../../../api/service.ts';
import { useView } from '../../../api/use-view.ts';
import { Page } from '../../../app/page.tsx';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { say } from '../../../ui/live-region.tsx';
import { PrinterForm } from './printer-form.tsx';
import type { StockOffered } from './typed-printer.ts';

type Printing = ServiceValue<'printer.settings'>;

export function PrintersScreen() {
  const envelopes = useView('office.envelopes', {});
  const [printing, setPrinting] = useState<Printing | null>(null);
  const [shown, setShown] = useState<PrinterAlignment | null>(null);
  const ask = useCallback(async () => {
    const answer = await callService('printer.settings', {});
    if (answer.ok) setPrinting(answer.value);
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  if (envelopes.state !== 'shown' || printing === null) return null;
  const usual = envelopes.value.settings.stocks['return-with-affirmation'].stock;
  const first = shown ?? printing.alignments.find(({ printer }) => printer === printing.printer) ?? null;
  return (
    <Page
      title="Where does your printer put things on an envelope or label?"
      windowTitle="Printer"
      lead="Kept on this computer alone, for each printer and each size of envelope or label. In no backup."
      acts={<a href="#/settings">Back to Settings</a>}
    >
      <div className="stack">
        {printing.alignments.length > 0 && (
          <KnownPrinters printing={printing} changed={() => void ask()} show={setShown} />
        )}
        <PrinterForm
          key={first === null ? 'new' : `${first.printer} ${printerStockKey(first.stock)}`}
          start={first}
          usual={usual}
          stocks={stocksOf(envelopes.value)}
          saved={(one) => {
            setShown(one);
            void ask();
          }}
        />
      </div>
    </Page>
  );
}

/** Every standard size, those the village measured itself, and the sheets of labels. */
function stocksOf({ settings }: ViewOutput<'office.envelopes'>): StockOffered[] {
  const standard = StandardStock.options.map((stock) => ({ key: stock, stock, name: envelopeStocks[stock].name }));
  const own = Object.values(settings.stocks)
    .map(({ stock }) => ({ key: printerStockKey(stock), stock, name: measuresOf(stock).name }))
    .filter(({ stock }) => typeof stock !== 'string');
  const labels = LabelStock.options.map((stock) => ({
    key: stock,
    stock,
    name: `Labels: ${printerMeasures(stock).name}`,
  }));
  return [...standard, ...own.filter(({ key }, i) => own.findIndex((one) => one.key === key) === i), ...labels];
}

const sizeInWords = (stock: PrinterStock): string => (isLabels(stock) ? `labels ${stock}` : stockInWords(stock));
const feeds = { 'own-size': '', left: ', fed at the left', centre: ', fed in the middle', right: ', fed at the right' };

function inWords({ stock, alignment }: PrinterAlignment): string {
  const { dx, dy, scaleX, scaleY, turn, feed } = alignment;
  const parts = [
    ...(dx === 0 && dy === 0 ? [] : [`${inInches(dx)} to the right, ${inInches(dy)} down`]),
    ...(scaleX === 1 && scaleY === 1 ? [] : [`stretched ${scaleX} across, ${scaleY} down`]),
    ...(turn === 0 ? [] : [`turned ${turn} degrees`]),
  ];
  return `${sizeInWords(stock)}: ${parts.length === 0 ? 'as it comes' : parts.join('; ')}${feeds[feed]}`;
}

interface KnownProps {
  readonly printing: Printing;
  readonly changed: () => void;
  readonly show: (one: PrinterAlignment) => void;
}

const none = '-';

function KnownPrinters({ printing, changed, show }: KnownProps) {
  const names = [...new Set(printing.alignments.map(({ printer }) => printer))];
  const use = async (printer: string) => {
    await callService('printer.use', { printer: printer === none ? null : printer });
    say(
      printer === none
        ? 'Envelopes and labels are printed as they come.'
        : `Envelopes and labels are printed for ${printer}.`,
    );
    changed();
  };
  const forget = async (printer: string) => {
    await callService('printer.forget', { printer });
    say(`What was set for ${printer} is forgotten.`);
    changed();
  };
  return (
    <Block title="Printers of this computer">
      <Choice
        id="printer-in-use"
        label="Envelopes and labels are printed on"
        value={printing.printer ?? none}
        onChange={(printer) => void use(printer)}
        options={[
          ...names.map((name) => ({
            value: name,
            label: name,
            under: (
              <ul className="plain">
                {printing.alignments
                  .filter(({ printer }) => printer === name)
                  .map((one) => (
                    <li key={printerStockKey(one.stock)}>
                      {inWords(one)}{' '}
                      <Button small kind="quiet" onPress={() => show(one)} label={`Change ${sizeInWords(one.stock)}`}>
                        Change
                      </Button>
                    </li>
                  ))}
                <li>
                  <Button small kind="quiet" onPress={() => void forget(name)} label={`Forget this printer: ${name}`}>
                    Forget this printer
                  </Button>
                </li>
              </ul>
            ),
          })),
          { value: none, label: 'Any printer, as it comes' },
        ]}
      />
    </Block>
  );
}
