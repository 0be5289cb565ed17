// An envelope bears the polling day: what is still open about one that moved to March 18 is told before any is printed.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Finding } from '../../ui/finding.tsx';

export function PollDayOpen({ words }: { readonly words: ViewOutput<'mail-ballots.envelope-batches'>['pollDay'] }) {
  if (!words || words.settled) return null;
  return (
    <Finding tone={words.urgent ? 'danger' : 'warning'} out={words.headline} citations={words.citations}>
      <p>{words.sentence}</p>
    </Finding>
  );
}
