// One file of an export, read once: its size, its digest, and of those that are more than bytes what can be counted in them.
import { createHash } from 'node:crypto';
import { parse } from 'csv-parse';
import { logPath, manifestName, sumsName } from '../../shared/exports/manifest.ts';
import type { JobControl } from '../job-runner.ts';
import { LogCheck } from './check-log.ts';
import type { Entry } from './entries.ts';

export interface ReadFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
  /** Rows of a table without its headings; null for other files, and for one that cannot be read as a table. */
  readonly rows: number | null;
  /** Why its rows were not counted, in words that go on after its name; null where they were, or it has none. */
  readonly unread: string | null;
  /** Of the lists: their text. Null for other files, and where it is far too long. */
  readonly text: string | null;
  readonly log: LogCheck | null;
}

/** A list of 50,000 files is about 10 MB. */
const longestList = 32 * 1024 * 1024;
/** So many bytes are looked into before the window gets its turn. */
const piece = 32 * 1024;
/** No row of ours is longer; one with a quote that never closes would be the rest of the file. In characters. */
const longestRow = 1024 * 1024;
/** The longest single event: a paper’s facts with the newspaper’s copy. */
const longestLine = 16 * 1024 * 1024;

export async function readEntry(entry: Entry & { odd: null }, control: JobControl): Promise<ReadFile> {
  const hash = createHash('sha256');
  const taker = takerFor(entry.path);
  let bytes = 0;
  for await (const chunk of entry.read()) {
    hash.update(chunk);
    bytes += chunk.byteLength;
    for (let from = 0; taker && from < chunk.length; from += piece) {
      await taker.take(Buffer.from(chunk.subarray(from, from + piece)), control);
      await control.breathe();
    }
    await control.breathe();
  }
  const found = (await taker?.end()) ?? {};
  const nothing = { rows: null, unread: null, text: null, log: null };
  return { path: entry.path, bytes, sha256: hash.digest('hex'), ...nothing, ...found };
}

interface Taker {
  take(chunk: Buffer, control: JobControl): Promise<void>;
  end(): Promise<Partial<Pick<ReadFile, 'rows' | 'unread' | 'text' | 'log'>>>;
}

function takerFor(path: string): Taker | null {
  if (path === logPath) return new LogTaker();
  if (path === manifestName || path === sumsName) return new TextTaker();
  return path.endsWith('.csv') ? new RowTaker() : null;
}

class TextTaker implements Taker {
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  async take(chunk: Buffer): Promise<void> {
    this.#bytes += chunk.length;
    if (this.#bytes <= longestList) this.#chunks.push(chunk);
  }
  end = async () => ({ text: this.#bytes > longestList ? null : Buffer.concat(this.#chunks).toString('utf8') });
}

class LogTaker implements Taker {
  readonly #log = new LogCheck();
  /** The beginning of a line whose end has not come. */
  #rest: Buffer[] = [];
  #bytes = 0;
  async take(chunk: Buffer, control: JobControl): Promise<void> {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      this.#log.take(this.#lineWith(chunk.subarray(from, end)));
      from = end + 1;
      await control.breathe();
    }
    if (this.#log.broken !== null) return; // nothing that follows says anything
    this.#rest.push(chunk.subarray(from));
    this.#bytes += chunk.length - from;
    if (this.#bytes > longestLine) this.#log.tooLong();
  }
  #lineWith(end: Buffer): string {
    const line = Buffer.concat([...this.#rest, end]).toString('utf8');
    this.#rest = [];
    this.#bytes = 0;
    return line;
  }
  async end() {
    if (this.#bytes > 0) this.#log.take(this.#lineWith(Buffer.alloc(0)));
    return { log: this.#log };
  }
}

class TooLong extends Error {}

class RowTaker implements Taker {
  #rows = 0;
  /** Bytes since the last row that came to its end. */
  #sinceRow = 0;
  #failed: string | null = null;
  readonly #parser = parse({ bom: true, relax_column_count: true, max_record_size: longestRow });
  readonly #ended = new Promise<void>((resolve) => {
    this.#parser.on('data', () => {
      this.#rows += 1;
      this.#sinceRow = 0;
    });
    this.#parser.on('end', resolve);
    this.#parser.on('error', (error: Error & { code?: string }) => {
      this.#failed =
        error instanceof TooLong || error.code === 'CSV_MAX_RECORD_SIZE'
          ? 'has a row longer than any this program writes'
          : 'cannot be read as a table';
      resolve();
    });
  });
  async take(chunk: Buffer): Promise<void> {
    if (this.#failed !== null) return;
    // The parser's own limit does not see cells in which nothing stands.
    this.#sinceRow += chunk.length;
    if (this.#sinceRow > 2 * longestRow) this.#parser.destroy(new TooLong());
    else await new Promise<void>((resolve) => this.#parser.write(chunk, () => resolve()));
  }
  async end() {
    if (this.#failed === null) this.#parser.end();
    await this.#ended;
    return { rows: this.#failed === null ? Math.max(0, this.#rows - 1) : null, unread: this.#failed };
  }
}
