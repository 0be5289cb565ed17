// Which facts a paper has ruled spaces for, read off the paper itself.
import { unreachable } from '../result.ts';
import type { Block, FlowDocument, Run } from './blocks.ts';
import type { NeededFact } from './needed-fact.ts';

export interface MissingFactOfPaper extends NeededFact {
  /** The path of the fact, such as “districts.0.place”. */
  readonly field: string;
}

/** What is missing, in the order of the paper, each fact once. Spaces that are always filled in by hand are none. */
export function missingFactsOf(paper: FlowDocument): MissingFactOfPaper[] {
  const found = new Map<string, MissingFactOfPaper>();
  for (const run of paper.blocks.flatMap(runsOfBlock))
    if (run.kind === 'blank' && run.needed && !found.has(run.field))
      found.set(run.field, { field: run.field, ...run.needed });
  return [...found.values()];
}

/** Every run of a block, in the order of the paper. */
export function runsOfBlock(block: Block): readonly Run[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
    case 'field':
    case 'check-box':
      return block.runs;
    case 'table':
      return block.rows.flat(2);
    case 'signature':
      return block.under.flat();
    case 'group':
      return block.blocks.flatMap(runsOfBlock);
    case 'space':
    case 'rule':
    case 'new-page':
      return [];
    default:
      return unreachable(block);
  }
}
