// Sealing with the office's one data key. Here the key lies open beside the data (no passphrase yet): sealing then
// protects against nothing but a change of the contents, and the screen and the README say so.
import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { RecordDamaged } from './store-problem.ts';

const nonceBytes = 12;
const tagBytes = 16;

export interface Sealer {
  /** AES-256-GCM with 12 fresh random bytes; `bound` cannot be changed without the seal breaking. */
  seal(plain: Uint8Array, bound: Uint8Array): Buffer;
  /** Throws RecordDamaged where the seal or what it is bound to was changed. */
  open(sealed: Uint8Array, bound: Uint8Array): Buffer;
}

export function sealerWith(bytes: Uint8Array): Sealer {
  // Made into a key once: Node looks at raw bytes anew at every sealing, which takes three times as long as the sealing.
  const key = createSecretKey(bytes);
  return {
    seal(plain, bound) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(bound);
      return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, bound) {
      try {
        const tagAt = sealed.length - tagBytes;
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes))
          .setAAD(bound)
          .setAuthTag(sealed.subarray(tagAt));
        return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, tagAt)), decipher.final()]);
      } catch {
        throw new RecordDamaged('Something sealed in it was changed after it was written.');
      }
    },
  };
}

/** Makes the data key of a new office and wraps it as kind `open`. */
export function createDataKey(db: Database): void {
  db.prepare("INSERT INTO key_wrap (kind, person, parameters, wrapped) VALUES ('open', NULL, '{}', ?)").run(
    randomBytes(32),
  );
}

/** The office's sealer, from the wrap of kind `open`. Null where the office needs a passphrase. */
export function openSealer(db: Database): Sealer | null {
  const row = db.prepare<[], { wrapped: Buffer }>("SELECT wrapped FROM key_wrap WHERE kind = 'open'").get();
  return row ? sealerWith(row.wrapped) : null;
}
