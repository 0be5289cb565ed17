// The printer's own ballot: chosen from a disk, kept with the step, and seen again in the viewer.
import { useState } from 'react';
import type { KeptFile } from '../../../shared/domain/ballot-desk.ts';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';

export function PickBallot({
  file,
  onFile,
}: {
  readonly file: KeptFile | null;
  readonly onFile: (file: KeptFile) => void;
}) {
  const [wrong, setWrong] = useState<string | undefined>();
  const choose = async () => {
    const answer = await callService('ballot.choose-file', {});
    setWrong(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok || answer.value.chosen === null) return;
    onFile(answer.value.chosen);
    say(`${answer.value.chosen.name} is chosen.`);
  };
  return (
    <div className="stack-tight">
      <div className="acts">
        <Button small onPress={() => void choose()}>
          {file === null ? 'Choose the file…' : 'Another file…'}
        </Button>
      </div>
      <p className="note long">
        {file === null ? 'A PDF of at most 10 MB. It is kept in the office, sealed like every paper.' : file.name}
      </p>
      <ErrorText message={wrong} />
    </div>
  );
}

export function SeeBallot({ file }: { readonly file: KeptFile }) {
  const [wrong, setWrong] = useState<string | undefined>();
  const show = async () => {
    const answer = await callService('paper.show', { sha256: file.sha256 });
    setWrong(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say('The ballot is open in the viewer.');
  };
  return (
    <>
      <Button small kind="quiet" label={`See it: ${file.name}`} onPress={() => void show()}>
        See it
      </Button>
      <ErrorText message={wrong} />
    </>
  );
}
