// Envelopes of one board as a list: number, name, kind, what goes with it for the inspectors, and what they determined.

import { foldForSearch } from '../../../shared/domain/search-key.ts';
import { envelopeNumber, mailBallotKindInWords } from '../../../shared/words/mail-ballots.ts';
import { capital } from '../../../shared/words/sentence.ts';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { dayAndHour } from './application-words.ts';
import type { EnvelopeView } from './inspectors-screen.tsx';

/** “1 envelope”, “31 envelopes” */
export const envelopesInWords = (count: number): string => `${count} ${count === 1 ? 'envelope' : 'envelopes'}`;

type Column = SheetColumn<EnvelopeView>;
const number: Column = {
  id: 'number',
  head: 'Env.',
  headInFull: 'Number on the envelope',
  cell: ({ envelope }) => envelopeNumber(envelope),
  sort: ({ envelope }) => envelope,
  figures: true,
};
const name: Column = {
  id: 'name',
  head: 'Name',
  cell: (row) => row.name,
  sort: (row) => foldForSearch(row.name).join(' '),
  names: true,
};
const kind: Column = {
  id: 'kind',
  head: 'Kind',
  cell: (row) => mailBallotKindInWords[row.kind],
  sort: (row) => row.kind,
  muted: true,
  hide: 'small',
};
const notes: Column = {
  id: 'notes',
  head: 'For the inspectors',
  cell: (row) => capital(row.notes.join('; ')),
  muted: true,
};
const outcome: Column = {
  id: 'outcome',
  head: 'What they determined',
  cell: (row) => <Outcome row={row} />,
  sort: (row) => row.outcome,
};
const came: Column = {
  id: 'came',
  head: 'Came back',
  cell: ({ received }) => (received ? dayAndHour(received.day, received.time) : ''),
  muted: true,
};

function Outcome({ row: { stands, outcome: said } }: { readonly row: EnvelopeView }) {
  if (stands === 'cast')
    return (
      <Tag icon="check" tone="success">
        Cast
      </Tag>
    );
  if (stands === 'not-counted')
    return (
      <Tag icon="no" tone="plain">
        {capital(said)}
      </Tag>
    );
  return <Tag icon="note">{stands === 'delivered' ? 'Not on record yet' : 'Not signed for yet'}</Tag>;
}

/** `show`: a fourth thing to know of each. `onOpen`: what Enter does on a row. */
export function EnvelopeTable({
  caption,
  rows,
  show,
  onOpen,
}: {
  readonly caption: string;
  readonly rows: readonly EnvelopeView[];
  readonly show?: 'outcome' | 'came';
  readonly onOpen?: (row: EnvelopeView) => void;
}) {
  const last = show === 'outcome' ? [outcome] : show === 'came' ? [came] : [];
  const noted = show !== 'came' && rows.some((row) => row.notes.length > 0);
  return (
    <SheetTable
      caption={caption}
      columns={[number, name, kind, ...last, ...(noted ? [notes] : [])]}
      rows={rows}
      keyOf={(row) => String(row.envelope)}
      nameOf={(row) => row.name}
      onOpen={onOpen}
      empty={null}
    />
  );
}
