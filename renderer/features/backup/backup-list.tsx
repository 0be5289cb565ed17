// The backups that lie in the second place, newest first.
import { useState } from 'react';
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import { sizeInWords } from '../../../shared/words/backups.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { hrefTo } from '../../app/routes.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { BackupSettings, FoundBackup } from './use-machine.ts';

const atFirst = 5;

/** “Tue Mar 2, 4:58 p.m.”; the file’s own name where somebody gave it another. */
export const nameOfBackup = ({ madeAt, name }: Pick<FoundBackup, 'madeAt' | 'name'>): string =>
  madeAt === null ? name : `${shortDay(dayRecorded(madeAt))}, ${hourInWords(timeRecorded(madeAt))}`;

export function BackupList({
  backups,
  settings,
}: {
  readonly backups: readonly FoundBackup[];
  readonly settings: BackupSettings;
}) {
  const [all, setAll] = useState(false);
  if (settings.shown === null) return <p className="note">Backups stand here once a second place is chosen.</p>;
  if (backups.length === 0)
    return (
      <p className="note">
        No backup is there, or the place is away. If it is a USB stick, plug it in; then come to this page again.
      </p>
    );
  const shown = all ? backups : backups.slice(0, atFirst);
  return (
    <>
      <ul className="rows backups" aria-label="Backups in the second place, newest first">
        {shown.map((backup) => (
          <BackupRow key={backup.place} backup={backup}>
            <ButtonLink
              small
              kind="quiet"
              href={hrefTo('/records/restore', { from: backup.place })}
              label={`Look into it, and restore: ${nameOfBackup(backup)}`}
            >
              Look into it…
            </ButtonLink>
          </BackupRow>
        ))}
      </ul>
      {shown.length < backups.length && (
        <Button small onPress={() => setAll(true)}>
          Show all {backups.length}
        </Button>
      )}
    </>
  );
}

export function BackupRow({
  backup,
  children,
}: {
  readonly backup: Pick<FoundBackup, 'name' | 'bytes' | 'madeAt'> & Partial<Pick<FoundBackup, 'digest'>>;
  readonly children: React.ReactNode;
}) {
  return (
    <li>
      <div>
        <p className="backup-name">
          <b>{nameOfBackup(backup)}</b> <span className="note">{sizeInWords(backup.bytes)}</span>
          {backup.digest === 'missing' && <Tag icon="ask">no checksum beside it</Tag>}
        </p>
        {backup.madeAt !== null && <p className="note long">{backup.name}</p>}
      </div>
      <div className="acts">{children}</div>
    </li>
  );
}
