// The history of an export, read again line by line: numbers, links, hashes, and every content that lies there against what
// its event committed to.
import { z } from 'zod';
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { groups } from '../../shared/records/define-event.ts';
import { Sha256 } from '../../shared/records/paper-edition.ts';
import { commitmentOf, genesis, linkHash } from '../store/event-log.ts';
import { parsed } from './parsed.ts';

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

const fewElections = 3;
/** An export has no more files. The commitment and the two hashes of each event are among what is found. */
const mostNamed = 1_000_000;

export class LogCheck {
  lines = 0;
  contents = 0;
  head = genesis.toString('hex');
  /** The elections whose contents it holds; not more than a few, where it is no log of ours. */
  readonly elections = new Set<string>();
  /** Every SHA-256 that its contents name: papers, and files that were taken in. */
  readonly named = new Set<string>();
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
    const raw = parsed(text);
    const read = Line.safeParse(raw);
    if (!read.success) return `${which} cannot be read.`;
    const { header, commitment, prevHash, hash, contents } = read.data;
    // The same thing said twice, or with more around it, could show a reader what was not compared.
    if (JSON.stringify(raw) !== text) return `${which} is not written as this program writes it.`;
    if (header.seq !== this.lines) return `${which} is missing: the next one has the number ${header.seq}.`;
    if (prevHash !== this.head) return `${which} does not follow the one before it: its link was changed.`;
    const bytes = Buffer.from(commitment, 'hex');
    if (linkHash(Buffer.from(prevHash, 'hex'), header, bytes).toString('hex') !== hash)
      return `${which} was changed after it was recorded.`;
    if (contents !== null && !committed(contents, commitment))
      return `The contents of event ${this.lines} of the log were changed after they were recorded.`;
    if (contents !== null) this.#opened(header.stream, text);
    this.head = hash;
    return null;
  }

  #opened(election: string, text: string): void {
    this.contents += 1;
    if (this.elections.size < fewElections) this.elections.add(election);
    for (const [, digest] of text.matchAll(/"([0-9a-f]{64})"/g))
      if (digest !== undefined && this.named.size < mostNamed) this.named.add(digest);
  }
}

function committed({ salt, payload }: { salt: string; payload?: unknown }, commitment: string): boolean {
  try {
    return commitmentOf(Buffer.from(salt, 'hex'), payload).toString('hex') === commitment;
  } catch {
    return false;
  }
}
