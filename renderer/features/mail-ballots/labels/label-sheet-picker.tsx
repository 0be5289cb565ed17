// The first sheet as it will be printed. The first free label is the one that is clicked, or reached with the arrow keys.
import type { CSSProperties } from 'react';
import type { SheetPage } from '../../../../shared/documents/sheet.ts';
import { type LabelStock, labelCell, labelsOn, letterSheet } from '../../../../shared/domain/label-sheet.ts';
import { PaperSheet } from '../../../ui/paper-sheet.tsx';

interface PickerProps {
  readonly sheet: LabelStock;
  readonly first: number;
  readonly page: SheetPage;
  readonly practice: boolean;
  readonly onPick: (label: number) => void;
}

const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;
function placeOf(sheet: LabelStock, label: number): CSSProperties {
  const { x, y, width, height } = labelCell(sheet, label);
  return {
    ...{ left: percent(x, letterSheet.width), width: percent(width, letterSheet.width) },
    ...{ top: percent(y, letterSheet.height), height: percent(height, letterSheet.height) },
  };
}

export function LabelSheetPicker({ sheet, first, page, practice, onPick }: PickerProps) {
  const cells = Array.from({ length: labelsOn(sheet) }, (_, i) => i + 1);
  return (
    <div className="label-sheet">
      <PaperSheet page={page} practice={practice} />
      <fieldset className="label-cells">
        <legend className="sr">First free label on the sheet</legend>
        {cells.map((label) => (
          <label key={label} className={label < first ? 'used' : undefined} style={placeOf(sheet, label)}>
            <input
              type="radio"
              name="first-label"
              className="sr"
              aria-label={`Label ${label}`}
              checked={label === first}
              onChange={() => onPick(label)}
            />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
