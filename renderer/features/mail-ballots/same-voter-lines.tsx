// Other lines of the same voter: both are kept, and one ballot is live for all of them.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { lineKindInWords } from '../../../shared/words/line-basis.ts';
import { Finding } from '../../ui/finding.tsx';

export function SameVoterLines({ lines }: { readonly lines: ViewOutput<'mail-ballots.application'>['sameVoter'] }) {
  if (lines.length === 0) return null;
  return (
    <Finding tone="warning" icon="person" out="This voter has another line.">
      {lines.map(({ number, kind, received }) => (
        <p key={number}>
          <a href={`#/mail-ballots/${number}`}>No.&nbsp;{number}</a>, {lineKindInWords[kind]}, received{' '}
          {shortDay(received)}
        </p>
      ))}
      <p>One ballot goes out, not one for each line.</p>
    </Finding>
  );
}
