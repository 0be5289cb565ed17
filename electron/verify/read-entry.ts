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
  /** Of the lists: their text. Null for other files, and where it is far too long. */
  readonly text: string | null;
  readonly log: LogCheck | null;
}

/** A list of 50,000 files is about 10 MB. */
const longestList = 32 * 1024 * 1024;
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
    await taker?.take(Buffer.from(chunk), control);
    await control.breathe();
  }
  const found = (await taker?.end()) ?? {};
  return { path: entry.path, bytes, sha256: hash.digest('hex'), rows: null, text: null, log: null, ...found };
}

interface Taker {
  take(chunk: Buffer, control: JobControl): Promise<void>;
  end(): Promise<Partial<Pick<ReadFile, 'rows' | 'text' | 'log'>>>;
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
  #rest = Buffer.alloc(0);
  async take(chunk: Buffer, control: JobControl): Promise<void> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    let from = 0;
    for (let end = this.#rest.indexOf(10, from); end >= 0; end = this.#rest.indexOf(10, from)) {
      this.#log.take(this.#rest.subarray(from, end).toString('utf8'));
      from = end + 1;
      await control.breathe();
    }
    this.#rest = this.#rest.subarray(from);
    if (this.#rest.length <= longestLine) return;
    this.#log.take('');
    this.#rest = Buffer.alloc(0);
  }
  async end() {
    if (this.#rest.length > 0) this.#log.take(this.#rest.toString('utf8'));
    return { log: this.#log };
  }
}

class RowTaker implements Taker {
  #rows = 0;
  #failed = false;
  readonly #parser = parse({ bom: true, relax_column_count: true, max_record_size: longestRow });
  readonly #ended = new Promise<void>((resolve) => {
    this.#parser.on('data', () => {
      this.#rows += 1;
    });
    this.#parser.on('end', resolve);
    this.#parser.on('error', () => {
      this.#failed = true;
      resolve();
    });
  });
  async take(chunk: Buffer): Promise<void> {
    if (!this.#failed) this.#parser.write(chunk);
  }
  async end() {
    if (!this.#failed) this.#parser.end();
    await this.#ended;
    return { rows: this.#failed ? null : Math.max(0, this.#rows - 1) };
  }
}
