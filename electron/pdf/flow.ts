// A flow document laid out: blocks become slices, slices become pages, and each page gets its footer.
import type { Block, FlowDocument, Run } from '../../shared/documents/blocks.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import { err, ok, type Result, unreachable } from '../../shared/result.ts';
import { tableSlices } from './flow-table.ts';
import { type Column, marksOfLine, textSlices } from './flow-text.ts';
import { glyphProblem } from './glyphs.ts';
import { breakLines } from './lines.ts';
import type { Mark, MarkedPage, TagElement } from './marks.ts';
import type { Measure } from './measure.ts';
import { type FlowPage, flowPages } from './page-sizes.ts';
import { paginate, type Slice } from './slices.ts';
import { bodyStyle, footerStyle, headingStyles, leadStyle, smallStyle } from './type-scale.ts';

const paragraphStyles = { lead: leadStyle, body: bodyStyle, small: smallStyle };

/** Every page of the paper, or the first thing that keeps it from being made. */
export function layOutFlow(doc: FlowDocument, measure: Measure): Result<MarkedPage[], PaperProblem> {
  const problem = firstGlyphProblem(doc, measure);
  if (problem) return err(problem);
  const page = flowPages[doc.size];
  const column: Column = { x: page.left, width: page.width - page.left - page.right };
  const root: TagElement = { tag: 'Document', parent: null };
  const slices = doc.blocks.flatMap((block) => slicesOf(block, column, root, measure));
  const pages = paginate(slices, { top: page.top, bottom: page.height - page.bottom });
  if (!pages.ok) return pages;
  return ok(
    pages.value.map((marks, i) => ({
      width: page.width,
      height: page.height,
      marks: [...marks, ...footerMarks(doc.footer, i + 1, pages.value.length, page, column, measure)],
    })),
  );
}

function slicesOf(block: Block, column: Column, root: TagElement, measure: Measure): Slice[] {
  switch (block.kind) {
    case 'heading': {
      const tag = ({ 1: 'H1', 2: 'H2', 3: 'H3' } as const)[block.level];
      const heavy = block.runs.map((run): Run => (run.kind === 'words' ? { ...run, weight: 'bold' } : run));
      return textSlices(heavy, column, headingStyles[block.level], { tag, parent: root }, measure, true);
    }
    case 'paragraph':
      return textSlices(block.runs, column, paragraphStyles[block.size], paragraphUnder(root), measure, false);
    case 'table':
      return tableSlices(block, column, root, measure);
    case 'field': {
      const label: Run = { kind: 'words', text: `${block.label} `, weight: 'regular', field: 'wording' };
      return textSlices([label, ...block.runs], column, bodyStyle, paragraphUnder(root), measure, false);
    }
    case 'signature':
      return signatureSlices(block.width, block.under, column, root, measure);
    case 'check-box':
      return checkBoxSlices(block.checked, block.runs, column, root, measure);
    case 'group': {
      const inner = block.blocks.flatMap((child) => slicesOf(child, column, root, measure));
      return inner.map((slice, i) => ({ ...slice, groupedWithNext: slice.groupedWithNext || i < inner.length - 1 }));
    }
    case 'space':
      return [emptySlice(block.height, () => [])];
    case 'rule':
      return [emptySlice(9, (top) => [lineMark(column.x, top + 4.5, column.width, 0.5)])];
    default:
      return unreachable(block);
  }
}

const paragraphUnder = (parent: TagElement): TagElement => ({ tag: 'P', parent });
const lineMark = (x: number, y: number, width: number, thickness: number): Mark => ({
  kind: 'line',
  x1: x,
  y1: y,
  x2: x + width,
  y2: y,
  thickness,
});

const emptySlice = (height: number, draw: Slice['draw']): Slice => ({
  height,
  above: 0,
  withNext: false,
  groupedWithNext: false,
  head: null,
  field: 'wording',
  text: '',
  draw,
});

