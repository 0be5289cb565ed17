// One table of an export as a value: whose rows, which columns, and which of them only the office itself gets. What the
// inspectors and trustees get is said column by column, so that nothing reaches them by being forgotten.
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import type { ToldAct } from '../views/define-view.ts';
import type { ExportAudience, ExportFile } from './export-file.ts';

/** What every export is made from. `told`: the history in words, oldest first; empty where it was not asked for. */
export interface ExportSource {
  readonly office: OfficeView;
  readonly election: ElectionState;
  readonly audience: ExportAudience;
  /** When the export is made. */
  readonly at: RecordedAt;
  readonly told: readonly Readonly<ToldAct>[];
}

/** The tables that belong to an export of one part; `rest` stands in the whole election only. */
export type TablePart = 'candidates' | 'mail-ballots' | 'calendar' | 'rest';

export interface TableColumn<Row> {
  /** The head of the CSV column: small letters and underscores, the same for ever. */
  readonly id: string;
  /** The head of the column for people. */
  readonly title: string;
  readonly for: 'everybody' | 'office';
  of(row: Row): string;
}

interface TableKind {
  /** The name of its files, without ending. */
  readonly name: string;
  readonly title: string;
  /** What one row is, in a sentence, for the README and the index page. */
  readonly about: string;
  readonly part: TablePart;
  /** Whether inspectors and trustees get this table at all. */
  readonly audience: 'everybody' | 'office';
}

export type TableFile = Extract<ExportFile, { kind: 'table' }>;

export interface ExportTable extends TableKind {
  /** Yields between rows, how many there are so far, so that a register of thousands is not put together in one go. */
  file(source: ExportSource): Generator<number, TableFile>;
}

/** So many rows are put together between two turns. */
const rowsAtATime = 20;

/** A column that every audience gets. */
export const column = <Row>(id: string, title: string, of: (row: Row) => string): TableColumn<Row> => ({
  ...{ id, title, of },
  for: 'everybody',
});
/** A column that stays in the office: birth dates, reasons, telephone numbers, remarks in free words. */
export const officeColumn = <Row>(id: string, title: string, of: (row: Row) => string): TableColumn<Row> => ({
  ...{ id, title, of },
  for: 'office',
});

export const defineTable = <Row>({
  columns,
  rows,
  ...kind
}: TableKind & {
  readonly columns: readonly TableColumn<Row>[];
  rows(source: ExportSource): Iterable<Row>;
}): ExportTable => ({
  ...kind,
  *file(source) {
    const shown = columns.filter((one) => one.for === 'everybody' || source.audience === 'office');
    const cells: string[][] = [];
    for (const row of rows(source)) {
      cells.push(shown.map(({ of }) => of(row)));
      if (cells.length % rowsAtATime === 0) yield cells.length;
    }
    return {
      kind: 'table',
      path: `tables/${kind.name}`,
      title: kind.title,
      columns: shown.map(({ id, title }) => ({ id, title })),
      rows: cells,
    };
  },
});
