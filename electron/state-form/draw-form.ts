// The state's form with its fields filled in, and our sheet behind it, as one file.
import { createHash } from 'node:crypto';
import type { PaperRequest } from '../../shared/commands/paper-request.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { fontBytes } from '../pdf/fonts.ts';
import { glyphProblem } from '../pdf/glyphs.ts';
import { measure } from '../pdf/measure.ts';
import type { RenderedPaper } from '../pdf/render.ts';
import { inThread } from './in-thread.ts';
import { whyNotKept } from './why-not-kept.ts';

/** `sheet` is the drawn document of the request. Refuses with the field that cannot be written in, or the sign that has no type. */
export async function drawForm(
  { entries, document }: Extract<PaperRequest, { kind: 'state-form' }>,
  form: Uint8Array,
  sheet: RenderedPaper,
  stamp: RecordedAt,
): Promise<Result<RenderedPaper, PaperProblem>> {
  for (const { write, path } of entries) {
    const problem = write.kind === 'text' ? glyphProblem(write.text, path, 'regular', measure()) : null;
    if (problem) return err(problem);
  }
  const { title, practice } = document;
  const font = fontBytes('regular');
  const news = await inThread({ what: 'fill', form, font, entries, sheet: sheet.bytes, title, stamp, practice });
  switch (news.kind) {
    case 'filled':
      return ok({
        bytes: news.bytes,
        pages: news.pages,
        sha256: createHash('sha256').update(news.bytes).digest('hex'),
      });
    case 'problem':
      return err({ code: 'does-not-fit', ...news.problem });
    case 'not':
      return err(unreadable(whyNotKept[news.why]));
    case 'found':
      throw new Error('a form was read that was to be filled in');
  }
}

const unreadable = (why: string): PaperProblem => ({
  ...{ code: 'not-written', field: '', text: '' },
  why: `The state’s form as it was imported ${why}, and import it again in Settings.`,
});