function signatureSlices(
  width: number,
  under: readonly (readonly Run[])[],
  column: Column,
  root: TagElement,
  measure: Measure,
): Slice[] {
  const roomToSign = emptySlice(44, (top) => [lineMark(column.x, top + 42, Math.min(width, column.width), 0.75)]);
  const lines = under.flatMap((runs) =>
    textSlices(runs, column, { ...smallStyle, above: 0 }, paragraphUnder(root), measure, false),
  );
  return [roomToSign, ...lines].map((slice, i) => ({ ...slice, withNext: i < lines.length }));
}

/** The box is a square with a cross when checked; the words stand to its right. */
function checkBoxSlices(
  checked: boolean,
  runs: readonly Run[],
  column: Column,
  root: TagElement,
  measure: Measure,
): Slice[] {
  const indented: Column = { x: column.x + 22, width: column.width - 22 };
  const lines = textSlices(runs, indented, bodyStyle, paragraphUnder(root), measure, false);
  return lines.map((slice, i) =>
    i > 0 ? slice : { ...slice, draw: (top) => [...box(column.x, top, checked), ...slice.draw(top)] },
  );
}

function box(x: number, top: number, checked: boolean): Mark[] {
  const side = 11;
  const y = top + 4.5;
  const square: Mark = { kind: 'rect', x, y, width: side, height: side, thickness: 0.75 };
  if (!checked) return [square];
  const stroke = { kind: 'line', thickness: 1.25, x1: x + 2, x2: x + side - 2 } as const;
  return [square, { ...stroke, y1: y + 2, y2: y + side - 2 }, { ...stroke, y1: y + side - 2, y2: y + 2 }];
}

/** Which paper, of which election, which sheet of how many: posted sheets get separated. */
function footerMarks(
  footer: string,
  page: number,
  pages: number,
  paper: FlowPage,
  column: Column,
  measure: Measure,
): Mark[] {
  const top = paper.height - paper.footer;
  const size = footerStyle.size;
  const count = `Page ${page} of ${pages}`;
  const countWidth = measure.width(count, 'regular', size);
  const width = column.width - countWidth - 24;
  const runs: Run[] = [{ kind: 'words', text: footer, weight: 'regular', field: 'footer' }];
  const lines = breakLines(runs, { size, width, measure, atHyphens: true, splitWords: true });
  return [
    lineMark(column.x, top, column.width, 0.5),
    ...lines.flatMap((line, i) => marksOfLine(line, column.x, top + 6 + i * footerStyle.leading, footerStyle, null)),
    ...marksOfLine(
      { segments: [{ kind: 'text', x: 0, text: count, weight: 'regular' }], width: countWidth },
      column.x + column.width - countWidth,
      top + 6,
      footerStyle,
      null,
    ),
  ];
}

function firstGlyphProblem(doc: FlowDocument, measure: Measure): PaperProblem | null {
  for (const run of [...doc.blocks.flatMap(runsOf), ...runsOfFooter(doc)]) {
    if (run.kind === 'blank') continue;
    const problem = glyphProblem(run.text, run.field, run.weight, measure);
    if (problem) return problem;
  }
  return null;
}

const runsOfFooter = (doc: FlowDocument): Run[] => [
  { kind: 'words', text: doc.footer, weight: 'regular', field: 'footer' },
];

function runsOf(block: Block): readonly Run[] {
  switch (block.kind) {
    case 'heading':
      return block.runs.map((run) => (run.kind === 'words' ? { ...run, weight: 'bold' } : run));
    case 'paragraph':
    case 'field':
    case 'check-box':
      return block.runs;
    case 'table':
      return block.rows.flat(2);
    case 'signature':
      return block.under.flat();
    case 'group':
      return block.blocks.flatMap(runsOf);
    case 'space':
    case 'rule':
      return [];
    default:
      return unreachable(block);
  }
}
