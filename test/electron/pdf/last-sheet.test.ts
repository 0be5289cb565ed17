// However long a notice grows, its day and the clerk's name never stand on a last sheet by themselves: a sheet that hangs
// beside others must show what was signed.
import { describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import { noticeOfOffices } from '../../../shared/documents/notices/notice-of-offices.ts';
import { must } from '../../../shared/result.ts';
import { linesOfPage, readPdf } from '../../support/read-pdf.ts';
import { frame, livesAt, noticeFacts, office, stamp } from '../../support/sample-papers.ts';

/** The words of the last sheet above its foot, line by line; null where there is one sheet only. */
async function lastSheet(paper: FlowDocument): Promise<string[] | null> {
  const { pages } = await readPdf(must(await renderFlow(paper, { stamp }), paper.title).bytes);
  const last = pages.at(-1);
  return pages.length === 1 || !last ? null : linesOfPage({ ...last, texts: last.texts.filter((t) => !t.artifact) });
}

const candidates = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    ballotName: `Candidate ${i + 1}`,
    residence: livesAt(`${i + 1} Elm Street`),
  }));

/** What stands above “Dated:” on the last sheet, for each length of the paper that takes more than one sheet. */
async function aboveTheDay(paperOf: (length: number) => FlowDocument, lengths: readonly number[]) {
  const sheets = await Promise.all(lengths.map((length) => lastSheet(paperOf(length))));
  return sheets.flatMap((lines) => (lines === null ? [] : [lines.findIndex((line) => line.startsWith('Dated:'))]));
}
const lengths = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe('the last sheet of a notice', () => {
  it('of election has candidates or a proposition above the day', async () => {
    const paperOf = (count: number) =>
      noticeOfElection(
        noticeFacts({
          offices: [{ office: office('Trustee', { seats: 2 }), candidates: candidates(count) }],
          propositions: [],
        }),
      );
    const above = await aboveTheDay(paperOf, lengths(6, 30));
    expect(above.length).toBeGreaterThan(10);
    expect(above.filter((lines) => lines < 1)).toEqual([]);
  });

  it('of offices has offices above the day, under their heads', async () => {
    const paperOf = (count: number) =>
      noticeOfOffices.document({
        ...frame(),
        kind: 'general',
        pollDay: noticeFacts().pollDay,
        moved: null,
        offices: lengths(1, count).map((n) => office(`Trustee of ward ${n}`)),
        dated: null,
      });
    const above = await aboveTheDay(paperOf, lengths(8, 28));
    expect(above.length).toBeGreaterThan(5);
    expect(above.filter((lines) => lines < 2)).toEqual([]);
  });
});
