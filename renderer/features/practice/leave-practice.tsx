// The way out of the practice office, in its band on every page. None where the program was started in it.
import { Button } from '../../ui/button.tsx';
import { say } from '../../ui/live-region.tsx';
import { goToOffice, usePractice } from './go-to-office.ts';

export function LeavePractice() {
  const practice = usePractice();
  if (!practice?.here) return null;
  const leave = async () => {
    const why = await goToOffice('real');
    if (why !== null) say(why);
  };
  return (
    <Button small onPress={() => void leave()}>
      Leave practice
    </Button>
  );
}
