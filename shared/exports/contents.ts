// What an export of an election contains, as files before they are bytes: tables, papers, the calendar, the newspaper's texts,
// a page that any browser opens and a README in plain words. The log and the manifest are put beside them by the export itself.
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import type { ToldAct } from '../views/define-view.ts';
import type { ExportAudience, ExportFile, ExportPart } from './export-file.ts';
import type { ExportSource, ExportTable, TableFile } from './export-table.ts';
import { indexPages } from './index-page.ts';
import { keptFiles } from './kept-files.ts';
import { type KeptPaper, keptPapers } from './kept-papers.ts';
import { newspaperTexts } from './newspaper-texts.ts';
import { readme } from './readme.ts';
import { exportTables } from './tables/index.ts';

/** What is made outside: the history in words, oldest first, and the calendar as an iCalendar file (RFC 5545). */
export interface ExportBeside {
  readonly told?: readonly Readonly<ToldAct>[];
  readonly ics?: string;
}

export interface PlannedTable {
  readonly table: ExportTable;
  readonly file: TableFile;
}

/** An export put together: what its page and its README speak of. */
export interface ExportPlan {
  readonly source: ExportSource;
  readonly part: ExportPart;
  readonly tables: readonly PlannedTable[];
  readonly papers: readonly KeptPaper[];
  readonly texts: readonly Extract<ExportFile, { kind: 'text' }>[];
  readonly files: readonly Extract<ExportFile, { kind: 'paper' }>[];
}

function* planOf(source: ExportSource, part: ExportPart, { ics }: ExportBeside): Generator<number, ExportPlan> {
  const all = part === 'all';
  const { audience, election } = source;
  const tables: PlannedTable[] = [];
  let before = 0;
  for (const table of exportTables) {
    if (!(all || table.part === part) || !(audience === 'office' || table.audience === 'everybody')) continue;
    const making = table.file(source);
    let step = making.next();
    for (; !step.done; step = making.next()) yield before + step.value;
    tables.push({ table, file: step.value });
    before += step.value.rows.length;
    yield before;
  }
  const calendar = (all || part === 'calendar') && ics !== undefined;
  return {
    ...{ source, part, tables },
    papers: keptPapers(election, audience).filter((paper) => belongs(paper, part)),
    texts: [
      ...(calendar ? [{ kind: 'text' as const, path: 'calendar/calendar.ics', text: ics }] : []),
      ...(all || part === 'newspaper' ? newspaperTexts(election) : []),
    ],
    files: all && audience === 'office' ? keptFiles(election) : [],
  };
}

function belongs({ paper, path }: KeptPaper, part: ExportPart): boolean {
  if (typeof part === 'object') return paper === part.paper;
  if (part === 'candidates') return path.startsWith('papers/nominations/') || paper === 'list-of-candidates';
  return part === 'all' || (part === 'mail-ballots' && path.startsWith('papers/mail-ballots/'));
}

/**
 * The files of one export. `at`: when it is made, which its page says and from which its calendar is told. The inspectors'
 * export holds no birth date, reason, place of detention, telephone number, history or letter. The same record gives the same files.
 * Yields often, how many rows it has put together; between two turns the record must not change.
 */
export function* exportContents(
  office: OfficeView,
  election: ElectionState,
  part: ExportPart,
  audience: ExportAudience,
  at: RecordedAt,
  beside: ExportBeside = {},
): Generator<number, readonly ExportFile[]> {
  const plan = yield* planOf({ office, election, audience, at, told: beside.told ?? [] }, part, beside);
  return [
    ...plan.tables.map(({ file }) => file),
    ...plan.papers.map(({ path, sha256 }) => ({ kind: 'paper' as const, path, sha256 })),
    ...plan.files,
    ...plan.texts,
    ...indexPages(plan),
    { kind: 'text', path: 'README.txt', text: readme(plan) },
  ];
}
