// Shapes that the pages of the mail ballots share.
import { z } from 'zod';
import type { BallotStands as Stands } from '../records/mail-ballot-standing.ts';

export const BallotStands = z.enum([
  ...['made', 'out', 'undeliverable', 'spoiled', 'cancelled', 'replaced-came-back', 'back', 'late'],
  ...['set-aside', 'on-transmittal', 'delivered', 'cast', 'not-counted'],
] as const satisfies readonly Stands[]);
