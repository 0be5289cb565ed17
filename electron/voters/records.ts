// From text to records: a record is one line, or several where a quoted field holds line breaks. Each keeps its line
// number and its raw text, so that one bad line can be shown as it stands and does not take the rest with it.
import { ListProblem } from './list-problem.ts';

export interface RawRecord {
  readonly line: number;
  readonly text: string;
  /** How many quotation marks stand in it. */
  readonly quotes: number;
}

/** No voter's line is near this long, nor has a quoted field so many lines; a quote that is never closed is. */
const longestLine = 64 * 1024;
const mostLines = 24;

/** Quotation marks between two places of a text. */
export const quotesIn = (text: string, from = 0, to = text.length): number => {
  let count = 0;
  for (let i = from; i < to; i += 1) if (text.charCodeAt(i) === 34) count += 1;
  return count;
};

/** Takes text in pieces of any size and gives whole records. Throws ListProblem where none can be told apart. */
export class RecordCutter {
  readonly #name: string;
  #rest = '';
  /** Lines of a record whose quote is still open. */
  #open: string[] = [];
  #line = 0;

  constructor(name: string) {
    this.#name = name;
  }

  /** The line that was read last. */
  get line(): number {
    return this.#line;
  }

  *cut(text: string): Generator<RawRecord> {
    const all = this.#rest + text;
    let from = 0;
    for (let to = all.indexOf('\n'); to >= 0; to = all.indexOf('\n', from)) {
      const record = this.#take(all, from, all.charCodeAt(to - 1) === 13 && to > from ? to - 1 : to);
      if (record) yield record;
      from = to + 1;
    }
    this.#rest = all.slice(from);
    if (this.#rest.length > longestLine) throw this.#tooLong(this.#line + 1);
  }

  *end(): Generator<RawRecord> {
    const last = this.#rest.replace(/\r$/, '');
    const record = this.#rest === '' ? null : this.#take(last, 0, last.length);
    if (record) yield record;
    this.#rest = '';
    if (this.#open.length > 0) throw this.#notClosed();
  }

  /** Takes the line between two places of a text; the record that ends with it, if one does. */
  #take(all: string, from: number, to: number): RawRecord | null {
    this.#line += 1;
    if (to - from > longestLine) throw this.#tooLong(this.#line);
    const quotes = quotesIn(all, from, to); // in the whole text: signs of a part of it take longer to come by
    const line = all.slice(from, to);
    if (this.#open.length === 0) {
      if (quotes === 0 && line.trim() === '') return null;
      if (quotes % 2 === 0) return { line: this.#line, text: line, quotes };
      this.#open.push(line);
      return null;
    }
    this.#open.push(line);
    if (quotes % 2 === 1) {
      const text = this.#open.join('\n');
      const first = this.#line - this.#open.length + 1;
      this.#open = [];
      return { line: first, text, quotes: quotesIn(text) };
    }
    if (this.#open.length > mostLines) throw this.#notClosed();
    return null;
  }

  #tooLong(line: number): ListProblem {
    return new ListProblem(
      'line-too-long',
      `Line ${line} of ${this.#name} is longer than any voter’s can be (${longestLine / 1024} KB). Open the file in a text editor, see where the lines end, or ask the county for it again.`,
    );
  }

  #notClosed(): ListProblem {
    const line = this.#line - this.#open.length + 1;
    return new ListProblem(
      'quote-not-closed',
      `A quotation mark opened in line ${line} of ${this.#name} is never closed, so nobody can tell where the voter ends. Correct that line, or ask the county for the file again.`,
    );
  }
}
