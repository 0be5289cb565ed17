// What a printer is set for: an envelope or a sheet of labels.
import { z } from 'zod';
import { CustomStock, type EnvelopeStock, StandardStock, stockKey } from './envelope.ts';
import { LabelStock } from './label-sheet.ts';

export const PrinterStock = z.union([StandardStock, LabelStock, CustomStock]);
export type PrinterStock = z.infer<typeof PrinterStock>;

export const isLabels = (stock: Readonly<PrinterStock>): stock is LabelStock => LabelStock.safeParse(stock).success;

/** One word for each, the same for the same one. No envelope is called as a sheet of labels is. */
export const printerStockKey = (stock: Readonly<PrinterStock>): string =>
  isLabels(stock) ? stock : stockKey(stock as EnvelopeStock);
