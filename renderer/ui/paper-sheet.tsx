// One page of an envelope or label on the screen, every box at its place. Type is shown at its full size; where the
// printer's side has to set it smaller to fit, only the print shows it; so are the bars of a bar code, of which the screen
// shows where they stand.
import type { CSSProperties } from 'react';
import type { Box, SheetPage } from '../../shared/documents/sheet.ts';
import { unreachable } from '../../shared/result.ts';
import { inOrder } from './in-order.ts';
import { PaperPicture } from './paper-picture.tsx';

const pt = (points: number): string => `calc(${points} * var(--pt))`;
const area = (x: number, y: number, width: number, height: number): CSSProperties => ({
  left: pt(x),
  top: pt(y),
  width: pt(width),
  height: pt(height),
});

function OneBox({ box }: { readonly box: Box }) {
  switch (box.kind) {
    case 'text': {
      const style: CSSProperties = {
        ...area(box.x, box.y, box.width, box.height),
        fontSize: pt(box.size),
        textAlign: box.align,
        fontWeight: box.weight === 'bold' ? 'var(--strong)' : 'var(--regular)',
        fontStyle: box.weight === 'italic' ? 'italic' : 'normal',
      };
      return (
        <div className="placed" style={style}>
          {box.text}
        </div>
      );
    }
    case 'line': {
      const left = Math.min(box.x1, box.x2);
      const top = Math.min(box.y1, box.y2);
      const width = Math.max(Math.abs(box.x2 - box.x1), box.thickness);
      const height = Math.max(Math.abs(box.y2 - box.y1), box.thickness);
      return <div className="placed rule" style={area(left, top, width, height)} />;
    }
    case 'rect':
      return <div className="placed rect" style={area(box.x, box.y, box.width, box.height)} />;
    case 'place':
      return (
        <div className="placed place" style={area(box.x, box.y, box.width, box.height)}>
          <span className="sr">space for {box.name}</span>
        </div>
      );
    case 'barcode':
      return (
        <div className="placed bars" style={area(box.x, box.y, box.width, box.height)}>
          <span className="sr">bar code {box.text}</span>
        </div>
      );
    case 'picture':
      return (
        <div className="placed artwork" style={area(box.x, box.y, box.width, box.height)}>
          <PaperPicture picture={box.picture} />
        </div>
      );
    default:
      return unreachable(box);
  }
}

export function PaperSheet({ page, practice }: { readonly page: SheetPage; readonly practice: boolean }) {
  const shape = { '--leaf-width': String(page.width), aspectRatio: `${page.width} / ${page.height}` } as CSSProperties;
  return (
    <div className="leaf" style={shape}>
      <div>
        {inOrder(page.boxes).map(({ place, item }) => (
          <OneBox key={place} box={item} />
        ))}
      </div>
      {practice && <div className="across" aria-hidden="true" />}
    </div>
  );
}
