// A flow document laid out: blocks become slices, slices become pages, and each page gets its footer.
import type { Block, FlowDocument, Run } from '../../shared/documents/blocks.ts';
import { runsOfBlock } from '../../shared/documents/missing-facts.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import { atOnce, type InTurns } from '../../shared/domain/in-turns.ts';
import { err, ok, type Result, unreachable } from '../../shared/result.ts';
import { footerOf } from './flow-footer.ts';
import { groupSlices } from './flow-group.ts';
import { tableSlices } from './flow-table.ts';
import { type Column, textSlices } from './flow-text.ts';
import { glyphProblem } from './glyphs.ts';
import type { Mark, MarkedPage, TagElement } from './marks.ts';
import type { Measure } from './measure.ts';
import { flowPages } from './page-sizes.ts';
import { pictureProblem } from './pictures.ts';
import {
  emptySlice,
  lineMark,
  newPageSlice,
  type PageArea,
  paginate,
  type SetPage,
  type Slice,
  whiteSlice,
} from './slices.ts';
import { type TypeScale, type TypeStyle, typeScales } from './type-scale.ts';

interface Setting {
  readonly scale: TypeScale;
  readonly root: TagElement;
  readonly measure: Measure;
}

/** Every page of the paper, or the first thing that keeps it from being made. */
export function layOutFlow(doc: FlowDocument, measure: Measure): Result<MarkedPage[], PaperProblem> {
  const pages = atOnce(layOutFlowInTurns(doc, measure));
  return pages.ok ? ok(pages.value.map((page) => page())) : pages;
}

/** The same a row of a table at a time, and its pages as they are asked for. */
export function* layOutFlowInTurns(
  doc: FlowDocument,
  measure: Measure,
): InTurns<Result<(() => MarkedPage)[], PaperProblem>> {
  const problem = (yield* firstGlyphProblem(doc, measure)) ?? firstPictureProblem(doc.blocks);
  if (problem) return err(problem);
  const page = flowPages[doc.size];
  const scale = typeScales[doc.type];
  const column: Column = { x: page.left, width: page.width - page.left - page.right };
  const setting: Setting = { scale, root: { tag: 'Document', parent: null }, measure };
  const footer = footerOf(doc, page, column, scale.footer, measure);
  const slices = closedTogether(doc.blocks, yield* slicesOfEach(doc.blocks, column, setting));
  const area = { top: page.top, bottom: footer.textEnds };
  const pages = fewestPages(slices, area);
  if (!pages.ok) return pages;
  return ok(
    pages.value.map((marks, i) => () => ({
      width: page.width,
      height: page.height,
      marks: [...marks(), ...footer.marks(i + 1, pages.value.length)],
    })),
  );
}

/** Words after a table stand a little further off: its last line is no underline. */
function* slicesOfEach(blocks: readonly Block[], column: Column, setting: Setting): InTurns<Slice[][]> {
  const each: Slice[][] = [];
  for (const [i, block] of blocks.entries()) {
    const slices = yield* slicesOf(block, column, setting);
    const [first, ...rest] = slices;
    each.push(first && blocks[i - 1]?.kind === 'table' ? [{ ...first, above: first.above + 5 }, ...rest] : slices);
  }
  return each;
}

/**
 * How a paper ends, its day and whose it is, never stands on a sheet alone, where nobody would know what was signed: what
 * comes before it goes over with it.
 */
function closedTogether(blocks: readonly Block[], each: readonly Slice[][]): Slice[] {
  const says = ({ kind }: Block) => kind !== 'space' && kind !== 'rule' && kind !== 'new-page';
  const before = blocks.slice(0, -1).findLastIndex(says);
  const slices = each.flat();
  if (blocks.at(-1)?.kind !== 'group' || before === -1) return slices;
  const from = each.slice(0, before + 1).flat().length - 1;
  const to = each.slice(0, -1).flat().length;
  return slices.map((slice, i) => (i >= from && i < to ? { ...slice, closesWithNext: true } : slice));
}

/** With less white between the blocks where that spares a sheet: a name and a date alone on a last page get lost. */
function fewestPages(slices: readonly Slice[], area: PageArea): Result<SetPage[], PaperProblem> {
  const roomy = paginate(slices, area);
  if (!roomy.ok || roomy.value.length === 1) return roomy;
  const tight = paginate(
    slices.map((slice) => ({ ...slice, above: Math.min(slice.above, slice.tightest) })),
    area,
  );
  return tight.ok && tight.value.length < roomy.value.length ? tight : roomy;
}

