// Going back to a backup, as a page: within Records, from the first questions, or because the office cannot be opened.
import { useContext } from 'react';
import { DeskContext } from '../../app/desk-context.ts';
import { useWindowTitle } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { RecordsPages } from '../records/records-pages.tsx';
import { RestoreFlow } from './restore-flow.tsx';
import { useRestored, useToRecordAgain } from './restored-now.ts';
import { RestoredPage } from './restored-page.tsx';

/** `from`: the handle of the backup to begin with; without one she chooses. `again`: what the last restore lost, once more. */
export function RestoreScreen({ query }: ScreenProps) {
  const desk = useContext(DeskContext);
  const now = useRestored();
  const last = useToRecordAgain();
  const restored = now ?? (query.again === undefined ? null : last);
  useWindowTitle('Restore');
  const from = query.from ?? null;
  return (
    <div className="page restore">
      {restored ? (
        <RestoredPage restored={restored} />
      ) : (
        <RestoreFlow
          key={from}
          from={from}
          above={desk && <RecordsPages here="backup" />}
          onLeave={desk ? () => go('/records/backup') : null}
        />
      )}
    </div>
  );
}
