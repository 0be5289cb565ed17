// What the window may ask about a county list that is not read yet: the file, how it looks, and the lines left out of it.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { ColumnMapping, ListDelimiter, ListEncoding, ListShape } from '../domain/voter-list.ts';
import { service } from './define-service.ts';

const Cell = z.string().max(200);

export const voterServices = [
  service({
    name: 'voters.choose-file',
    title: 'Choose the county’s file',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ place: z.string().nullable(), shown: z.string() }),
  }),
  service({
    name: 'voters.preview',
    title: 'See how a voter list looks before it is read',
    /** Null: as it looks. */
    input: z.strictObject({
      place: z.string(),
      encoding: ListEncoding.nullable(),
      delimiter: ListDelimiter.nullable(),
    }),
    value: z.strictObject({
      name: z.string(),
      bytes: z.number().int(),
      shape: ListShape,
      encoding: ListEncoding,
      delimiter: ListDelimiter,
      listDate: PlainDate,
      /** The file's own heading of each column; numbers where it has none. */
      headings: z.array(Cell),
      columns: ColumnMapping,
      /** `remembered`: as the clerk mapped a file with these headings before. */
      columnsFrom: z.enum(['layout', 'headings', 'remembered']),
      /** Headings whose columns are never kept, whatever is chosen. */
      neverKept: z.array(Cell),
      rows: z.array(z.array(Cell)).max(20),
    }),
  }),
  service({
    name: 'voters.save-rejected',
    title: 'Save the lines that were left out of the last list',
    input: z.strictObject({}),
    /** Null after Cancel. */
    value: z.strictObject({ file: z.string().nullable(), lines: z.number().int() }),
  }),
] as const;
