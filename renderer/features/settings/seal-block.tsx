// The village's seal: shown as papers bear it, chosen from a file, looked at before it is kept, taken off.
import { useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { PaperPicture } from '../../ui/paper-picture.tsx';

type Chosen = NonNullable<ServiceValue<'seal.choose-file'>['chosen']>;

export function SealBlock() {
  const view = useView('office.seal', {});
  const act = useAct('office.set-seal');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // After an answer the button that was pressed is gone, and reading goes on at the one that is left.
  const [answered, setAnswered] = useState(0);
  if (view.state !== 'shown') return null;
  const { seal } = view.value;

  const choose = async () => {
    setBusy(true);
    const answer = await callService('seal.choose-file', {});
    setBusy(false);
    setWrong(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return setChosen(null);
    if (answer.value.chosen === null) return;
    setChosen(answer.value.chosen);
    say(`${answer.value.chosen.name} can be printed. Use it, or leave it.`);
  };
  const keep = async (sha256: string | null) => {
    const answer = await act.send({ sha256 });
    setWrong(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return;
    setChosen(null);
    setAnswered((times) => times + 1);
    say(sha256 === null ? 'The seal is off the papers.' : 'The seal is on every paper from now on.');
  };
  return (
    <Block title="Seal on your papers">
      <div className="stack-tight">
        {wrong !== null && (
          <Finding tone="danger" live out="This cannot be the seal.">
            <p>{wrong}</p>
          </Finding>
        )}
        {chosen ? (
          <SealShown picture={chosen.picture} words={`${chosen.name}, not on the papers yet.`} />
        ) : (
          seal && (
            <SealShown
              picture={seal.picture}
              words={
                seal.picture === null
                  ? `${seal.name} is missing in the office. Papers print without it; choose it again.`
                  : `From ${seal.name}. It stands beside the head of every notice, resolution and letter.`
              }
            />
          )
        )}
        {!chosen && !seal && <p className="note">None. An SVG drawing or a JPEG of at most 1 MB can be one.</p>}
        <div className="acts">
          {chosen ? (
            <>
              <Button autoFocus busy={act.busy} onPress={() => void keep(chosen.sha256)}>
                Use this seal
              </Button>
              <Button
                kind="quiet"
                onPress={() => {
                  setChosen(null);
                  setAnswered((times) => times + 1);
                }}
              >
                Leave it
              </Button>
            </>
          ) : (
            <>
              <Button key={answered} small autoFocus={answered > 0} busy={busy} onPress={() => void choose()}>
                {seal ? 'Choose another file…' : 'Choose a file…'}
              </Button>
              {seal && (
                <Button small kind="quiet" busy={act.busy} onPress={() => void keep(null)}>
                  Take it off
                </Button>
              )}
            </>
          )}
        </div>
      </div>
    </Block>
  );
}

function SealShown({ picture, words }: { readonly picture: Chosen['picture'] | null; readonly words: string }) {
  return (
    <div className="seal-shown">
      {picture && <PaperPicture picture={picture} />}
      <p>{words}</p>
    </div>
  );
}
