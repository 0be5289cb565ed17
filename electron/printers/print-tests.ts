// The calibration page of a printer and a test of an envelope. They are no acts: nothing of them is recorded.
import { type Refusal, refuse } from '../../shared/commands/define-command.ts';
import { artworkAlt } from '../../shared/commands/envelope-facts.ts';
import { calibrationSheet } from '../../shared/documents/envelopes/calibration.ts';
import { measuresOf } from '../../shared/documents/envelopes/envelope-stock.ts';
import { envelopeExample } from '../../shared/documents/envelopes/example.ts';
import { placementOf } from '../../shared/documents/envelopes/placement.ts';
import { testOnPlainPaper, testOnStock } from '../../shared/documents/envelopes/test-sheet.ts';
import { printerMeasures } from '../../shared/documents/printer-measures.ts';
import type { SheetDocument } from '../../shared/documents/sheet.ts';
import type { ServiceInput } from '../../shared/ipc/contract.ts';
import { ok, type Result } from '../../shared/result.ts';
import { drawPaper } from '../acts/draw-paper.ts';
import { showPaper } from '../acts/show-paper.ts';
import type { Desk } from '../app.ts';
import { keptPicture } from '../pictures/kept-pictures.ts';
import type { OfficeStore } from '../store/office-store.ts';

type Printed = Promise<Result<{ readonly pages: number }, Refusal>>;
const no = (why: string) => refuse('printer-setting', `Nothing was printed. ${why}`);

/** A frame one inch from every edge, printed as the printer is set in `alignment`. */
export async function printCalibration(
  desk: Desk,
  store: OfficeStore,
  { printer, stock, alignment }: ServiceInput<'printer.print-calibration'>,
): Printed {
  const measures = printerMeasures(stock);
  const placement = placementOf(measures, alignment);
  if (!placement.ok) return no(placement.error);
  const practice = store.state.office.kind === 'practice';
  const facts = { printer, alignment, stock: measures, placement: placement.value, practice };
  return showTest(desk, 'printer.print-calibration', calibrationSheet(facts));
}

/** An envelope of nobody's, on its own stock or on plain paper. */
export async function printTest(
  desk: Desk,
  store: OfficeStore,
  { piece, stock, alignment, on }: ServiceInput<'printer.print-test'>,
): Printed {
  const { office } = store.state;
  const artwork = office.artwork && keptPicture(store, office.artwork.sha256, artworkAlt);
  const facts = envelopeExample(office, office.envelopes, piece, { stock, artwork });
  const placement = placementOf(measuresOf(stock), alignment);
  const sheet =
    on === 'plain-paper'
      ? testOnPlainPaper(piece, facts)
      : placement.ok
        ? ok(testOnStock(piece, facts, placement.value))
        : placement;
  return sheet.ok ? showTest(desk, 'printer.print-test', sheet.value) : no(sheet.error);
}

/** Draws it and opens it in the viewer. */
export async function showTest(desk: Desk, name: string, document: SheetDocument): Printed {
  const drawn = await drawPaper({ kind: 'placed', document, facts: null }, desk.clock.now());
  if (!drawn.ok) return drawn;
  await showPaper(desk, name, drawn.value);
  return ok({ pages: drawn.value.pages });
}
