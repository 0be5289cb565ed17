// The way to look around first: a made-up village with everything in it.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { Button } from '../../ui/button.tsx';
import { goToOffice, startAnew, usePractice } from '../practice/go-to-office.ts';

/** `words`: what the button is called where no practice village was made yet. */
export function PracticeVillage({ words }: { readonly words: string }) {
  const practice = usePractice();
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const load = async () => {
    setLoading(true);
    const why = practice?.begun ? await goToOffice('practice') : await makeVillage();
    setLoading(why === null);
    setFailed(why);
  };
  return (
    <div>
      <Button kind="quiet" busy={loading} onPress={() => void load()}>
        {loading ? 'Making the practice village…' : practice?.begun ? 'Go to the practice village' : words}
      </Button>
      {failed !== null && (
        <p className="note" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}

/** Why it could not be made; null when the window is on its way there. */
async function makeVillage(): Promise<string | null> {
  const answer = await callService('sample.load', {});
  if (!answer.ok) return answer.refusal.message;
  startAnew();
  return null;
}
