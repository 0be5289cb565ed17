// A picture on the village's papers: shown as they bear it, chosen from a file, looked at before it is kept, taken off.
import { useState } from 'react';
import type { Answer, ServiceValue } from '../../../shared/ipc/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { PaperPicture } from '../../ui/paper-picture.tsx';

type Chosen = NonNullable<ServiceValue<'seal.choose-file'>['chosen']>;

export interface PictureChooserProps {
  /** The one on record; `picture` null where its file is missing. */
  readonly kept: { readonly name: string; readonly picture: Chosen['picture'] | null } | null;
  readonly choose: () => Promise<Answer<{ readonly chosen: Chosen | null }>>;
  /** Null takes it off. What went wrong, in a sentence, or null. */
  readonly keep: (sha256: string | null) => Promise<string | null>;
  readonly busy: boolean;
  readonly words: {
    readonly wrong: string;
    readonly none: string;
    readonly use: string;
    readonly notYet: string;
    readonly missing: string;
    readonly standsThere: string;
    readonly isOn: string;
    readonly isOff: string;
    /** Of the buttons. */
    readonly choose: string;
    readonly chooseAnother: string;
    readonly takeOff: string;
  };
}

export function PictureChooser({ kept, choose, keep, busy, words }: PictureChooserProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [looking, setLooking] = useState(false);
  // After an answer the button that was pressed is gone, and reading goes on at the one that is left.
  const [answered, setAnswered] = useState(0);
  const look = async () => {
    setLooking(true);
    const answer = await choose();
    setLooking(false);
    setWrong(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return setChosen(null);
    if (answer.value.chosen === null) return;
    setChosen(answer.value.chosen);
    say(`${answer.value.chosen.name} can be printed. Use it, or leave it.`);
  };
  const settle = () => {
    setChosen(null);
    setAnswered((times) => times + 1);
  };
  const send = async (sha256: string | null) => {
    const refused = await keep(sha256);
    setWrong(refused);
    if (refused !== null) return;
    settle();
    say(sha256 === null ? words.isOff : words.isOn);
  };
  return (
    <div className="stack-tight">
      {wrong !== null && (
        <Finding tone="danger" live out={words.wrong}>
          <p>{wrong}</p>
        </Finding>
      )}
      {chosen && <Shown picture={chosen.picture} words={`${chosen.name}, ${words.notYet}`} />}
      {!chosen && kept && (
        <Shown
          picture={kept.picture}
          words={
            kept.picture === null
              ? `${kept.name} is missing in the office. ${words.missing}`
              : `From ${kept.name}. ${words.standsThere}`
          }
        />
      )}
      {!chosen && !kept && <p className="note">{words.none}</p>}
      <div className="acts">
        {chosen ? (
          <>
            <Button autoFocus busy={busy} onPress={() => void send(chosen.sha256)}>
              {words.use}
            </Button>
            <Button kind="quiet" onPress={settle}>
              Leave it
            </Button>
          </>
        ) : (
          <>
            <Button key={answered} small autoFocus={answered > 0} busy={looking} onPress={() => void look()}>
              {kept ? words.chooseAnother : words.choose}
            </Button>
            {kept && (
              <Button small kind="quiet" busy={busy} onPress={() => void send(null)}>
                {words.takeOff}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  );
}

function Shown({ picture, words }: { readonly picture: Chosen['picture'] | null; readonly words: string }) {
  return (
    <div className="seal-shown">
      {picture && <PaperPicture picture={picture} />}
      <p>{words}</p>
    </div>
  );
}
