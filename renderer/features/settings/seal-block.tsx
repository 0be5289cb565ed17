// The village's seal, on every notice, resolution and letter.
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { PictureChooser } from './picture-chooser.tsx';

export function SealBlock() {
  const view = useView('office.seal', {});
  const act = useAct('office.set-seal');
  if (view.state !== 'shown') return null;
  return (
    <Block title="Seal on your papers">
      <PictureChooser
        kept={view.value.seal}
        choose={() => callService('seal.choose-file', {})}
        keep={async (sha256) => {
          const answer = await act.send({ sha256 });
          return answer.ok ? null : answer.refusal.message;
        }}
        busy={act.busy}
        words={{
          wrong: 'This cannot be the seal.',
          none: 'None. An SVG drawing or a JPEG of at most 1 MB can be one.',
          use: 'Use this seal',
          notYet: 'not on the papers yet.',
          missing: 'Papers print without it; choose it again.',
          standsThere: 'It stands beside the head of every notice, resolution and letter.',
          isOn: 'The seal is on every paper from now on.',
          isOff: 'The seal is off the papers.',
          ...{ choose: 'Choose a file…', chooseAnother: 'Choose another file…', takeOff: 'Take it off' },
        }}
      />
    </Block>
  );
}
