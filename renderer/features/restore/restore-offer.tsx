// On the first of the first questions: whoever has a backup of an office need not set it up anew.
import { useEffect, useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { callService } from '../../api/service.ts';
import { hrefTo } from '../../app/routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';

type Offer = ServiceValue<'desk.status'>['offers'][number];

export function RestoreLink() {
  return (
    <ButtonLink kind="quiet" href="#/records/restore">
      Restore from a backup
    </ButtonLink>
  );
}

/** Where a second place is known and the office is gone: most likely it was moved or lost, and not never begun. */
export function RestoreOffer() {
  const [newest, setNewest] = useState<Offer | null>(null);
  useEffect(() => {
    void callService('desk.status', {}).then((answer) => answer.ok && setNewest(answer.value.offers[0] ?? null));
  }, []);
  if (newest === null) return null;
  return (
    <div className="desk-warnings">
      <Finding tone="info" out="There was an office on this computer.">
        <p>
          Its folder is empty now. The newest backup is{' '}
          {newest.madeAt === null ? newest.name : `of ${instantInWords(newest.madeAt)}`}.
        </p>
        <div className="acts">
          <ButtonLink small href={hrefTo('/records/restore', { from: newest.place })}>
            Look into that backup…
          </ButtonLink>
        </div>
      </Finding>
    </div>
  );
}
