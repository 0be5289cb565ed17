// Only the clerk's own “no” makes a date missed. Then: what the law says of it, and what can still be done.
import { Finding } from '../../ui/finding.tsx';

export const MissedFinding = ({
  ifMissed,
  citations,
}: {
  readonly ifMissed: string;
  readonly citations: readonly string[];
}) => (
  <Finding tone="danger" out="Not done." citations={citations}>
    <p>{ifMissed}</p>
  </Finding>
);
