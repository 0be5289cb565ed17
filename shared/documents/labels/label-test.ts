// A test of a sheet of labels on plain paper or on a sheet: every label outlined and numbered, so that it can be held against
// a sheet of labels and the printer set right.
import {
  type LabelStock,
  labelCell,
  labelPadding,
  labelSheets,
  labelsOn,
  letterSheet,
} from '../../domain/label-sheet.ts';
import { inInches } from '../../domain/length.ts';
import type { Alignment } from '../../domain/printer-alignment.ts';
import type { Box, Placement, SheetDocument } from '../sheet.ts';

interface LabelTestFacts {
  readonly sheet: LabelStock;
  readonly alignment: Alignment;
  readonly placement: Placement | null;
  readonly practice: boolean;
}

/** What it says in the first label, where somebody who holds it against a sheet looks first. */
export function labelTest({ sheet, alignment, placement, practice }: LabelTestFacts): SheetDocument {
  const { dx, dy, scaleX, scaleY } = alignment;
  const set = `${inInches(dx)} right, ${inInches(dy)} down, × ${scaleX} and ${scaleY}`;
  const cells = Array.from({ length: labelsOn(sheet) }, (_, i) => i + 1);
  return {
    kind: 'sheet',
    paper: 'label-test',
    templateVersion: 1,
    title: `Test of a sheet of labels ${sheet}`,
    practice,
    placement,
    pages: [{ ...letterSheet, boxes: cells.flatMap((label) => cellOf(sheet, label, label === 1 ? set : '')) }],
  };
}

function cellOf(sheet: LabelStock, label: number, set: string): Box[] {
  const cell = labelCell(sheet, label);
  const pad = labelPadding;
  const said = set === '' ? `Label ${label}` : `Label ${label} of ${labelsOn(sheet)}, ${sheet}\nPrinted: ${set}`;
  return [
    { kind: 'rect', ...cell, thickness: 0.5 },
    {
      ...{ kind: 'text', field: `label.${label}`, text: said, size: labelSheets[sheet].type, minSize: 7 },
      ...{ weight: 'regular', align: 'left', x: cell.x + pad, y: cell.y + pad },
      ...{ width: cell.width - 2 * pad, height: cell.height - 2 * pad },
    },
  ];
}
