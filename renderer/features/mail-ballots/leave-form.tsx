// Leaving a form in the middle: one question, only when something was typed.
import { useState } from 'react';
import { go } from '../../app/router.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const away = () => go('/mail-ballots');

export function LeaveForm({ touched, onDiscard }: { readonly touched: boolean; readonly onDiscard: () => void }) {
  const [asking, setAsking] = useState(false);
  const leave = () => (touched ? setAsking(true) : away());
  useShortcut('close', asking ? null : leave);
  return (
    <>
      <Button keys="Esc" onPress={leave}>
        Leave
      </Button>
      <Dialog
        open={asking}
        question="Leave this application half typed?"
        main={{ label: 'Leave, and keep the draft', onPress: away }}
        others={[
          {
            label: 'Throw it away',
            onPress: () => {
              onDiscard();
              away();
            },
          },
        ]}
        onClose={() => setAsking(false)}
      >
        <p>What you typed is kept. F2 takes it up again.</p>
      </Dialog>
    </>
  );
}
