// A paper before it is printed: the same plain data that the printer's side draws, shown on the screen.
import type { FlowDocument } from '../../shared/documents/blocks.ts';
import type { SheetDocument } from '../../shared/documents/sheet.ts';
import { inOrder } from './in-order.ts';
import { PaperBlocks } from './paper-blocks.tsx';
import { PaperSheet } from './paper-sheet.tsx';

export type PreviewedPaper = FlowDocument | SheetDocument;

/** As wide as its place; everything on it scales along. */
export function PaperPreview({ paper }: { readonly paper: PreviewedPaper }) {
  if (paper.kind === 'sheet') {
    return (
      <figure className="leaves" aria-label={`Preview: ${paper.title}`}>
        {inOrder(paper.pages).map(({ place, item }) => (
          <PaperSheet key={place} page={item} practice={paper.practice} />
        ))}
      </figure>
    );
  }
  return (
    <figure className={`leaf ${paper.type}`} aria-label={`Preview: ${paper.title}`}>
      <div className="leaf-page">
        <PaperBlocks blocks={paper.blocks} />
        <p className="foot-line">{paper.footer}</p>
      </div>
      {paper.practice ? (
        <div className="across" aria-hidden="true" />
      ) : (
        paper.mark && <div className={`across ${paper.mark.toLowerCase()}`} aria-hidden="true" />
      )}
    </figure>
  );
}
