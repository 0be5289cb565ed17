// Who gets a ballot at this election without a new application? Each is put on the register, or left off with a reason.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { lineKindInWords } from '../../../shared/words/line-basis.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { MailBallotsPages } from './mail-ballots-pages.tsx';

const title = 'Who gets a ballot without a new application?';
type Shown = ViewOutput<'mail-ballots.to-take-over'>;
type Line = Shown['lines'][number];

export function StandingScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Standing key={election} election={election} />;
}

function Standing({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.to-take-over', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  return <StandingLines election={election} shown={view.value} />;
}

/** One of them, to be chosen: who, why, and where the ballot goes. */
function StandingLine({
  line,
  chosen,
  onChange,
}: {
  readonly line: Line;
  readonly chosen: boolean;
  readonly onChange: (chosen: boolean) => void;
}) {
  const { key, name, kind, why, open, sendTo, already } = line;
  return (
    <div className="standing-line">
      <CheckBox
        id={`line-${key}`}
        checked={chosen}
        onChange={onChange}
        label={
          <>
            <b>{name}</b>, {lineKindInWords[kind]}
          </>
        }
      />
      <p className="note">
        {open && <b>Open question. </b>}
        {why} {sendTo === '' ? 'No address is on record.' : `The ballot goes to ${sendTo}.`}{' '}
        {already !== null && <a href={`#/mail-ballots/${already}`}>On this register already: No.&nbsp;{already}.</a>}
      </p>
    </div>
  );
}

function StandingLines({ election, shown }: { readonly election: ElectionId; readonly shown: Shown }) {
  const { lines, leftOff } = shown;
  const take = useAct('mail-ballot.take-over');
  const leave = useAct('mail-ballot.leave-off');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(plain(lines).map(({ key }) => key)));
  const [leaving, setLeaving] = useState(false);
  const [back, setBack] = useState<Shown['leftOff'][number]['act'] | null>(null);
  const here = lines.filter(({ key }) => chosen.has(key));
  const [only] = here.length === 1 ? here : [];
  const takeThem = async () => {
    const answer = await take.send({ election, lines: here.map(({ basis }) => basis) });
    if (answer.ok) say(`${here.length} put on the register.`);
  };
  return (
    <Page
      title={title}
      windowTitle="Without application"
      above={<MailBallotsPages here="standing" />}
      lead="A stated absence that covers this polling day, a request for the rest of the year, and the list of permanently disabled voters. Nothing else is taken over from another election."
    >
      {take.refusal && <Finding tone="danger" out={take.refusal.message} live />}
      {lines.length === 0 && (
        <Empty title="Nobody waits here.">Everybody whom something reaches is on the register or was left off.</Empty>
      )}
      <div className="stack">
        {lines.map((line) => (
          <StandingLine
            key={line.key}
            line={line}
            chosen={chosen.has(line.key)}
            onChange={(yes) => setChosen(yes ? new Set([...chosen, line.key]) : without(chosen, line.key))}
          />
        ))}
      </div>
      {lines.length > 0 && (
        <div className="acts end">
          <Button icon="no" disabled={only === undefined} onPress={() => setLeaving(true)}>
            {only ? `Leave off ${only.name}…` : 'Leave off: choose one'}
          </Button>
          <Button kind="main" busy={take.busy} disabled={here.length === 0} onPress={() => void takeThem()}>
            Put {here.length} on the register
          </Button>
        </div>
      )}
      {leftOff.length > 0 && (
        <Block title="Left off">
          {leftOff.map(({ key, name, basis, reason, act }) => (
            <div key={key} className="acts">
              <span>
                <b>{name}</b>, {basis}. Reason: {reason}
              </span>
              <Button small icon="undo" onPress={() => setBack(act)}>
                Show {name} again…
              </Button>
            </div>
          ))}
        </Block>
      )}
      {leaving && only && (
        <ReasonDialog
          question={`Leave ${only.name} off the register?`}
          main="Leave off"
          hint="Such as: home again, told by telephone"
          busy={leave.busy}
          onReason={async (reason) => {
            const answer = await leave.send({ election, line: only.basis, reason });
            if (answer.ok) setLeaving(false);
            return answer.ok ? null : answer.refusal.message;
          }}
          onClose={() => setLeaving(false)}
        >
          <p>{only.why}</p>
        </ReasonDialog>
      )}
      {back !== null && (
        <TakeBack
          act={back}
          question="Show this voter again?"
          onClose={() => setBack(null)}
          onDone={() => setBack(null)}
        />
      )}
    </Page>
  );
}

const without = (keys: ReadonlySet<string>, key: string): ReadonlySet<string> =>
  new Set([...keys].filter((one) => one !== key));

/** What the law leaves open, what is not determined yet, and who has a line already, she chooses herself. */
const plain = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ open, undetermined, already }) => !open && !undetermined && already === null);
