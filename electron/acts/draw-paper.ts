// Drawing what an act prints, before the act is decided: bytes, their digest, and the digest of what the paper says.

import type { Printed, Refusal } from '../../shared/commands/define-command.ts';
import type { PaperRequest } from '../../shared/commands/paper-request.ts';
import type { PaperProblem } from '../../shared/documents/paper-problem.ts';
import type { SheetDocument } from '../../shared/documents/sheet.ts';
import type { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { loadDrawing } from '../pdf/load-drawing.ts';
import { digestOf } from '../store/canonical.ts';

export interface DrawnPaper extends Printed {
  readonly bytes: Uint8Array;
  readonly title: string;
}

const noneKept = (sha256: string): never => {
  throw new Error(`the file ${sha256} is not at hand here`);
};

/** `stamp` is the instant the file bears; `kept` gives a file of the office by its SHA-256. Refuses with the field whose words cannot be printed. */
export async function drawPaper(
  request: PaperRequest,
  stamp: RecordedAt,
  kept: (sha256: string) => Uint8Array = noneKept,
): Promise<Result<DrawnPaper, Refusal>> {
  const { renderFlow, renderSheetsInMemory } = await loadDrawing();
  const leftOff =
    request.kind === 'placed' && request.without ? await tooLong(request.document) : new Map<string, PaperProblem>();
  const document =
    request.kind === 'placed' && request.without && leftOff.size > 0
      ? request.without(new Set(leftOff.keys()))
      : request.document;
  const [none] = leftOff.values();
  const laid =
    document.kind === 'flow'
      ? await renderFlow(document, { stamp })
      : none !== undefined && document.pages.length === 0
        ? err(none)
        : await renderSheetsInMemory([document], { stamp });
  const drawn =
    laid.ok && request.kind === 'state-form'
      ? await (await import('../state-form/draw-form.ts')).drawForm(request, kept(request.form), laid.value, stamp)
      : laid;
  if (!drawn.ok) {
    const { field, why } = drawn.error;
    return err({
      code: 'paper-problem',
      message: `Nothing was printed. ${why}`,
      fields: field === '' ? [] : [{ path: field, message: why }],
      related: [],
    });
  }
  const { templateVersion, title } = request.document;
  return ok({
    ...drawn.value,
    ...{ templateVersion, title, factsDigest: digestOf(request.facts) },
    leftOff: [...leftOff].map(([field, { why }]) => ({ field, why })),
  });
}

/** What of the sheet does not fit its place even in the smallest type, by its field. */
async function tooLong(document: SheetDocument): Promise<Map<string, PaperProblem>> {
  const { whatIsTooLong } = await import('../pdf/too-long.ts');
  return whatIsTooLong(document);
}
