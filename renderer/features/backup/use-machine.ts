// What is set on this computer about backups, and what lies in the second place. Asked again after every change here.
import { useCallback, useEffect, useState } from 'react';
import type { ServiceValue } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';

export type BackupSettings = ServiceValue<'machine.settings'>['backup'];
export type FoundBackup = ServiceValue<'backup.list'>['backups'][number];

export interface SecondPlaceState {
  /** Null until it is known. */
  readonly settings: BackupSettings | null;
  readonly backups: readonly FoundBackup[];
  readonly askAgain: () => Promise<void>;
}

export function useSecondPlace(): SecondPlaceState {
  const [settings, setSettings] = useState<BackupSettings | null>(null);
  const [backups, setBackups] = useState<readonly FoundBackup[]>([]);
  const ask = useCallback(async () => {
    const [machine, list] = await Promise.all([callService('machine.settings', {}), callService('backup.list', {})]);
    if (list.ok) setBackups(list.value.backups);
    if (machine.ok) setSettings(machine.value.backup);
  }, []);
  useEffect(() => {
    void ask();
  }, [ask]);
  return { settings, backups, askAgain: ask };
}
