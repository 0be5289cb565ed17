// Delivering: what is here for this board, the sheet for each run, and who signed for it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { receivedInWords } from '../../../shared/words/filings.ts';
import { remarked } from '../../../shared/words/mail-ballots.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { callService } from '../../api/service.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { Finding } from '../../ui/finding.tsx';
import { LedgerLine } from '../../ui/ledger-line.tsx';
import { say } from '../../ui/live-region.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { EnvelopeTable, envelopesInWords } from './inspectors-envelopes.tsx';
import { RunDialog } from './inspectors-run-dialog.tsx';
import type { BoardView } from './inspectors-screen.tsx';
import { SignDialog } from './inspectors-sign-dialog.tsx';

type Sheet = BoardView['transmittals'][number];
type Asking = { readonly what: 'run' } | { readonly what: 'sign' | 'error'; readonly sheet: Sheet };

export function InspectorsDeliver({
  election,
  board,
  pollDay,
}: {
  readonly election: ElectionId;
  readonly board: BoardView;
  readonly pollDay: PlainDate | null;
}) {
  const { today } = useDesk().frame;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const [early, setEarly] = useState(false);
  const { here, nextRun, transmittals } = board;
  const close = () => setAsking(null);
  const openAgain = async ({ sha256, run }: Sheet) => {
    const answer = await callService('paper.show', { sha256 });
    setProblem(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say(`The transmittal of run ${run} is open in the viewer.`);
  };
  const unsigned = transmittals.find(({ signed }) => signed === null);
  return (
    <Block title="Delivered, sealed" aside={board.chair === '' ? undefined : `Chair: ${board.chair}`}>
      {here === 0 && transmittals.length === 0 ? (
        <p>No envelope for this board has come back in time yet.</p>
      ) : transmittals.length === 0 && pollDay !== null && today < pollDay ? (
        <p>{envelopesInWords(here)} here, sealed. They are delivered on the day of the election.</p>
      ) : (
        <LedgerLine off={offInWords(board)}>{board.sentence}</LedgerLine>
      )}
      {early && (
        <Finding tone="warning" out="Signed for before polling day." citations={['Election Law §15-120(8)']} live>
          <p>
            The ballots are delivered on the day of the election. It is on record as it was; ask the village attorney.
          </p>
        </Finding>
      )}
      {transmittals.length > 0 && (
        <ul className="waits">
          {transmittals.map((sheet) => (
            <li key={sheet.number}>
              <span>{sheetInWords(sheet)}</span>
              <div className="acts">
                <Button small label={`Open again: transmittal ${sheet.number}`} onPress={() => void openAgain(sheet)}>
                  Open again
                </Button>
                <Button small icon="undo" onPress={() => setAsking({ what: 'error', sheet })}>
                  {sheet.signed ? 'Take the signature back…' : 'Recorded in error…'}
                </Button>
                {sheet.signed === null && (
                  <Button
                    kind={here === 0 && sheet === unsigned ? 'main' : 'plain'}
                    icon="pen"
                    onPress={() => setAsking({ what: 'sign', sheet })}
                  >
                    Signed for…
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
      <ErrorText message={problem} />
      {here > 0 && (
        <>
          <EnvelopeTable
            caption={`Here for the next run: ${envelopesInWords(here)}`}
            rows={board.envelopes.filter(({ stands }) => stands === 'back')}
          />
          <div className="acts end">
            <Button kind="main" icon="print" onPress={() => setAsking({ what: 'run' })}>
              {`Print transmittal, run ${nextRun}`}
            </Button>
          </div>
        </>
      )}
      {here === 0 && transmittals.length > 0 && (
        <p className="note">What comes until the close of the polls goes on run {nextRun}.</p>
      )}
      {asking?.what === 'run' && <RunDialog election={election} board={board} onClose={close} />}
      {asking?.what === 'sign' && (
        <SignDialog
          election={election}
          sheet={asking.sheet}
          chair={board.chair}
          onSigned={(told) => setEarly(told.beforePollDay)}
          onClose={close}
        />
      )}
      {asking?.what === 'error' && (
        <TakeBack
          act={asking.sheet.signed?.act ?? asking.sheet.act}
          question={
            asking.sheet.signed
              ? `Take back who signed for run ${asking.sheet.run}?`
              : `Was the transmittal of run ${asking.sheet.run} recorded in error?`
          }
          onClose={close}
          onDone={close}
        />
      )}
    </Block>
  );
}

/** Null where it balances. */
function offInWords({ balances, here, transmittals }: BoardView): string | null {
  if (balances) return null;
  if (here > 0) return `${here} still here`;
  return transmittals.some(({ signed }) => signed === null) ? 'Not signed for yet' : 'The counts differ';
}

function sheetInWords({ number, run, envelopes, containers, seals, signed }: Sheet): string {
  const sealed = seals === '' ? '' : `, seals ${seals}`;
  const sheet = `Run ${run}, transmittal ${number}: ${envelopesInWords(envelopes)} in ${containers === 1 ? 'one container' : `${containers} containers`}${sealed}.`;
  if (signed === null) return `${sheet} Nobody has signed for it yet.`;
  const counted =
    signed.counted === envelopes
      ? `signed for ${signed.counted}`
      : `counted ${signed.counted}, and the sheet lists ${envelopes}`;
  return `${sheet} ${sentence(`${signed.by} ${counted}, ${receivedInWords(signed.at)}`)}${remarked(signed.remark)}`;
}
