// Backups have a page of their own; Settings says in a line how things stand and leads there.
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';

export function BackupBlock() {
  const view = useView('backup.status', {});
  const place = view.state === 'shown' ? view.value.place : null;
  return (
    <Block title="Backup">
      <p className="long">
        {place === null ? 'No second place for backups is chosen yet.' : `Backups go to ${place}.`}
      </p>
      <p>
        <a href="#/records/backup">Backups: make one, choose where they go</a>
      </p>
      <p>
        <a href="#/records/restore">Restore from a backup</a>
      </p>
    </Block>
  );
}
