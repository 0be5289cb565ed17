// Draws laid-out pages with pdfkit: the only step that writes into a PDF.
import { unreachable } from '../../shared/result.ts';
import type { Mark, MarkedPage, TagElement } from './marks.ts';
import { measure } from './measure.ts';
import { setFace } from './pdfkit-internals.ts';
import { drawPicture } from './pictures.ts';

/** Adds pages to an open document. Tagged documents, and only they, get their tag tree; call `finish` once after the last page. */
export interface Drawing {
  page(page: MarkedPage): void;
  finish(): void;
}

export function drawOn(
  doc: PDFKit.PDFDocument,
  options: { readonly tagged: boolean; readonly across: string | null },
): Drawing {
  const tree = new Map<TagElement, PDFKit.PDFStructureElement>();
  const elementOf = (element: TagElement): PDFKit.PDFStructureElement => {
    const known = tree.get(element);
    if (known) return known;
    const alt = element.alt === undefined ? {} : { alt: element.alt };
    const made = doc.struct(element.tag, element.tag === 'TH' ? scopeOfColumn : alt);
    tree.set(element, made);
    if (element.parent) elementOf(element.parent).add(made);
    else doc.addStructure(made);
    return made;
  };
  const artifact = (type: 'Layout' | 'Pagination', draw: () => void) => {
    if (options.tagged) doc.markContent('Artifact', { type });
    draw();
    if (options.tagged) doc.endMarkedContent();
  };
  const drawMarks = (marks: readonly Mark[]) => {
    for (const { element, members } of byElement(marks)) {
      if (!element || !options.tagged) artifact('Layout', () => drawAll(doc, members));
      else {
        const parent = elementOf(element);
        if (members.every((mark) => mark.kind === 'empty')) continue;
        const content = doc.markStructureContent(element.tag);
        drawAll(doc, members);
        doc.endMarkedContent();
        parent.add(content);
      }
    }
  };
  return {
    page: ({ width, height, marks, placement }) => {
      // Always with its own size and no margins: without them pdfkit takes those of the document's first page.
      const paper = placement ?? { width, height };
      doc.addPage({ size: [paper.width, paper.height], margin: 0 });
      if (placement) doc.save().transform(...placement.matrix);
      const { across } = options;
      if (across !== null) artifact('Pagination', () => markAcross(doc, across, width, height));
      drawMarks(marks);
      if (placement) doc.restore();
    },
    finish: () => {
      for (const [element, made] of tree) if (!element.parent) made.end();
    },
  };
}

// pdfkit reads a scope that its types do not know.
const scopeOfColumn = { scope: 'Column' } as object;

interface Together {
  readonly element: TagElement | null;
  readonly members: Mark[];
}

/** Neighbouring marks of one element, so that each is marked once and not line by line. */
function byElement(marks: readonly Mark[]): Together[] {
  const all: Together[] = [];
  for (const mark of marks) {
    const element = 'element' in mark ? mark.element : null;
    const last = all.at(-1);
    if (last && last.element === element) last.members.push(mark);
    else all.push({ element, members: [mark] });
  }
  return all;
}

const drawAll = (doc: PDFKit.PDFDocument, marks: readonly Mark[]): void => {
  for (const mark of marks) drawMark(doc, mark);
};

function drawMark(doc: PDFKit.PDFDocument, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      setFace(doc, mark.weight, mark.size);
      // Finished lines only: `lineBreak` false without a width is the one case in which pdfkit does not wrap.
      doc.text(mark.text, mark.x, mark.baseline, { lineBreak: false, baseline: 'alphabetic' });
      return;
    case 'line':
      doc.lineWidth(mark.thickness).moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2).stroke();
      return;
    case 'rect':
      doc.lineWidth(mark.thickness).rect(mark.x, mark.y, mark.width, mark.height).stroke();
      return;
    case 'picture':
      drawPicture(doc, mark);
      return;
    case 'bars':
      for (const [x, width] of mark.bars) doc.rect(x, mark.y, width, mark.height);
      doc.fill();
      return;
    case 'empty':
      return;
    default:
      unreachable(mark);
  }
}

/** Large and pale across the whole page, beneath the words: no practice paper is ever mailed, no proof taken for a ballot. */
function markAcross(doc: PDFKit.PDFDocument, word: string, width: number, height: number): void {
  const length = 0.6 * Math.hypot(width, height);
  const size = (100 * length) / measure().width(word, 'bold', 100);
  const angle = (Math.atan2(height, width) * 180) / Math.PI;
  doc.save();
  doc.rotate(-angle, { origin: [width / 2, height / 2] });
  setFace(doc, 'bold', size);
  doc.fillColor('#e8e8e8');
  doc.text(word, width / 2 - length / 2, height / 2 + size * 0.357, { lineBreak: false, baseline: 'alphabetic' });
  doc.restore();
  doc.fillColor('#000000');
}
