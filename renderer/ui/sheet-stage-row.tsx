// The heading of a stage inside a list; where the stage can be folded, the heading is its button.
import { Icon } from './icon.tsx';
import type { SheetStage } from './sheet-table.tsx';

export function SheetStageRow({ stage, width }: { readonly stage: SheetStage; readonly width: number }) {
  const { title, note, fold } = stage;
  return (
    <tr className="stage">
      <th colSpan={width} scope="colgroup">
        <div className="stage-head">
          {fold ? (
            <button type="button" className="stage-fold" aria-expanded={!fold.folded} onClick={fold.onFold}>
              <Icon name={fold.folded ? 'right' : 'down'} />
              {title}
            </button>
          ) : (
            title
          )}
          {note && <span className="note">{note}</span>}
        </div>
      </th>
    </tr>
  );
}
