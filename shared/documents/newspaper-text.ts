// The newspaper's copy of a paper: the same words in the same order in one size of type, without tables, as newspapers
// ask for legal notices. A row of a table becomes a line such as “Mayor, two years: Ján Křížek, 12 Mill Street”.
import { unreachable } from '../result.ts';
import type { Block, FlowDocument, Run, Table } from './blocks.ts';
import { rowRuns } from './table-rows.ts';

const fillIn = '__________';

/** Plain text with `\n` at line ends and a blank line between blocks; the caller makes CRLF of it where that is wanted. */
export const newspaperText = (doc: FlowDocument): string => `${doc.blocks.flatMap(blockText).join('\n\n')}\n`;

/** The words of runs, with ordinary spaces; a fact not on record is a space to fill in. */
const plain = (runs: readonly Run[]): string =>
  runs
    .map((run) => (run.kind === 'words' ? run.text : run.kind === 'tick' ? '[ ]' : fillIn))
    .join('')
    .replaceAll('\u00a0', ' ');

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return [plain(block.runs)];
    case 'table':
      return [tableText(block)];
    case 'field':
      return [`${block.label} ${plain(block.runs)}`];
    case 'signature':
      return [[fillIn, ...block.under.map(plain)].join('\n')];
    case 'check-box':
      return [`[${block.checked ? 'x' : ' '}] ${plain(block.runs)}`];
    case 'group':
      return block.blocks.flatMap(blockText);
    case 'space':
    case 'rule':
    case 'new-page':
      return [];
    default:
      return unreachable(block);
  }
}

const tableText = (table: Table): string => table.rows.map((row) => plain(rowRuns(table, row))).join('\n');
