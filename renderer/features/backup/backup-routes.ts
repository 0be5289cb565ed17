// The page about backups, within Records.
import type { Route } from '../../app/routes.ts';
import { BackupScreen } from './backup-screen.tsx';

export const backupRoutes: readonly Route[] = [
  { id: 'backup', paths: ['/records/backup'], place: 'records', screen: BackupScreen },
];
