// Who did what and when, in words: the office's own, for its sentences name reasons and telephone calls.
import type { ToldAct } from '../../views/define-view.ts';
import { dayCell } from '../cells.ts';
import { column, defineTable } from '../export-table.ts';

type Row = Readonly<ToldAct>;

export const history = defineTable<Row>({
  name: 'history',
  title: 'Who did what',
  about: 'One row for each act recorded for this election, oldest first.',
  part: 'rest',
  audience: 'office',
  columns: [
    column('seq', 'Number', ({ seq }) => String(seq)),
    column('recorded_at', 'Recorded at', ({ recordedAt }) => recordedAt),
    column('clock', 'Clock', ({ statedClock }) => (statedClock ? 'stated' : 'of the computer')),
    column('who', 'Who', ({ actor }) => actor),
    column('what', 'What', ({ sentences }) => sentences.join(' ')),
    column('happened_day', 'Happened on', ({ happened }) => dayCell(happened?.day)),
    column('happened_hour', 'Happened at', ({ happened }) => happened?.time ?? ''),
    column('taken_back_at', 'Taken back at', ({ takenBack }) => takenBack?.on ?? ''),
    column('taken_back_by', 'Taken back by', ({ takenBack }) => takenBack?.by ?? ''),
    column('taken_back_reason', 'Reason for taking back', ({ takenBack }) => takenBack?.reason ?? ''),
    column('act', 'Act', ({ act }) => act),
  ],
  rows: ({ told, election }) => told.filter(({ touched }) => touched.some(({ stream }) => stream === election.id)),
});
