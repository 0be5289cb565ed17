// Printing the slip of the newest backup. Shown and not kept: the backup itself is what is kept.
import { z } from 'zod';
import { backupSlip } from '../documents/certificates/backup-slip.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { backupSlipFacts } from './backup-slip-facts.ts';
import { defineCommand, refuse } from './define-command.ts';

export const printBackupSlip = defineCommand({
  name: 'paper.print-backup-slip',
  title: 'Print the slip of the newest backup',
  input: z.strictObject({ size: z.enum(['letter', 'legal']) }),
  value: z.strictObject({ sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-backup-yet'],
  paper: ({ office }, { size }) => {
    const facts = backupSlipFacts(office, size);
    if (!facts) return refuse('no-backup-yet', 'No backup is on record here yet. Make one first; then print its slip.');
    return ok({ kind: 'flow', document: backupSlip(facts), facts });
  },
  decide: (_state, _input, { printed }) => {
    if (!printed) throw new Error('the slip was not drawn');
    return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
  },
});
