// What the window may ask of a printer's tests: pages that are drawn and shown, and recorded nowhere.
import { z } from 'zod';
import { EnvelopePiece, EnvelopeStock } from '../domain/envelope.ts';
import { Alignment, PrinterAlignment } from '../domain/printer-alignment.ts';
import { service } from './define-service.ts';

const Pages = z.strictObject({ pages: z.number().int() });

export const printerServices = [
  service({
    name: 'printer.print-calibration',
    title: 'Print the page on which the clerk measures how a printer takes a stock',
    input: PrinterAlignment,
    value: Pages,
  }),
  service({
    name: 'printer.print-test',
    title: 'Print a test of an envelope, on its stock or with its outline on plain paper',
    input: z.strictObject({
      ...{ piece: EnvelopePiece, stock: EnvelopeStock, alignment: Alignment },
      on: z.enum(['stock', 'plain-paper']),
    }),
    value: Pages,
  }),
] as const;
