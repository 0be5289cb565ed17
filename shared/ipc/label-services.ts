// What the window may ask about labels before it prints any: how they come out, which sheet is in the printer, a test of one.
import { z } from 'zod';
import { LabelsAsked, LabelsPreview } from '../commands/labels-asked.ts';
import { LabelStock, LabelsAtHand } from '../domain/label-sheet.ts';
import { Alignment } from '../domain/printer-alignment.ts';
import { service } from './define-service.ts';

export const labelServices = [
  service({
    name: 'labels.at-hand',
    title: 'Which sheet of labels is in this computer’s printer, and its first free label',
    input: z.strictObject({}),
    value: LabelsAtHand,
  }),
  service({
    name: 'labels.set-at-hand',
    title: 'Say which sheet of labels is in this computer’s printer',
    input: LabelsAtHand,
    value: z.strictObject({}),
  }),
  service({
    name: 'labels.preview',
    title: 'Labels as they would be printed, and which lines get none',
    input: LabelsAsked,
    value: LabelsPreview,
  }),
  service({
    name: 'labels.print-test',
    title: 'Print the outlines of all labels of a sheet, to hold against one',
    /** `alignment` null: as this computer's printer is set for that sheet. */
    input: z.strictObject({ sheet: LabelStock, alignment: Alignment.nullable() }),
    value: z.strictObject({ pages: z.number().int() }),
  }),
] as const;
