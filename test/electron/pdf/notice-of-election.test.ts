// The notice of election as it comes out of the printer, read back with pdf.js.
import { describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import type { NoticeOfElectionFacts } from '../../../shared/documents/notices/notice-of-election-facts.ts';
import { must } from '../../../shared/result.ts';
import { hardNotices } from '../../support/hard-notices.ts';
import { linesOfPage, type ReadPdf, readPdf } from '../../support/read-pdf.ts';
import { livesAt, noticeFacts, office, stamp } from '../../support/sample-papers.ts';

const print = async (facts: NoticeOfElectionFacts) =>
  must(await renderFlow(noticeOfElection(facts), { stamp }), 'the notice');
const known = new Map<NoticeOfElectionFacts, Promise<ReadPdf>>();
/** The hard cases are printed once for all tests that look at them. */
const read = (facts: NoticeOfElectionFacts): Promise<ReadPdf> => {
  const reading = known.get(facts) ?? print(facts).then(({ bytes }) => readPdf(bytes));
  known.set(facts, reading);
  return reading;
};

/** Words without spaces, line ends, joints of table rows and ruled spaces: what must agree between all three forms. */
const bare = (text: string) => text.replace(/[\s\u00a0,:_]/g, '');

describe.each(Object.entries(hardNotices))('the notice with %s', (name, facts) => {
  it('reads as reviewed', async () => {
    const pdf = await read(facts);
    const text = pdf.pages.map((page, i) => [`=== Sheet ${i + 1}`, ...linesOfPage(page)].join('\n')).join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`../../fixtures/paper/notice-${name.replaceAll(' ', '-')}.txt`);
  });

  it('keeps every word on the sheet, at 12 points or more', async () => {
    for (const page of (await read(facts)).pages)
      for (const t of page.texts.filter((text) => text.text !== 'PRACTICE')) {
        expect(t.x, t.text).toBeGreaterThanOrEqual(36);
        expect(t.x + t.width, t.text).toBeLessThanOrEqual(page.width - 36);
        expect(t.baseline, t.text).toBeLessThanOrEqual(page.height - 24);
        expect(t.size, t.text).toBeGreaterThanOrEqual(12);
      }
  });

  it('has no words on top of each other', async () => {
    for (const page of (await read(facts)).pages) {
      const texts = page.texts.filter((text) => text.text !== 'PRACTICE');
      for (const [i, a] of texts.entries())
        for (const b of texts.slice(i + 1)) {
          const sameHeight = Math.abs(a.baseline - b.baseline) < Math.min(a.size, b.size) * 0.9;
          const overlap = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
          expect(sameHeight && overlap > 1, `“${a.text}” over “${b.text}”`).toBe(false);
        }
    }
  });

  it('says the same words in the same order in the newspaper', async () => {
    const heads = ['Election district', 'Polling place', 'Office', 'Term', 'Name', 'Residence address'];
    const pdf = await read(facts);
    let printed = bare(pdf.pages.flatMap((page) => page.texts.filter((t) => !t.artifact).map((t) => t.text)).join(''));
    for (const head of [heads.slice(0, 2), heads.slice(2)]) printed = printed.replace(bare(head.join('')), '');
    expect(printed).toBe(bare(newspaperText(noticeOfElection(facts))));
  });
});

describe('every sheet of a notice', () => {
  it('says which paper of which election it is, because posted sheets get separated', async () => {
    const pdf = await read(hardNotices['40 candidates']!);
    expect(pdf.pages.length).toBeGreaterThan(2);
    for (const [i, page] of pdf.pages.entries()) {
      const foot = page.texts.filter((t) => t.baseline > page.height - 74).map((t) => t.text);
      expect(foot).toEqual([
        'Notice of General Village Election, March 16, 2027',
        'Village of Example Falls · Edition 1',
        `Page ${i + 1} of ${pdf.pages.length}`,
      ]);
    }
  });

  it('has no page more than its words need: a short notice is one page', async () => {
    const facts = noticeFacts({ offices: [{ office: office('Mayor'), candidates: [] }], propositions: [] });
    expect((await print(facts)).pages).toBe(1);
  });

  it('repeats the head of a table that goes on, and never as something a screen reader reads twice', async () => {
    const pdf = await read(hardNotices['40 candidates']!);
    const heads = pdf.pages.map((page) => page.texts.filter((t) => t.text === 'Residence address'));
    expect(heads.filter((found) => found.length === 1).length).toBeGreaterThanOrEqual(2);
    expect(heads.flat().filter((t) => !t.artifact)).toHaveLength(1);
  });

  it('never splits a row: an address begins and ends on one sheet', async () => {
    const pdf = await read(hardNotices['40 candidates']!);
    for (const page of pdf.pages) {
      const starts = page.texts.filter((t) => /^\d+ Long Lane,/.test(t.text)).length;
      const ends = page.texts.filter((t) => t.text.endsWith('NY 12999') && t.x > 300 && t.size < 13).length;
      expect(ends).toBe(starts);
    }
  });

  it('keeps a proposition on one sheet', async () => {
    const pdf = await read(hardNotices['a proposition of 2,000 characters']!);
    const sheets = pdf.pages.filter((page) => page.texts.some((t) => t.text.includes('Lorem')));
    expect(sheets).toHaveLength(1);
  });

  it('is marked when it is practice', async () => {
    const pdf = await read(noticeFacts({ practice: true }));
    expect(pdf.pages.every((page) => page.texts.some((t) => t.text === 'PRACTICE' && t.artifact))).toBe(true);
  });

  it('fills the longer paper when the clerk chooses legal', async () => {
    const [page] = (await read(noticeFacts({ size: 'legal' }))).pages;
    expect([page!.width, page!.height]).toEqual([612, 1008]);
  });
});

