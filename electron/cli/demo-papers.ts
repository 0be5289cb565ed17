// For `desk demo`: every paper the village's election can have, each as a PDF, and the newspaper's copies as text.
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { printPaper } from './print.ts';
import { Sentence } from './say.ts';
import type { AppAtWork } from './with-office.ts';

interface Out {
  /** Keeps the PDF that was last shown. */
  keepPdf(file: string, what: string): void;
  write(file: string, what: string, text: string): void;
}

/** Prints the whole list; what is missing becomes a ruled space. Notices to be posted come in large print too. */
export async function writePapers(app: AppAtWork, election: string, { keepPdf, write }: Out): Promise<void> {
  const ask = async <T>(view: string, input: unknown): Promise<T> => {
    const answer = await app.call(view, input);
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    return answer.value as T;
  };
  const print = async (paper: string, type: string | null, blanks: string | null) => {
    const answer = await printPaper(app, paper, app.desk.ids.act(), { election, type, blanks });
    if (!answer.ok) throw new Sentence(`${paper}: ${answer.refusal.message}`);
  };
  const { papers } = await ask<ViewOutput<'papers.list'>>('papers.list', { election });
  for (const { id, title, state } of papers) {
    if (state === 'not-for-it') continue;
    const page = { election, paper: id, size: 'letter', type: null };
    const { missing, newspaper, posting } = await ask<ViewOutput<'papers.paper'>>('papers.paper', page);
    const blanks = missing.length > 0 ? 'a sample' : null;
    if (posting) {
      await print(id, 'large', blanks);
      keepPdf(`papers-${id}-large.pdf`, `${title}, large print`);
    }
    await print(id, null, blanks);
    keepPdf(`papers-${id}.pdf`, title);
    if (newspaper)
      write(`papers-${id}.txt`, `${title}, copy for the newspaper`, newspaper.text.replaceAll('\n', '\r\n'));
  }
}
