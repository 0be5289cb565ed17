// The way to look around first: a made-up village with everything in it.
import { useState } from 'react';
import { callService } from '../../api/service.ts';
import { askAgain } from '../../api/view-cache.ts';
import { go } from '../../app/router.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';

export function PracticeVillage() {
  const [loading, setLoading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const load = async () => {
    setLoading(true);
    const answer = await callService('sample.load', {});
    if (!answer.ok) {
      setLoading(false);
      setFailed(answer.refusal.message);
      return;
    }
    go('/today');
    say('The practice village is there. Nothing in it is real.');
    await askAgain();
  };
  return (
    <div>
      <Button kind="quiet" busy={loading} onPress={() => void load()}>
        {loading ? 'Making the practice village…' : 'Look around first, in a practice village'}
      </Button>
      {failed !== null && (
        <p className="note" role="alert">
          {failed}
        </p>
      )}
    </div>
  );
}
