// Lines of the register that are, or may be, of the same voter: shown before another one is written down. Whose it is, she says.
import type { Refusal } from '../../../shared/ipc/contract.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';

/** What she says of them: another paper of the same voter, or known and of another person. */
export interface Said {
  readonly knownDuplicate: number | null;
  readonly sameVoterAs?: number;
}
export const nothingSaid: Said = { knownDuplicate: null };

export function SameName({
  refusal,
  onRecord,
}: {
  readonly refusal: Refusal;
  readonly onRecord: (said: Said) => void;
}) {
  const likely = refusal.code === 'likely-same-voter';
  const newest = refusal.related.at(-1)?.number ?? null;
  return (
    <Finding
      tone="warning"
      icon="person"
      out={likely ? 'Likely the same voter: look at both.' : 'This name is in the register already.'}
    >
      {refusal.related.map(({ number, text }) => (
        <p key={number}>
          {text}. <a href={`#/mail-ballots/${number}`}>Look at application {number}</a>
        </p>
      ))}
      <div className="acts">
        {newest !== null && (
          <Button small onPress={() => onRecord({ knownDuplicate: newest, sameVoterAs: newest })}>
            The same voter: record this paper too
          </Button>
        )}
        <Button small onPress={() => onRecord({ knownDuplicate: newest })}>
          Another person: record it
        </Button>
      </div>
    </Finding>
  );
}
