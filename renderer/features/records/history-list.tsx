// The list: newest first, a heading for each day, one entry a row with its marks; a hundred at a time.
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import { dayWithoutYear, longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { HistoryPage } from './history-screen.tsx';
import { goToAct, type Narrowing, narrow } from './narrowing.ts';

/** So many entries make a page. */
export const pageSize = 100;

type Row = HistoryPage['acts'][number];

const when: SheetColumn<Row> = {
  id: 'when',
  head: 'Recorded',
  cell: ({ recordedAt, actor }) => (
    <>
      {hourInWords(timeRecorded(recordedAt))}
      <br />
      {actor}
    </>
  ),
  muted: true,
};
const what: SheetColumn<Row> = {
  id: 'what',
  head: 'What was done',
  cell: (row) => (
    <>
      <span className={row.takenBack === null ? 'said' : 'said gone'}>{row.words}</span>
      <Marks row={row} />
    </>
  ),
  names: true,
};
const columns = [when, what];

function Marks({ row }: { readonly row: Row }) {
  const happened = row.happenedOn !== null && row.happenedOn !== dayRecorded(row.recordedAt);
  return (
    <>
      {row.takenBack && <span className="note"> {row.takenBack}</span>}
      {happened && row.happenedOn && <span className="note"> Happened on {longDay(row.happenedOn)}.</span>}
      {row.clock !== null && (
        <Tag icon="clock" tone="warning">
          {row.clock}
        </Tag>
      )}
      {row.statedClock && <Tag icon="clock">under a stated clock</Tag>}
    </>
  );
}

export function HistoryList({
  page,
  narrowing,
  open,
  typed,
}: {
  readonly page: HistoryPage;
  readonly narrowing: Narrowing;
  readonly open: string | null;
  readonly typed: string;
}) {
  const { today } = useDesk().frame;
  const dayOf = (row: Row) => {
    const day = dayRecorded(row.recordedAt);
    return { id: day, title: day === today ? `Today, ${dayWithoutYear(day)}` : longDay(day) };
  };
  const { acts, found, newer, next, previous } = page;
  const range = `${newer + 1} to ${newer + acts.length} of ${found}`;
  return (
    <div className="history">
      <SheetTable
        caption={`What was recorded, newest first: ${range}`}
        columns={columns}
        rows={acts}
        keyOf={(row) => row.act}
        nameOf={(row) => row.words}
        open={open}
        onOpen={(row) => goToAct(narrowing, row.act)}
        stageOf={dayOf}
        empty={<NothingHere narrowed={typed !== '' || page.counts.all !== found || narrowing.record !== null} />}
      />
      {(next !== null || previous !== null) && (
        <div className="foot">
          <p className="note">{range}</p>
          <div className="acts">
            <Button
              small
              disabled={previous === null}
              onPress={() => narrow(narrowing, { before: previous?.before ?? null })}
            >
              Newer
            </Button>
            <Button small disabled={next === null} onPress={() => narrow(narrowing, { before: next })}>
              Older
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

const NothingHere = ({ narrowed }: { readonly narrowed: boolean }) => (
  <Empty title={narrowed ? 'Nothing fits all of that.' : 'Nothing was recorded by then.'}>
    {narrowed ? 'Take away a word, the person or the day.' : 'The history begins on the day the office was opened.'}
  </Empty>
);
