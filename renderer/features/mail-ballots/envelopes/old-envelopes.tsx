// Polling day or hour was changed after envelopes were printed: who holds one, a list and a letter to each.
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { longDay } from '../../../../shared/words/days.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import { useAct } from '../../../api/use-act.ts';
import { useView } from '../../../api/use-view.ts';
import { go } from '../../../app/router.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorText } from '../../../ui/error-text.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { say } from '../../../ui/live-region.tsx';
import type { SheetColumn } from '../../../ui/sheet-columns.ts';
import { SheetTable } from '../../../ui/sheet-table.tsx';
import { envelopeNumber } from '../application-words.ts';

type Old = ViewOutput<'mail-ballots.old-envelopes'>;
type Row = Old['rows'][number];

export function OldEnvelopes({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.old-envelopes', { election });
  if (view.state !== 'shown' || view.value.rows.length === 0) return null;
  return <Told election={election} old={view.value} />;
}

function Told({ election, old: { day, closes, rows } }: { readonly election: ElectionId; readonly old: Old }) {
  const letters = useAct('mail-ballot.print-paper');
  const list = useAct('mail-ballot.print-work-list');
  const out = rows.filter((row) => row.out).length;
  const here = rows.length - out;
  const moment = closes === null ? longDay(day) : `${longDay(day)}, ${hourInWords(closes)}`;
  const printLetters = async () => {
    const answer = await letters.send({ election, paper: 'changed-day-letters', district: '' });
    if (answer.ok) say(`Number ${answer.value.number}, the letters, is open in the viewer.`);
  };
  const printList = async () => {
    const answer = await list.send({ election, list: 'old-envelopes' });
    if (answer.ok) say('The list is open in the viewer.');
  };
  return (
    <Block title="Another day or hour stands on them" aside={String(rows.length)}>
      <div className="old">
        <Finding tone="warning" out={`Ballots must be back by ${moment} now.`}>
          <p>
            {out > 0 &&
              `${out === 1 ? 'One voter holds an envelope that says' : `${out} voters hold envelopes that say`} something else: tell ${out === 1 ? 'that voter' : 'each'}. Nothing that was found in the law takes an envelope out of use for its date, so it is used all the same. Ask the village attorney if anybody doubts that. `}
            {here > 0 &&
              `${here === 1 ? 'One has' : `${here} have`} not left yet: print ${here === 1 ? 'it' : 'them'} again, the number stays.`}
          </p>
        </Finding>
        <SheetTable
          caption="Envelopes with another day or hour, by number"
          columns={columns}
          rows={rows}
          keyOf={({ envelope }) => String(envelope)}
          nameOf={({ name }) => name}
          onOpen={({ application }) => go(`/mail-ballots/${application}`)}
          empty={null}
        />
        <div className="acts">
          <Button icon="print" busy={list.busy} onPress={() => void printList()}>
            Print the list
          </Button>
          {out > 0 && (
            <Button kind="main" icon="print" busy={letters.busy} onPress={() => void printLetters()}>
              {out === 1 ? 'Print the letter' : `Print a letter to each: ${out}`}
            </Button>
          )}
        </div>
        <ErrorText message={(letters.refusal ?? list.refusal)?.message} />
      </div>
    </Block>
  );
}

const columns: readonly SheetColumn<Row>[] = [
  { id: 'envelope', head: 'Env.', headInFull: 'Envelope', cell: (row) => envelopeNumber(row.envelope), figures: true },
  { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
  { id: 'says', head: 'It says', cell: ({ says }) => says, muted: true },
  { id: 'where', head: 'Where it is', cell: ({ out }) => (out ? 'With the voter' : 'Here: print it again') },
];