function* slicesOf(block: Block, column: Column, setting: Setting): InTurns<Slice[]> {
  const { scale, root, measure } = setting;
  switch (block.kind) {
    case 'heading': {
      const tag = ({ 1: 'H1', 2: 'H2', 3: 'H3' } as const)[block.level];
      return textSlices(allBold(block.runs), column, scale.headings[block.level], { tag, parent: root }, measure, true);
    }
    case 'paragraph':
      return textSlices(block.runs, column, scale.paragraphs[block.size], paragraphUnder(root), measure, false);
    case 'table':
      return yield* tableSlices(block, column, scale, root, measure);
    case 'field': {
      const label: Run = { kind: 'words', text: `${block.label} `, weight: 'regular', field: 'wording' };
      return textSlices([label, ...block.runs], column, scale.paragraphs.body, paragraphUnder(root), measure, false);
    }
    case 'signature':
      return signatureSlices(block.width, block.under, column, setting);
    case 'check-box':
      return checkBoxSlices(block.checked, block.runs, column, setting);
    case 'group':
      return yield* groupSlices(block, column, root, function* (blocks, beside) {
        return (yield* slicesOfEach(blocks, beside, setting)).flat();
      });
    case 'space':
      return [whiteSlice(block.height)];
    case 'new-page':
      return [newPageSlice];
    case 'rule':
      return [emptySlice(9, (top) => [lineMark(column.x, top + 4.5, column.width, 0.5)])];
    default:
      return unreachable(block);
  }
}

const allBold = (runs: readonly Run[]): Run[] =>
  runs.map((run): Run => (run.kind === 'words' ? { ...run, weight: 'bold' } : run));
const paragraphUnder = (parent: TagElement): TagElement => ({ tag: 'P', parent });
function signatureSlices(
  width: number,
  under: readonly (readonly Run[])[],
  column: Column,
  { scale, root, measure }: Setting,
): Slice[] {
  const roomToSign = emptySlice(44, (top) => [lineMark(column.x, top + 42, Math.min(width, column.width), 0.75)]);
  const lines = under.flatMap((runs) =>
    textSlices(runs, column, { ...scale.paragraphs.small, above: 0 }, paragraphUnder(root), measure, false),
  );
  return [roomToSign, ...lines].map((slice, i) => ({ ...slice, withNext: i < lines.length }));
}

/** The box is a square with a cross when checked; the words stand to its right. */
function checkBoxSlices(
  checked: boolean,
  runs: readonly Run[],
  column: Column,
  { scale, root, measure }: Setting,
): Slice[] {
  const { body } = scale.paragraphs;
  const indent = body.size * 1.6;
  const indented: Column = { x: column.x + indent, width: column.width - indent };
  const lines = textSlices(runs, indented, body, paragraphUnder(root), measure, false);
  return lines.map((slice, i) =>
    i > 0 ? slice : { ...slice, draw: (top) => [...box(column.x, top, body, checked), ...slice.draw(top)] },
  );
}

function box(x: number, top: number, style: TypeStyle, checked: boolean): Mark[] {
  const side = style.size * 0.79;
  const y = top + (style.leading - side) / 2 + 0.25;
  const square: Mark = { kind: 'rect', x, y, width: side, height: side, thickness: 0.75 };
  if (!checked) return [square];
  const stroke = { kind: 'line', thickness: 1.25, x1: x + 2, x2: x + side - 2 } as const;
  return [square, { ...stroke, y1: y + 2, y2: y + side - 2 }, { ...stroke, y1: y + side - 2, y2: y + 2 }];
}

function* firstGlyphProblem(doc: FlowDocument, measure: Measure): InTurns<PaperProblem | null> {
  const runs = [...doc.blocks.flatMap(runsToDraw), ...runsOfFooter(doc)];
  for (const run of runs) {
    if (run.kind !== 'words') continue;
    const problem = glyphProblem(run.text, run.field, run.weight, measure);
    if (problem) return problem;
    yield;
  }
  return null;
}

const runsOfFooter = (doc: FlowDocument): Run[] => [
  { kind: 'words', text: doc.footer, weight: 'regular', field: 'footer' },
];

/** Headings are bold whatever their runs say. */
const runsToDraw = (block: Block): readonly Run[] => {
  if (block.kind === 'group') return block.blocks.flatMap(runsToDraw);
  return block.kind === 'heading' ? allBold(block.runs) : runsOfBlock(block);
};

function firstPictureProblem(blocks: readonly Block[]): PaperProblem | null {
  for (const block of blocks) {
    if (block.kind !== 'group') continue;
    const problem = (block.picture && pictureProblem(block.picture)) ?? firstPictureProblem(block.blocks);
    if (problem) return problem;
  }
  return null;
}
