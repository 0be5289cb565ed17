// Printing the slip of a backup that was just made. Shown and not kept: the backup itself is what is kept.
import { z } from 'zod';
import { backupSlip } from '../documents/certificates/backup-slip.ts';
import { Line } from '../domain/text.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';

/** What the job that made the backup told. */
export const printBackupSlip = defineCommand({
  name: 'paper.print-backup-slip',
  title: 'Print the slip of a backup',
  input: z.strictObject({
    file: Line,
    bytes: z.number().int().min(0),
    events: z.number().int().min(0),
    sha256: Sha256,
    head: Sha256,
    size: z.enum(['letter', 'legal']),
  }),
  value: z.strictObject({ sha256: Sha256, pages: z.number().int() }),
  refusals: [],
  paper: ({ office }, input, { today }) => {
    const facts = { ...input, village: office.village, madeOn: today, practice: office.kind === 'practice' };
    return ok({ kind: 'flow', document: backupSlip(facts), facts });
  },
  decide: (_state, _input, { printed }) => {
    if (!printed) throw new Error('the slip was not drawn');
    return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
  },
});
