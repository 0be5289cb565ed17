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

export const quotesIn = (text: string): number => {
  let count = 0;
  for (let i = 0; i < text.length; i += 1) if (text.charCodeAt(i) === 34) count += 1;
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
      yield* this.#take(all.slice(from, all.charCodeAt(to - 1) === 13 && to > from ? to - 1 : to));
      from = to + 1;
    }
    this.#rest = all.slice(from);
    if (this.#rest.length > longestLine) throw this.#tooLong(this.#line + 1);
  }

  *end(): Generator<RawRecord> {
    if (this.#rest !== '') yield* this.#take(this.#rest.replace(/\r$/, ''));
    this.#rest = '';
    if (this.#open.length > 0) throw this.#notClosed();
  }

  *#take(line: string): Generator<RawRecord> {
    this.#line += 1;
    if (line.length > longestLine) throw this.#tooLong(this.#line);
    const quotes = quotesIn(line);
    if (this.#open.length === 0) {
      if (quotes === 0 && line.trim() === '') return;
      if (quotes % 2 === 0) yield { line: this.#line, text: line, quotes };
      else this.#open.push(line);
      return;
    }
    this.#open.push(line);
    if (quotes % 2 === 1) {
      const text = this.#open.join('\n');
      yield { line: this.#line - this.#open.length + 1, text, quotes: quotesIn(text) };
      this.#open = [];
    } else if (this.#open.length > mostLines) throw this.#notClosed();
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
