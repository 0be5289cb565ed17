// One file of an export, by its path with forward slashes, before it is bytes.

export interface ExportColumn {
  readonly id: string;
  readonly title: string;
}

export type ExportFile =
  /** UTF-8, written as it is. */
  | { readonly kind: 'text'; readonly path: string; readonly text: string }
  /** UTF-8 as well; a page of a long table, put together piece by piece while it is written. */
  | { readonly kind: 'page'; readonly path: string; pieces(): Iterable<string> }
  /** A path without ending: becomes .csv and .xlsx. */
  | {
      readonly kind: 'table';
      readonly path: string;
      readonly title: string;
      readonly columns: readonly ExportColumn[];
      readonly rows: readonly (readonly string[])[];
    }
  /** The kept bytes of an edition or numbered paper. */
  | { readonly kind: 'paper'; readonly path: string; readonly sha256: string };

export type ExportPart = 'all' | 'candidates' | 'mail-ballots' | 'calendar' | 'newspaper' | { readonly paper: string };

export type ExportAudience = 'office' | 'inspectors';
