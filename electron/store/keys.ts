// Sealing with the office's one data key, and the key itself. While an office has no passphrase the key lies open beside
// the data: sealing then protects against nothing but a change of the contents, and the screen and the README say so.
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { RecordDamaged } from './store-problem.ts';

const nonceBytes = 12;
const tagBytes = 16;
const keyBytes = 32;

export interface Sealer {
  /** AES-256-GCM with 12 fresh random bytes; `bound` cannot be changed without the seal breaking. */
  seal(plain: Uint8Array, bound: Uint8Array): Buffer;
  /** Throws RecordDamaged where the seal or what it is bound to was changed. */
  open(sealed: Uint8Array, bound: Uint8Array): Buffer;
}

/** Bytes nobody can guess, for keys, salts and codes. */
export const freshBytes = (count: number): Buffer => randomBytes(count);

// Asking the system for randomness takes longer than sealing a short text, so it is asked for many nonces at a time. No
// byte of them is used twice.
const nonces = { bytes: Buffer.alloc(0), used: 0 };
function freshNonce(): Buffer {
  if (nonces.used === nonces.bytes.length) Object.assign(nonces, { bytes: freshBytes(nonceBytes * 256), used: 0 });
  nonces.used += nonceBytes;
  return nonces.bytes.subarray(nonces.used - nonceBytes, nonces.used);
}

/** Seals with a key as `DataKey.lent` gives it. */
export const sealerOf = (key: KeyObject): Sealer => ({
  seal(plain, bound) {
    const nonce = freshNonce();
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
});

// Made into a key once: Node looks at raw bytes anew at every sealing, which takes three times as long as the sealing.
export const sealerWith = (bytes: Uint8Array): Sealer => sealerOf(createSecretKey(bytes));

/** The one key everything in an office is sealed with. Its bytes leave it only to be wrapped, and are wiped after. */
export class DataKey implements Sealer {
  readonly #key: KeyObject;
  readonly seal: Sealer['seal'];
  readonly open: Sealer['open'];

  /** Takes `bytes` over: they are wiped. */
  constructor(bytes: Uint8Array) {
    if (bytes.length !== keyBytes) throw new RecordDamaged('A key in it was changed after it was written.');
    this.#key = createSecretKey(bytes);
    bytes.fill(0);
    ({ seal: this.seal, open: this.open } = sealerOf(this.#key));
  }

  static fresh(): DataKey {
    return new DataKey(freshBytes(keyBytes));
  }

  /** The key for a thread of this program: a handle, not its bytes. Gone from there when the thread has ended. */
  get lent(): KeyObject {
    return this.#key;
  }

  /** Lends the bytes to `work`; they are wiped when it is done. */
  withBytes<T>(work: (bytes: Buffer) => T): T {
    const bytes = this.#key.export();
    try {
      return work(bytes);
    } finally {
      bytes.fill(0);
    }
  }
}

/** Makes the data key of a new office and leaves it open beside the data. */
export function createOpenKey(db: Database): void {
  const put = db.prepare("INSERT INTO key_wrap (kind, person, parameters, wrapped) VALUES ('open', NULL, '{}', ?)");
  DataKey.fresh().withBytes((bytes) => put.run(bytes));
}

/** The data key where it lies open. Null where the office needs a passphrase. */
export function openKey(db: Database): DataKey | null {
  const row = db.prepare<[], { wrapped: Buffer }>("SELECT wrapped FROM key_wrap WHERE kind = 'open'").get();
  return row ? new DataKey(row.wrapped) : null;
}
