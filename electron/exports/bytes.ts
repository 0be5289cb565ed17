// A file as it comes in pieces, read by lines and by counts.

/** Reads what comes in pieces line by line and by so many bytes. */
export class Bytes {
  readonly #pieces: AsyncIterator<Uint8Array>;
  #rest = Buffer.alloc(0);

  constructor(pieces: AsyncIterable<Uint8Array>) {
    this.#pieces = pieces[Symbol.asyncIterator]();
  }

  /** One more piece; false at the end. */
  async #more(): Promise<boolean> {
    const next = await this.#pieces.next();
    if (next.done) return false;
    this.#rest = this.#rest.length === 0 ? Buffer.from(next.value) : Buffer.concat([this.#rest, next.value]);
    return true;
  }

  /** Without its end; '' where none ends within `most` bytes. */
  async line(most: number): Promise<string> {
    for (;;) {
      const end = this.#rest.indexOf(10);
      if (end >= 0 && end <= most)
        return this.#cut(end + 1)
          .subarray(0, end)
          .toString('utf8');
      if (end > most || this.#rest.length > most || !(await this.#more())) return '';
    }
  }

  /** So many bytes, or fewer at the end. */
  async take(count: number): Promise<Buffer> {
    while (this.#rest.length < count && (await this.#more()));
    return this.#cut(Math.min(count, this.#rest.length));
  }

  /** Whatever is there, at most so many bytes; empty at the end. */
  async some(most: number): Promise<Buffer> {
    while (this.#rest.length === 0 && (await this.#more()));
    return this.#cut(Math.min(most, this.#rest.length));
  }

  async atEnd(): Promise<boolean> {
    while (this.#rest.length === 0) if (!(await this.#more())) return true;
    return false;
  }

  #cut(count: number): Buffer {
    const cut = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return cut;
  }
}
