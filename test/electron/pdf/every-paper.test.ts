// Every paper as it comes out of the printer, plain and in its hard cases, read back with pdf.js.
import { describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { Block, FlowDocument } from '../../../shared/documents/blocks.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { must } from '../../../shared/result.ts';
import { casesOfBallots } from '../../shared/documents/cases/cases-of-ballots.ts';
import { casesOfEnvelopePapers } from '../../shared/documents/cases/cases-of-envelope-papers.ts';
import { casesOfInspectors } from '../../shared/documents/cases/cases-of-inspectors.ts';
import { casesOfLetters } from '../../shared/documents/cases/cases-of-letters.ts';
import { casesOfMailLetters } from '../../shared/documents/cases/cases-of-mail-letters.ts';
import { casesOfMailSheets } from '../../shared/documents/cases/cases-of-mail-sheets.ts';
import { casesOfNotices } from '../../shared/documents/cases/cases-of-notices.ts';
import { casesOfResolutions } from '../../shared/documents/cases/cases-of-resolutions.ts';
import { casesOfTakeAlong } from '../../shared/documents/cases/cases-of-take-along.ts';
import { linesOfPage, type ReadPdf, readPdf } from '../../support/read-pdf.ts';
import { stamp } from '../../support/sample-papers.ts';

const known = new Map<FlowDocument, Promise<ReadPdf>>();
const read = (paper: FlowDocument): Promise<ReadPdf> => {
  const reading =
    known.get(paper) ?? renderFlow(paper, { stamp }).then((made) => readPdf(must(made, paper.title).bytes));
  known.set(paper, reading);
  return reading;
};

/** Words without spaces, line ends, joints of table rows and ruled spaces. */
const bare = (text: string) => text.replace(/[\s\u00a0,:;.()_]/g, '');
const tablesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'group') return tablesOf(block.blocks);
    return block.kind === 'table' ? [block.columns.map(({ title }) => title).join('')] : [];
  });

// Posted papers are read at a door, filed ones at a desk, and large print begins at 18 points.
const smallest = { posted: 12, filed: 11, large: 18 } as const;

const all = Object.entries({
  ...casesOfNotices,
  ...casesOfResolutions,
  ...casesOfLetters,
  ...casesOfBallots,
  ...casesOfInspectors,
  ...casesOfMailLetters,
  ...casesOfMailSheets,
  ...casesOfEnvelopePapers,
  ...casesOfTakeAlong,
});

describe.each(all)('%s', (name, paper) => {
  it('reads as reviewed', async () => {
    const pdf = await read(paper);
    const text = pdf.pages.map((page, i) => [`=== Sheet ${i + 1}`, ...linesOfPage(page)].join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(
      `../../fixtures/papers/${paper.paper}--${name.replaceAll(',', '').replaceAll(' ', '-')}.txt`,
    );
  });

  it('stands inside the sheet, large enough, no words on top of each other', async () => {
    for (const page of (await read(paper)).pages) {
      const texts = page.texts.filter((text) => !['PRACTICE', 'PROOF', 'SAMPLE'].includes(text.text));
      for (const t of texts) {
        const foot = t.baseline > page.height - 90;
        expect(t.x, t.text).toBeGreaterThanOrEqual(36);
        expect(t.x + t.width, t.text).toBeLessThanOrEqual(page.width - 36);
        expect(t.baseline, t.text).toBeLessThanOrEqual(page.height - 24);
        expect(t.size, t.text).toBeGreaterThanOrEqual(foot ? Math.min(smallest[paper.type], 15) : smallest[paper.type]);
      }
      for (const [i, a] of texts.entries())
        for (const b of texts.slice(i + 1)) {
          const sameHeight = Math.abs(a.baseline - b.baseline) < Math.min(a.size, b.size) * 0.9;
          const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          expect(sameHeight && overlap > 1, `“${a.text}” over “${b.text}”`).toBe(false);
        }
    }
  });

  it('says the same words in the same order as plain text', async () => {
    const pdf = await read(paper);
    let printed = bare(pdf.pages.flatMap((page) => page.texts.filter((t) => !t.artifact).map((t) => t.text)).join(''));
    for (const head of tablesOf(paper.blocks)) {
      expect(printed).toContain(bare(head));
      printed = printed.replace(bare(head), '');
    }
    // A box to tick is drawn on paper and written as [ ] in plain text.
    expect(printed).toBe(bare(newspaperText(paper).replace(/\[[ x]\] /g, '')));
  });

  it('names itself, its village and its number of sheets at the foot of every sheet', async () => {
    const pdf = await read(paper);
    for (const [i, page] of pdf.pages.entries()) {
      const foot = page.texts.filter((t) => t.artifact && t.baseline > page.height - 100).map((t) => t.text);
      expect(bare(foot.join(''))).toContain(bare(paper.footer.split('\n')[0] ?? ''));
      expect(foot).toContain(`Page ${i + 1} of ${pdf.pages.length}`);
    }
  });

  it.runIf(paper.practice)('is marked PRACTICE on every sheet', async () => {
    for (const page of (await read(paper)).pages)
      expect(page.texts.some((t) => t.text === 'PRACTICE' && t.artifact)).toBe(true);
  });

  it('is tagged, with one heading of the first level', async () => {
    const tags = (await read(paper)).pages.flatMap((page) => page.tags);
    expect(tags.filter((tag) => tag === 'H1')).toHaveLength(1);
    if (name.includes('seal')) expect(tags).toContain('Figure');
  });

  it('ends no sentence with two full stops and writes noon as noon', () => {
    expect(newspaperText(paper)).not.toMatch(/\.\.|12:00/);
  });
});

describe('what keeps together', () => {
  it('a vote stands on one sheet with the line that attests it', async () => {
    for (const [name, paper] of Object.entries(casesOfResolutions)) {
      const pdf = await read(paper);
      const sheetOf = (word: string) =>
        pdf.pages.findIndex((page) => page.texts.some((t) => !t.artifact && t.text.startsWith(word)));
      expect(sheetOf('Attest.'), name).toBe(sheetOf('Vote'));
    }
  });

  it('nineteen polling places have their head on both sheets, and a screen reader hears it once', async () => {
    const pdf = await read(casesOfResolutions['polling places, 19 districts, March 18']!);
    const heads = pdf.pages.map((page) => page.texts.filter((t) => t.text === 'Election district'));
    expect(heads.map((found) => found.length)).toEqual([1, 1]);
    expect(heads.flat().filter((t) => !t.artifact)).toHaveLength(1);
  });

  it('a short notice is one sheet: no name and date alone on a second', async () => {
    for (const name of ['special election', 'run-off', 'offices, general'])
      expect((await read(casesOfNotices[name]!)).pages, name).toHaveLength(1);
  });
});

describe('large print', () => {
  it('has the words of the ordinary one, and candidates in lines in place of narrow columns', async () => {
    const large = casesOfNotices['election, large print']!;
    expect(newspaperText(large)).toContain('Mayor, two years: Ján Křížek, 7 Old Mill Road, Example Falls, NY 12999');
    const pdf = await read(large);
    expect(pdf.pages.flatMap((page) => page.texts.map((t) => t.text))).not.toContain('Residence address');
  });
});
