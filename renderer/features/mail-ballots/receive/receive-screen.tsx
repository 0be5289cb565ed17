// Receiving envelopes (F3): one field, one Enter for each envelope, stamped with this minute. Nothing on the outside of an
// envelope is a reason to turn it away.
import { useEffect, useRef, useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import { go } from '../../../app/router.ts';
import type { ScreenProps } from '../../../app/routes.ts';
import { useShortcut } from '../../../app/shortcut-registry.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { TakeBack } from '../../records/take-back.tsx';
import { MailBallotsPages } from '../mail-ballots-pages.tsx';
import { Candidates } from './candidates.tsx';
import { PileFields } from './pile-fields.tsx';
import { ReceiveAside } from './receive-aside.tsx';
import { ReceiveResult } from './receive-result.tsx';
import { ReceivedNotes } from './received-notes.tsx';
import { ScanField } from './scan-field.tsx';
import { StrangeDialog } from './strange-dialog.tsx';
import { useReceiving } from './use-receiving.ts';

const title = 'Receive envelopes';

export function ReceiveScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Receive key={election} election={election} given={query.envelope ?? ''} />;
}

function Receive({ election, given }: { readonly election: ElectionId; readonly given: string }) {
  const returns = useView('mail-ballots.returns', { election });
  const desk = useReceiving(election, given);
  const [asking, setAsking] = useState<'take-back' | 'strange' | null>(null);
  const { field } = desk;
  useEffect(() => {
    if (asking === null) field.current?.focus(); // also after a dialog has been answered
  }, [asking, field]);
  const done = () => go('/mail-ballots');
  useShortcut('close', asking === null ? done : null);
  const outcome = useRef<HTMLDivElement>(null);
  const { result } = desk;
  useEffect(() => {
    if (result) outcome.current?.scrollIntoView({ block: 'nearest' }); // in a small window the field alone fills it
  }, [result]);
  if (returns.state === 'waiting') return null;
  if (returns.state === 'refused') return <Refused title={title} message={returns.refusal.message} />;
  const [last] = returns.value.last;
  const takeBack = () => setAsking('take-back');
  const onTop = result?.state === 'received' && last?.envelope === result.envelope ? last : null;
  return (
    <Page
      title={title}
      above={<MailBallotsPages here="receive" />}
      lead="Scan or type the number, then Enter. One Enter for each envelope."
      acts={
        <>
          {last && (
            <Button icon="undo" keys="Ctrl Z" onPress={takeBack}>
              Take back the last one
            </Button>
          )}
          <ButtonLink href="#/mail-ballots" keys="Esc">
            Done
          </ButtonLink>
        </>
      }
    >
      <div className="receive">
        <div className="stack">
          <ScanField desk={desk} onTakeBack={last ? takeBack : null} onEsc={done} />
          <PileFields pile={desk.pile} onChange={desk.setPile} />
          {result?.state === 'which' && <Candidates desk={desk} found={result.found} />}
          {result && result.state !== 'which' && (
            <div ref={outcome}>
              <ReceiveResult
                result={result}
                last={onTop}
                closes={returns.value.closes}
                onStrange={() => setAsking('strange')}
              />
            </div>
          )}
          {onTop && <ReceivedNotes key={onTop.envelope} election={election} back={onTop} onDone={desk.focus} />}
        </div>
        <ReceiveAside returns={returns.value} />
      </div>
      {asking === 'take-back' && last && (
        <TakeBack
          act={last.act}
          words={`Envelope of ${last.name}, the last one taken in.`}
          question="Take back the last envelope?"
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            desk.clear();
          }}
        />
      )}
      {asking === 'strange' && (
        <StrangeDialog
          election={election}
          typed={result?.state === 'refused' ? result.typed : ''}
          pile={desk.pile}
          onClose={() => setAsking(null)}
          onDone={() => {
            setAsking(null);
            desk.clear();
          }}
        />
      )}
    </Page>
  );
}
