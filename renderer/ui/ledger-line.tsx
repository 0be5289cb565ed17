// A sum that balances, or says by how much it does not.
import type { ReactNode } from 'react';
import { Tag } from './tag.tsx';

/** `off` is null when it balances, else the words: “1 less than 226 ballots”. */
export function LedgerLine({ children, off }: { readonly children: ReactNode; readonly off: string | null }) {
  return (
    <div className="ledger">
      <span>{children}</span>
      {off === null ? (
        <Tag icon="check" tone="success">
          It balances
        </Tag>
      ) : (
        <Tag icon="stop" tone="danger">
          {off}
        </Tag>
      )}
    </div>
  );
}
