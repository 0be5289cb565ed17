// What is to be known about the folder the office lies in, and does not stop anybody: synced, on a network, strange copies.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { Finding } from '../../ui/finding.tsx';

export function DeskWarnings() {
  const [warnings, setWarnings] = useState<readonly string[]>([]);
  useEffect(() => {
    void callService('desk.status', {}).then((answer) => answer.ok && setWarnings(answer.value.warnings));
  }, []);
  if (warnings.length === 0) return null;
  return (
    <div className="desk-warnings">
      <Finding tone="warning" out={warnings.length === 1 ? 'Something to know first.' : 'A few things to know first.'}>
        {warnings.map((warning) => (
          <p key={warning} className="long">
            {warning}
          </p>
        ))}
      </Finding>
    </div>
  );
}
