// The blocks of a flowing paper, as a page: the same words in the same order as the printed one. Where the printed
// pages break is for the printer's side to know; here the paper is one long sheet.
import type { Block, Table } from '../../shared/documents/blocks.ts';
import { unreachable } from '../../shared/result.ts';
import { inOrder } from './in-order.ts';
import { PaperPicture } from './paper-picture.tsx';
import { PaperRuns } from './paper-runs.tsx';

// A paper stands under the page's own headings, so its first level is the third of the screen.
const headings = { 1: 'h3', 2: 'h4', 3: 'h5' } as const;

function PaperTable({ table }: { readonly table: Table }) {
  const whole = table.columns.reduce((sum, column) => sum + column.share, 0);
  return (
    <table>
      <caption className="sr">{table.name}</caption>
      <thead>
        <tr>
          {inOrder(table.columns).map(({ place, item }) => (
            <th key={place} scope="col" style={{ width: `${(100 * item.share) / whole}%` }}>
              {item.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {inOrder(table.rows).map((row) => (
          <tr key={row.place}>
            {inOrder(row.item).map((cell) => (
              <td key={cell.place}>
                <PaperRuns runs={cell.item} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function OneBlock({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = headings[block.level];
      return (
        <Heading>
          <PaperRuns runs={block.runs} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p className={block.size === 'body' ? undefined : block.size}>
          <PaperRuns runs={block.runs} />
        </p>
      );
    case 'table':
      return <PaperTable table={block} />;
    case 'field':
      return (
        <p>
          {block.label} <PaperRuns runs={block.runs} />
        </p>
      );
    case 'signature':
      return (
        <div className="signature" style={{ width: `calc(${block.width} * var(--pt))` }}>
          {inOrder(block.under).map(({ place, item }) => (
            <div key={place}>
              <PaperRuns runs={item} />
            </div>
          ))}
        </div>
      );
    case 'check-box':
      return (
        <p>
          <span className={block.checked ? 'tick ticked' : 'tick'}>
            <span className="sr">{block.checked ? 'ticked: ' : 'not ticked: '}</span>
          </span>
          <PaperRuns runs={block.runs} />
        </p>
      );
    case 'group':
      return block.picture === null ? (
        <PaperBlocks blocks={block.blocks} />
      ) : (
        <div className="with-seal">
          <PaperPicture picture={block.picture} />
          <div>
            <PaperBlocks blocks={block.blocks} />
          </div>
        </div>
      );
    case 'space':
      return <div style={{ height: `calc(${block.height} * var(--pt))` }} />;
    case 'rule':
      return <hr />;
    case 'new-page':
      return <hr className="next-sheet" />;
    default:
      return unreachable(block);
  }
}

export function PaperBlocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return inOrder(blocks).map(({ place, item }) => <OneBlock key={place} block={item} />);
}
