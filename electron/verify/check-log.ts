// The history of an export, read again line by line: numbers, links, hashes, and every content that lies there against what
// its event committed to.
import { z } from 'zod';
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { groups } from '../../shared/records/define-event.ts';
import { Sha256 } from '../../shared/records/paper-edition.ts';
import { commitmentOf, genesis, linkHash } from '../store/event-log.ts';

const Line = z.strictObject({
  header: z.strictObject({
    seq: z.number().int().min(1),
    act: z.string(),
    stream: z.string(),
    group: z.enum(groups),
    type: z.string(),
    version: z.number().int(),
    recordedAt: RecordedAt,
    clock: z.enum(['system', 'stated']),
    actor: z.string(),
  }),
  commitment: Sha256,
  prevHash: Sha256,
  hash: Sha256,
  contents: z.strictObject({ salt: z.string().regex(/^[0-9a-f]{32}$/), payload: z.unknown() }).nullable(),
});

export class LogCheck {
  lines = 0;
  contents = 0;
  head = genesis.toString('hex');
  /** The first thing that does not hold, in a sentence. */
  broken: string | null = null;

  /** One line after the other. After the first that does not hold, nothing that follows says anything. */
  take(text: string): void {
    if (this.broken !== null) return;
    this.lines += 1;
    this.broken = this.#problem(text);
  }

  /** The next line has no end. */
  tooLong(): void {
    this.broken ??= `Event ${this.lines + 1} of the log is longer than any this program writes.`;
  }

  #problem(text: string): string | null {
    const which = `Event ${this.lines} of the log`;
    const read = Line.safeParse(parsed(text));
    if (!read.success) return `${which} cannot be read.`;
    const { header, commitment, prevHash, hash, contents } = read.data;
    if (header.seq !== this.lines) return `${which} is missing: the next one has the number ${header.seq}.`;
    if (prevHash !== this.head) return `${which} does not follow the one before it: its link was changed.`;
    const bytes = Buffer.from(commitment, 'hex');
    if (linkHash(Buffer.from(prevHash, 'hex'), header, bytes).toString('hex') !== hash)
      return `${which} was changed after it was recorded.`;
    if (contents !== null && !committed(contents, commitment))
      return `The contents of event ${this.lines} of the log were changed after they were recorded.`;
    if (contents !== null) this.contents += 1;
    this.head = hash;
    return null;
  }
}

function committed({ salt, payload }: { salt: string; payload?: unknown }, commitment: string): boolean {
  try {
    return commitmentOf(Buffer.from(salt, 'hex'), payload).toString('hex') === commitment;
  } catch {
    return false;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
