// Envelopes in Settings: what was said about them, the village's own artwork, and how this computer's printers take them.
import { measuresOf } from '../../../../shared/documents/envelopes/envelope-stock.ts';
import { piecesOfFamily } from '../../../../shared/domain/envelope.ts';
import { postageInBox } from '../../../../shared/domain/envelope-settings.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { familyInWords, pieceInWords } from '../../../../shared/words/envelopes.ts';
import { capital, sentence } from '../../../../shared/words/sentence.ts';
import { callService } from '../../../api/service.ts';
import { useAct } from '../../../api/use-act.ts';
import { useView } from '../../../api/use-view.ts';
import { Block } from '../../../ui/block.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { Pairs } from '../../../ui/pairs.tsx';
import { PictureChooser } from '../picture-chooser.tsx';

type Envelopes = ViewOutput<'office.envelopes'>;

function pairsOf({ settings }: Envelopes) {
  const { family, stocks, prefill, postage, endorsement } = settings;
  return [
    { label: 'Comes back', value: sentence(capital(familyInWords[family])) },
    ...piecesOfFamily[family].map((piece) => ({
      label: capital(pieceInWords[piece]),
      value: measuresOf(stocks[piece].stock).name,
    })),
    {
      label: 'Voter’s places',
      value: prefill ? 'Name, residence and district are printed by you. The signature never is.' : 'All empty.',
    },
    { label: 'Postage back', value: postageInBox(postage)?.replace('\n', ', ') ?? 'Not said: no box is printed.' },
    ...(endorsement === '' ? [] : [{ label: 'Endorsement', value: endorsement }]),
  ];
}

export function EnvelopesBlocks() {
  const view = useView('office.envelopes', {});
  const act = useAct('office.set-artwork');
  if (view.state !== 'shown') return null;
  const { artwork, notLetters } = view.value;
  return (
    <>
      <Block
        title="Envelopes"
        aside={
          <ButtonLink small kind="quiet" href="#/settings/envelopes" label="Change: Envelopes">
            Change
          </ButtonLink>
        }
      >
        <Pairs pairs={pairsOf(view.value)} />
        {notLetters.map((name) => (
          <Finding key={name} tone="warning" out="The post office sorts this one as no letter.">
            <p>{name}: more postage, and slower. Ask a mailpiece design analyst of the post office.</p>
          </Finding>
        ))}
        <p>
          <a href="#/settings/printers">Your printer: where envelopes come out, and a test</a>
        </p>
      </Block>
      <Block title="Official Election Mail artwork">
        <PictureChooser
          kept={artwork}
          choose={() => callService('artwork.choose-file', {})}
          keep={async (sha256) => {
            const answer = await act.send({ sha256 });
            return answer.ok ? null : answer.refusal.message;
          }}
          busy={act.busy}
          words={{
            wrong: 'This cannot be the artwork.',
            none: 'None. The post office gives its artwork to election officials only, so this program brings none. If you have it, an SVG drawing or a JPEG of at most 1 MB can be used.',
            use: 'Use this artwork',
            notYet: 'not on the envelopes yet.',
            missing: 'Envelopes print without it; choose it again.',
            standsThere: 'It stands left of the address on every envelope that is mailed.',
            isOn: 'The artwork is on every mailed envelope from now on.',
            isOff: 'The artwork is off the envelopes.',
            choose: 'Choose the artwork…',
            chooseAnother: 'Choose other artwork…',
            takeOff: 'Take the artwork off',
          }}
        />
      </Block>
    </>
  );
}
