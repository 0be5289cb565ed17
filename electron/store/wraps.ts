// The data key, wrapped once for each person's passphrase and once for the recovery code. What a secret opens is a
// private key; the data key is wrapped to the public one beside it. So a new data key can be wrapped for everybody who
// stays without anybody's passphrase, and whoever left learns nothing from the file that would open it. A digest over each
// wrap tells a damaged one from a wrong secret.
import {
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import type { PersonId } from '../../shared/domain/desk-person.ts';
import { canonicalBytes, digestOf } from './canonical.ts';
import { DataKey, freshBytes, type Sealer, sealerWith } from './keys.ts';
import { ScryptCost, sealerFromSecret } from './scrypt.ts';

const Hex = z.string().regex(/^([0-9a-f]{2})+$/);
const Parameters = z.strictObject({
  ...ScryptCost.shape,
  salt: Hex,
  /** X25519: the public key, and the private one sealed under the secret. */
  publicKey: Hex,
  privateKey: Hex,
});
/** As kept: with the digest over all of the wrap. */
const Kept = Parameters.extend({ digest: Hex });
type Parameters = z.infer<typeof Parameters>;

/** Whose it is: a person's passphrase, or the office's recovery code. */
export type Holder = { readonly kind: 'passphrase'; readonly person: PersonId } | { readonly kind: 'recovery' };
export interface Wrap {
  readonly holder: Holder;
  readonly parameters: Parameters;
}
interface StoredWrap extends Wrap {
  readonly wrapped: Buffer;
  /** Its bytes are not those that were written: no secret opens it, the right one as little as a wrong one. */
  readonly damaged: boolean;
}

const personOf = (holder: Holder): string | null => (holder.kind === 'passphrase' ? holder.person : null);
const publicKeyBytes = 44;
const der = { format: 'der', type: 'spki' } as const;
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** Neither part can be moved to another person's wrap. */
const boundTo = (holder: Holder, publicKey: string): Buffer =>
  canonicalBytes({ kind: holder.kind, person: personOf(holder), publicKey });

/** Everything about a wrap but the data key: the slow part, which needs the secret and nothing else. */
export async function newWrap(holder: Holder, secret: string, cost: ScryptCost): Promise<Wrap> {
  const salt = freshBytes(16);
  const pair = generateKeyPairSync('x25519');
  const publicKey = hex(pair.publicKey.export(der));
  const sealer = await sealerFromSecret(secret, salt, cost);
  const secretPart = pair.privateKey.export({ format: 'der', type: 'pkcs8' });
  const privateKey = hex(sealer.seal(secretPart, boundTo(holder, publicKey)));
  secretPart.fill(0);
  return { holder, parameters: { ...cost, salt: hex(salt), publicKey, privateKey } };
}

/** What seals between the two halves of an exchange; HKDF with the throw-away public key as salt. */
function exchange(privateKey: KeyObject, publicKey: KeyObject, thrownAway: Uint8Array): Sealer {
  const shared = diffieHellman({ privateKey, publicKey });
  const key = new Uint8Array(hkdfSync('sha256', shared, thrownAway, 'village election desk: data key', 32));
  shared.fill(0);
  const sealer = sealerWith(key);
  key.fill(0);
  return sealer;
}

function wrapFor({ holder, parameters: { publicKey } }: Wrap, key: DataKey): Buffer {
  const once = generateKeyPairSync('x25519');
  const thrownAway = once.publicKey.export(der);
  const to = createPublicKey({ key: Buffer.from(publicKey, 'hex'), ...der });
  const sealer = exchange(once.privateKey, to, thrownAway);
  return key.withBytes((bytes) => Buffer.concat([thrownAway, sealer.seal(bytes, boundTo(holder, publicKey))]));
}

const digestOver = ({ holder, parameters }: Wrap, wrapped: Buffer): string =>
  digestOf({ kind: holder.kind, person: personOf(holder), parameters, wrapped: hex(wrapped) });

/** Puts a wrap in place of the one its holder had. Inside a transaction. */
export function putWrap(db: Database, wrap: Wrap, key: DataKey): void {
  dropWrap(db, wrap.holder);
  const wrapped = wrapFor(wrap, key);
  db.prepare('INSERT INTO key_wrap (kind, person, parameters, wrapped) VALUES (?,?,?,?)').run(
    wrap.holder.kind,
    personOf(wrap.holder),
    JSON.stringify({ ...wrap.parameters, digest: digestOver(wrap, wrapped) }),
    wrapped,
  );
}

export function dropWrap(db: Database, holder: Holder): void {
  db.prepare('DELETE FROM key_wrap WHERE kind = ? AND person IS ?').run(holder.kind, personOf(holder));
}

/**
 * Wraps another data key for everybody who has a wrap, and takes away the key that lay open. Inside a transaction. Whoever's
 * wrap is damaged is passed over: nobody gets in with it before or after, and it must not keep the others from theirs.
 */
export function wrapAnew(db: Database, key: DataKey): void {
  db.prepare("DELETE FROM key_wrap WHERE kind = 'open'").run();
  for (const wrap of allWraps(db)) if (!wrap.damaged) putWrap(db, wrap, key);
}

interface Row {
  kind: 'passphrase' | 'recovery';
  person: string | null;
  parameters: string;
  wrapped: Buffer;
}

/** Stands for what can no longer be read; nothing is ever opened or wrapped with it. */
const unreadable: Parameters = { N: 2, r: 1, p: 1, salt: '00', publicKey: '00', privateKey: '00' };

function toWrap(row: Row): StoredWrap {
  const { wrapped } = row;
  const holder: Holder =
    row.kind === 'recovery' ? { kind: 'recovery' } : { kind: 'passphrase', person: row.person as PersonId };
  const kept = keptIn(row.parameters);
  if (!kept) return { holder, parameters: unreadable, wrapped, damaged: true };
  const { digest, ...parameters } = kept;
  return { holder, parameters, wrapped, damaged: digestOver({ holder, parameters }, wrapped) !== digest };
}

function keptIn(text: string): z.infer<typeof Kept> | null {
  try {
    return Kept.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const allWraps = (db: Database): StoredWrap[] =>
  db.prepare<[], Row>("SELECT * FROM key_wrap WHERE kind <> 'open' ORDER BY id").all().map(toWrap);

/** What somebody's passphrase costs here to try; null where nobody's wrap is whole. */
export const costOfTrying = (db: Database): ScryptCost | null =>
  allWraps(db).find((wrap) => !wrap.damaged)?.parameters ?? null;

/** The wrap of a person or of the code; null where there is none. */
export function wrapOf(db: Database, holder: Holder): StoredWrap | null {
  const row = db
    .prepare<[string, string | null], Row>('SELECT * FROM key_wrap WHERE kind = ? AND person IS ?')
    .get(holder.kind, personOf(holder));
  return row ? toWrap(row) : null;
}

/** The data key of a wrap that is not damaged; null where the secret is another one. Takes as long for the one as for the other. */
export async function unwrap(wrap: StoredWrap, secret: string): Promise<DataKey | null> {
  const { holder, parameters, wrapped } = wrap;
  const { salt, publicKey, privateKey, N, r, p } = parameters;
  const bound = boundTo(holder, publicKey);
  const sealer = await sealerFromSecret(secret, Buffer.from(salt, 'hex'), { N, r, p });
  let secretPart: Buffer;
  try {
    secretPart = sealer.open(Buffer.from(privateKey, 'hex'), bound);
  } catch {
    return null;
  }
  const own = createPrivateKey({ key: secretPart, format: 'der', type: 'pkcs8' });
  secretPart.fill(0);
  const thrownAway = wrapped.subarray(0, publicKeyBytes);
  const from = createPublicKey({ key: thrownAway, ...der });
  return new DataKey(exchange(own, from, thrownAway).open(wrapped.subarray(publicKeyBytes), bound));
}
