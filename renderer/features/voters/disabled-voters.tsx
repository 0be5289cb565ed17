// The list of permanently disabled voters: a ballot is mailed to each at every election, without an application.
import { useState } from 'react';
import { useAct } from '../../api/use-act.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Cites } from '../../ui/cite.tsx';
import { say } from '../../ui/live-region.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { SheetTable } from '../../ui/sheet-table.tsx';
import type { CountyDesk } from './county-screen.tsx';
import { namedColumns } from './late-additions.tsx';

type Disabled = CountyDesk['disabled'][number];
const marks: Readonly<Record<Disabled['mark'], string>> = {
  'county-mark': 'marked by the county',
  'village-application': 'asked at the village',
};

export function DisabledVoters({ desk: { disabled } }: { readonly desk: CountyDesk }) {
  const [leaving, setLeaving] = useState<Disabled | null>(null);
  return (
    <Block
      title="Permanently disabled voters"
      aside={<a href="#/voters/county/name/disabled">Put a voter on this list</a>}
    >
      <div className="stack-tight">
        <p className="note">
          A ballot is mailed to each of them at every election, without an application. Whoever sends none back at two
          general village elections in a row comes off the list.
        </p>
        <Cites texts={['Election Law §15-122(4)']} />
        <SheetTable<Disabled>
          caption="Permanently disabled voters"
          columns={[
            ...namedColumns,
            { id: 'mark', head: 'How', cell: ({ mark }) => marks[mark], muted: true, hide: 'small' },
            {
              id: 'off',
              head: 'Leaves',
              cell: (row) => (
                <Button small kind="quiet" label={`Take off: ${row.name}`} onPress={() => setLeaving(row)}>
                  Take off
                </Button>
              ),
            },
          ]}
          rows={disabled}
          keyOf={({ number }) => String(number)}
          nameOf={({ name }) => name}
          empty={<p className="note">Nobody is on it.</p>}
        />
      </div>
      {leaving && <TakeOff voter={leaving} onClose={() => setLeaving(null)} />}
    </Block>
  );
}

function TakeOff({ voter, onClose }: { readonly voter: Disabled; readonly onClose: () => void }) {
  const act = useAct('voters.unlist-disabled');
  const { today } = useDesk().frame;
  return (
    <ReasonDialog
      question={`Take ${voter.name} off the list?`}
      main="Take off the list"
      hint="Such as “no ballot came back in 2026 and 2027”, or “asked for it by letter”."
      busy={act.busy}
      onClose={onClose}
      onReason={async (reason) => {
        const answer = await act.send({ number: voter.number, day: today, reason });
        if (!answer.ok) return answer.refusal.message;
        say(`${voter.name} is off the list of permanently disabled voters.`);
        onClose();
        return null;
      }}
    />
  );
}
