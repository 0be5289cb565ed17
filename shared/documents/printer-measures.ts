// How large what a printer takes is: an envelope, or a sheet of labels.
import { labelSheets, letterSheet } from '../domain/label-sheet.ts';
import { isLabels, type PrinterStock } from '../domain/printer-stock.ts';
import { type EnvelopeMeasures, measuresOf } from './envelopes/envelope-stock.ts';

/** Name and size of it as it is read; a sheet of labels has no flap. */
export const printerMeasures = (stock: Readonly<PrinterStock>): EnvelopeMeasures =>
  isLabels(stock) ? { ...letterSheet, flapDepth: 0, name: labelSheets[stock].name } : measuresOf(stock);
