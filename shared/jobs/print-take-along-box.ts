// The take-along box: everything on paper for the day of the election, in one file.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { defineJob } from './define-job.ts';

export const printTakeAlongBox = defineJob({
  name: 'print-take-along-box',
  title: 'Print the take-along box: everything on paper for the day of the election',
  input: z.strictObject({ election: ElectionId, size: z.enum(['letter', 'legal']) }),
  value: z.strictObject({ parts: z.number().int(), pages: z.number().int(), sha256: Sha256 }),
});
