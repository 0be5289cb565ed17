// The papers of the election with their digests, so that any copy of one can be told to be that one.
import { countCell, dayCell } from '../cells.ts';
import { column, defineTable } from '../export-table.ts';
import { type KeptPaper, keptPapers } from '../kept-papers.ts';

export const papers = defineTable<KeptPaper>({
  name: 'papers',
  title: 'Papers',
  about: 'One row for each edition and each numbered paper, with the SHA-256 of its file.',
  part: 'rest',
  audience: 'everybody',
  columns: [
    column('paper', 'Paper', ({ title }) => title),
    column('which', 'Edition or number', ({ which }) => which),
    column('printed', 'Printed', ({ printed }) => dayCell(printed)),
    column('pages', 'Pages', ({ pages }) => countCell(pages)),
    column('file', 'File', ({ path }) => path),
    column('sha256', 'SHA-256', ({ sha256 }) => sha256),
  ],
  rows: ({ election, audience }) => keptPapers(election, audience),
});
