// How this computer's printers take envelopes: what is set, what comes out of the calibration page, and tests.
import { useCallback, useEffect, useState } from 'react';
import { envelopeStocks, measuresOf } from '../../../../shared/documents/envelopes/envelope-stock.ts';
import { StandardStock, stockKey } from '../../../../shared/domain/envelope.ts';
import { inInches } from '../../../../shared/domain/length.ts';
import type { PrinterAlignment } from '../../../../shared/domain/printer-alignment.ts';
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
      title="Where does your printer put things on an envelope?"
      windowTitle="Printer"
      lead="Kept on this computer alone, for each printer and each size of envelope. In no backup."
      acts={<a href="#/settings">Back to Settings</a>}
    >
      <div className="stack">
        {printing.alignments.length > 0 && (
          <KnownPrinters printing={printing} changed={() => void ask()} show={setShown} />
        )}
        <PrinterForm
          key={first === null ? 'new' : `${first.printer} ${stockKey(first.stock)}`}
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

/** Every standard size, and those the village measured itself. */
function stocksOf({ settings }: ViewOutput<'office.envelopes'>): StockOffered[] {
  const standard = StandardStock.options.map((stock) => ({ key: stock, stock, name: envelopeStocks[stock].name }));
  const own = Object.values(settings.stocks)
    .map(({ stock }) => ({ key: stockKey(stock), stock, name: measuresOf(stock).name }))
    .filter(({ stock }) => typeof stock !== 'string');
  return [...standard, ...own.filter(({ key }, i) => own.findIndex((one) => one.key === key) === i)];
}

const feeds = { 'own-size': '', left: ', fed at the left', centre: ', fed in the middle', right: ', fed at the right' };

function inWords({ stock, alignment }: PrinterAlignment): string {
  const { dx, dy, scaleX, scaleY, turn, feed } = alignment;
  const parts = [
    ...(dx === 0 && dy === 0 ? [] : [`${inInches(dx)} to the right, ${inInches(dy)} down`]),
    ...(scaleX === 1 && scaleY === 1 ? [] : [`stretched ${scaleX} across, ${scaleY} down`]),
    ...(turn === 0 ? [] : [`turned ${turn} degrees`]),
  ];
  return `${stockInWords(stock)}: ${parts.length === 0 ? 'as it comes' : parts.join('; ')}${feeds[feed]}`;
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
    say(printer === none ? 'Envelopes are printed as they come.' : `Envelopes are printed for ${printer}.`);
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
        label="Envelopes are printed on"
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
                    <li key={stockKey(one.stock)}>
                      {inWords(one)}{' '}
                      <Button small kind="quiet" onPress={() => show(one)} label={`Change ${stockInWords(one.stock)}`}>
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
