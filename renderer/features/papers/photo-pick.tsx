// A photo of what hangs: chosen with the places it was put up at, and seen again in the viewer.
import { useState } from 'react';
import type { CommandInput } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';

export type Photo = NonNullable<CommandInput<'posting.record'>['copies'][number]['photo']>;

export function PhotoPick({
  photo,
  onPhoto,
}: {
  readonly photo: Photo | null;
  readonly onPhoto: (photo: Photo | null) => void;
}) {
  const [wrong, setWrong] = useState<string | undefined>();
  const choose = async () => {
    const answer = await callService('posting.choose-photo', {});
    setWrong(answer.ok ? undefined : answer.refusal.message);
    if (!answer.ok || answer.value.chosen === null) return;
    onPhoto(answer.value.chosen);
    say(`${answer.value.chosen.name} goes on record with it.`);
  };
  return (
    <div className="stack-tight">
      <div className="acts">
        <Button small onPress={() => void choose()}>
          {photo === null ? 'Add a photo…' : 'Another photo…'}
        </Button>
        {photo !== null && (
          <Button small kind="quiet" onPress={() => onPhoto(null)}>
            Without a photo
          </Button>
        )}
      </div>
      {photo !== null && <p className="note long">{photo.name}, kept with what is ticked above.</p>}
      <ErrorText message={wrong} />
    </div>
  );
}

/** `of`: the place, for those who hear the button alone. */
export function SeePhoto({ sha256, of }: { readonly sha256: NonNullable<Photo['sha256']>; readonly of: string }) {
  const [wrong, setWrong] = useState<string | undefined>();
  const show = async () => {
    const answer = await callService('paper.show', { sha256 });
    setWrong(answer.ok ? undefined : answer.refusal.message);
    if (answer.ok) say('The photo is open in the viewer.');
  };
  return (
    <>
      <Button small kind="quiet" label={`See the photo: ${of}`} onPress={() => void show()}>
        See the photo
      </Button>
      <ErrorText message={wrong} />
    </>
  );
}
