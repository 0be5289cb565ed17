// A recovery code that was just made: shown this once, in its groups, to be printed or written down for the safe.
import { useEffect, useRef, useState } from 'react';
import { callService } from '../../api/service.ts';
import { askAgain } from '../../api/view-cache.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';

export interface NewCode {
  /** Null before one is made, and after she has it. */
  readonly groups: readonly string[] | null;
  readonly making: boolean;
  readonly refused: string | null;
  /** Whether one was made. */
  readonly make: () => Promise<boolean>;
  readonly forget: () => void;
}

/** Makes a code and holds it as long as it is on the screen; it is kept nowhere else. */
export function useNewCode(): NewCode {
  const [groups, setGroups] = useState<readonly string[] | null>(null);
  const [making, setMaking] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const make = async () => {
    if (making) return false;
    setMaking(true);
    setRefused(null);
    const answer = await callService('people.make-recovery-code', {});
    if (answer.ok) setGroups(answer.value.groups);
    else setRefused(answer.refusal.message);
    await askAgain();
    setMaking(false);
    return answer.ok;
  };
  return { groups, making, refused, make, forget: () => setGroups(null) };
}

export function RecoveryCode({
  groups,
  onDone,
  asPage = false,
}: {
  readonly groups: readonly string[];
  /** Its heading is the title of the page. */
  readonly asPage?: boolean;
  /** She has it: the code goes from the screen for good. */
  readonly onDone: () => void;
}) {
  const Heading = asPage ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  const [printing, setPrinting] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useEffect(() => heading.current?.focus(), []);
  const print = async () => {
    setPrinting(true);
    setFailed(null);
    const answer = await callService('paper.print-recovery-code', { groups: [...groups] });
    setPrinting(false);
    if (answer.ok) say('The sheet with the recovery code is open in the viewer. Print it there.');
    else setFailed(answer.refusal.message);
  };
  return (
    <section className="code-sheet stack-tight" aria-labelledby="recovery-code-title">
      <Heading id="recovery-code-title" ref={heading} tabIndex={-1}>
        The recovery code for the safe
      </Heading>
      <p>
        It opens the office for whoever has it, when a passphrase is forgotten or its owner is ill. Print it, put it in
        an envelope, and lock the envelope in the safe. It is shown this once and kept nowhere.
      </p>
      <ol className="code-groups" aria-label="Recovery code, in groups">
        {groups.map((group, at) => (
          <li key={groups.slice(0, at + 1).join('-')}>{group}</li>
        ))}
      </ol>
      {failed !== null && <Finding tone="warning" live out={failed} />}
      <div className="acts">
        <Button icon="print" busy={printing} onPress={() => void print()}>
          Print it for the safe
        </Button>
        <Button kind="main" onPress={onDone}>
          I have printed it or written it down
        </Button>
      </div>
    </section>
  );
}
