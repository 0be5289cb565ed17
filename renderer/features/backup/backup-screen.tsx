// What is left if this computer breaks? The last backup, one more now, those in the second place, and where that is.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { lastBackupInWords } from '../../../shared/words/backups.ts';
import { actsInWords } from '../../../shared/words/restoring.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Why } from '../../ui/why.tsx';
import { Refused } from '../needs-first.tsx';
import { BackupSlip } from '../records/backup-slip.tsx';
import { RecordsPages } from '../records/records-pages.tsx';
import { BackupList } from './backup-list.tsx';
import { DeskWarnings } from './desk-warnings.tsx';
import { Drill } from './drill.tsx';
import { MakeBackup } from './make-backup.tsx';
import { SecondPlace } from './second-place.tsx';
import { useSecondPlace } from './use-machine.ts';

const title = 'What is left if this computer breaks?';

type Status = ViewOutput<'backup.status'>;

export function BackupScreen() {
  const view = useView('backup.status', {});
  const place = useSecondPlace();
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  if (view.state === 'waiting' || place.settings === null) return null;
  const status = view.value;
  const { settings, backups, askAgain } = place;
  return (
    <Page title={title} windowTitle="Backup" above={<RecordsPages here="backup" />}>
      <div className="two-columns wide-aside backup">
        <div className="stack">
          <DeskWarnings />
          <LastBackup status={status} />
          <MakeBackup settings={settings} onMade={askAgain} />
          <Block
            title="In the second place"
            aside={settings.shown !== null && <a href="#/records/restore">Restore…</a>}
          >
            <BackupList backups={backups} settings={settings} />
          </Block>
          {backups.length > 0 && <Drill />}
        </div>
        <div className="aside-list">
          <SecondPlace settings={settings} warning={status.placeWarning} onChanged={askAgain} />
          <BackupSlip backup={status.last && lastBackupInWords(status.last)} size="letter" />
        </div>
      </div>
    </Page>
  );
}

function LastBackup({ status: { last, actsSince, reminder } }: { readonly status: Status }) {
  return (
    <Block title="The last backup">
      <div className="stack-tight">
        <p>{last === null ? 'None yet.' : lastBackupInWords(last)}</p>
        {last !== null && (
          <p>
            {actsSince === 0
              ? 'Nothing was recorded since: it holds everything.'
              : `Since then ${actsInWords(actsSince)} ${actsSince === 1 ? 'was' : 'were'} recorded.`}
          </p>
        )}
        {reminder !== null && (
          <Finding tone="warning" out="A backup is wanted.">
            {reminder}
          </Finding>
        )}
        {last !== null && (
          <Why title="Its file, and how to know it again">
            <Pairs
              pairs={[
                { label: 'File', value: <span className="long">{last.file}</span> },
                { label: 'Folder', value: <span className="long">{last.place}</span> },
                { label: 'Made', value: last.automatic ? 'by itself, on closing' : 'by hand' },
                { label: 'Records', value: `${last.events}` },
                { label: 'SHA-256', value: <span className="long">{last.sha256}</span> },
                { label: 'Check code', value: <span className="long">{last.head}</span> },
              ]}
            />
          </Why>
        )}
      </div>
    </Block>
  );
}
