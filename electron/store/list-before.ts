// The list in use, as the one on its way in is compared with it: everybody's texts as a short digest. Whoever changed, or is
// on the list no more, becomes a former version.
import { hash } from 'node:crypto';
import { Numbers } from './numbers.ts';
import { idsOfList } from './voter-row.ts';
import { keyIn, type OpenedBlock } from './voter-text.ts';

const digestOf = (clear: string, sealed: string): string => hash('sha256', `${clear}\n${sealed}`, 'base64url');

export class ListBefore {
  readonly #list: number;
  readonly #at = new Map<string, number>();
  readonly #digests: string[] = [];
  readonly #lines = new Numbers();
  readonly #since = new Numbers();
  /** A one for everybody who was asked for. */
  #met: Uint8Array | null = null;

  constructor(list: number) {
    this.#list = list;
  }

  /** How many are on it. */
  get size(): number {
    return this.#at.size;
  }

  /** Takes a block of it in; all of them before anybody is compared. */
  know(block: OpenedBlock): void {
    for (const { line, since, clear, sealed } of block.written()) {
      this.#at.set(keyIn(clear), this.#digests.length);
      this.#digests.push(digestOf(clear, sealed));
      this.#lines.push(line);
      this.#since.push(since);
    }
  }

  /** Whoever has that key, compared with her new texts; null where nobody has it. */
  compare(key: string, clear: string, sealed: string): { id: number; same: boolean; since: number } | null {
    const at = this.#at.get(key);
    if (at === undefined) return null;
    this.#met ??= new Uint8Array(this.size);
    this.#met[at] = 1;
    const same = this.#digests[at] === digestOf(clear, sealed);
    return { id: this.#idAt(at), same, since: this.#since.all()[at] ?? 0 };
  }

  /** The rows of all whom nobody asked for. */
  *notMet(): Generator<number> {
    for (let at = 0; at < this.size; at += 1) if (this.#met?.[at] !== 1) yield this.#idAt(at);
  }

  #idAt(at: number): number {
    return idsOfList(this.#list)[0] + (this.#lines.all()[at] ?? 0);
  }
}
