// What was written down last about a paper on its way can be taken back where it stands: with a reason, never by erasing.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TakeBack } from '../records/take-back.tsx';
import type { Order } from './newspaper-desk.tsx';

/** `of`: which of several, for those who hear the button alone. */
export function NewestBack({ newest, of }: { readonly newest: Order['newest']; readonly of: string }) {
  const [asking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button small kind="quiet" icon="undo" label={`Take the newest line back: ${of}`} onPress={() => setAsking(true)}>
        Take the newest line back…
      </Button>
      {asking && (
        <TakeBack
          act={newest.act}
          words={newest.words}
          question="Was this written down in error?"
          onClose={close}
          onDone={close}
        />
      )}
    </>
  );
}
