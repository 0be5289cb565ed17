// From something a person knows to a key. Slow and hungry for memory on purpose, off the main thread.
import { scrypt } from 'node:crypto';
import { z } from 'zod';
import { type Sealer, sealerWith } from './keys.ts';

const powerOfTwo = (n: number): boolean => Number.isInteger(Math.log2(n));

/**
 * RFC 7914. Bounded, because it is read from a file that anybody may have written: 128·N·r bytes of memory, so half a
 * gigabyte at most, four times what the office uses, and at most 32 times its time.
 */
export const ScryptCost = z.strictObject({
  N: z
    .number()
    .int()
    .min(16)
    .max(2 ** 18)
    .refine(powerOfTwo, 'a power of two'),
  r: z.number().int().min(1).max(16),
  p: z.number().int().min(1).max(4),
});
export type ScryptCost = z.infer<typeof ScryptCost>;

/** 128 MB and about a second on an office PC, for each guess. */
export const officeCost: ScryptCost = { N: 2 ** 17, r: 8, p: 1 };

/** What is typed on one keyboard as one sign and on another as two is the same secret. */
const bytesOf = (secret: string): Buffer => Buffer.from(secret.normalize('NFKC'), 'utf8');

/** What seals a private key under a secret. */
export function sealerFromSecret(secret: string, salt: Uint8Array, cost: ScryptCost): Promise<Sealer> {
  const { N, r, p } = cost;
  const typed = bytesOf(secret);
  return new Promise((resolve, reject) => {
    scrypt(typed, salt, 32, { N, r, p, maxmem: 256 * N * r }, (error, key) => {
      typed.fill(0);
      if (error) return reject(error);
      resolve(sealerWith(key));
      key.fill(0);
    });
  });
}
