// The offices to be filled.
import type { ElectionState } from '../../commands/define-command.ts';
import { countCell, dayCell, yesNo } from '../cells.ts';
import { column, defineTable, officeColumn } from '../export-table.ts';

type Row = ElectionState['file']['offices'][number];

export const offices = defineTable<Row>({
  name: 'offices',
  title: 'Offices',
  about: 'One row for each office on the ballot; two terms of one office are two rows.',
  part: 'rest',
  audience: 'everybody',
  columns: [
    column('number', 'Number', ({ number }) => String(number)),
    column('office', 'Office', ({ title }) => title),
    column('to_be_elected', 'To be elected', ({ seats }) => countCell(seats)),
    column('term_years', 'Term in years', ({ termYears }) => countCell(termYears)),
    column('unexpired', 'Rest of a term', ({ unexpired }) => yesNo(unexpired)),
    column('term_ends', 'Rest of a term: until', ({ termEnds }) => dayCell(termEnds)),
    column('held_by', 'Now held by', ({ incumbents }) => incumbents.join('; ')),
    column('vacated_by', 'Left by', ({ vacancy }) => vacancy?.who ?? ''),
    column('vacant_on', 'Vacant since', ({ vacancy }) => dayCell(vacancy?.vacantOn)),
    officeColumn('vacant_how', 'How it became vacant', ({ vacancy }) => vacancy?.how ?? ''),
  ],
  rows: ({ election }) => election.file.offices,
});