describe('the file', () => {
  it('has a title, a language and tags in reading order', async () => {
    const pdf = await read(noticeFacts());
    expect(pdf.title).toBe('Notice of General Village Election, Village of Example Falls, March\u00a016,\u00a02027');
    expect(pdf.lang).toBe('en-US');
    expect(pdf.pages[0]!.tags.slice(0, 12)).toEqual([
      'Document',
      'P',
      'H1',
      'P',
      'P',
      'H2',
      'Table',
      'TR',
      'TH',
      'TH',
      'TR',
      'TD',
    ]);
  });

  it('has the same bytes twice, and other bytes with another stamp', async () => {
    const once = await print(noticeFacts());
    const twice = await print(noticeFacts());
    expect(twice.sha256).toBe(once.sha256);
    const later = must(
      await renderFlow(noticeOfElection(noticeFacts()), { stamp: '2027-02-23T10:15:00-05:00' as never }),
      'later',
    );
    expect(later.sha256).not.toBe(once.sha256);
  });

  it('has the same bytes whatever was drawn before it, also letters that share a sign with others', async () => {
    const before = await print(noticeFacts());
    await print(noticeFacts({ village: { name: 'Ein\u00a0Fluß ﬁ ﬀ Ị', county: 'Ångström Ω\u2011K' } }));
    expect((await print(noticeFacts())).sha256).toBe(before.sha256);
  });

  it('keeps its description readable XML when a village is called “Smith & Sons”', async () => {
    const { bytes } = await print(noticeFacts({ village: { name: 'Smith & <Sons>', county: 'Adirondack' } }));
    const raw = Buffer.from(bytes).toString('latin1');
    const description = raw.slice(raw.indexOf('<x:xmpmeta'), raw.indexOf('</x:xmpmeta>'));
    expect(description).toContain('Smith &amp; &lt;Sons&gt;');
    expect(description).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    expect((await readPdf(bytes)).title).toContain('Village of Smith & <Sons>');
  });
});

describe('what cannot be printed stops the paper and names the field', () => {
  const withCandidate = (ballotName: string) =>
    renderFlow(
      noticeOfElection(
        noticeFacts({
          offices: [{ office: office('Mayor'), candidates: [{ ballotName, residence: livesAt('1 A St') }] }],
        }),
      ),
      { stamp },
    );

  it.each([
    ['Hebrew', 'משה Cohen', 'U+05DE'],
    ['Arabic', 'Ali علي', 'U+0639'],
    ['Chinese', 'Mei 美', 'U+7F8E'],
    ['an emoji', 'Pat 🎉', 'U+1F389'],
  ])('%s', async (_script, name, code) => {
    const made = await withCandidate(name);
    expect(made).toMatchObject({
      ok: false,
      error: { code: 'no-glyph', field: 'offices.0.candidates.0.ballotName', text: name },
    });
    expect(made.ok ? '' : made.error.why).toContain(code);
  });

  it('a soft hyphen that got past the form', async () => {
    const made = await withCandidate('Smith\u00ad-Jones');
    expect(made).toMatchObject({ ok: false, error: { code: 'invisible-character' } });
  });

  it('but Křížek, Wałęsa, Nguyễn and Cyrillic are printed', async () => {
    const pdf = await readPdf(must(await withCandidate('Ján Křížek Wałęsa Nguyễn Іван'), 'letters').bytes);
    expect(pdf.pages.flatMap((page) => page.texts.map((t) => t.text)).join('')).toContain('Nguyễn Іван');
  });
});
