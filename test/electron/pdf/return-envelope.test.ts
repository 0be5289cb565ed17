// The printed return envelope, measured on the finished PDF. The zones are the post office's, written here in inches as
// its manuals give them (DMM 202.2.1, Publication 28 A1), and the places are those of Election Law §15-120(7).
import { describe, expect, it } from 'vitest';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import type { EnvelopeFacts } from '../../../shared/documents/envelopes/envelope-facts.ts';
import { must } from '../../../shared/result.ts';
import { type DrawnText, type ReadPage, readPdf } from '../../support/read-pdf.ts';
import { envelopeFacts, livesAt, stamp } from '../../support/sample-papers.ts';

const inch = 72;
const sizes: Record<'#10' | '6x9', [number, number]> = { '#10': [684, 297], '6x9': [648, 432] };

const known = new Map<object, Promise<{ front: ReadPage; back: ReadPage }>>();
const print = (facts: Partial<EnvelopeFacts>) => {
  const printing = known.get(facts) ?? printAnew(facts);
  known.set(facts, printing);
  return printing;
};
const printAnew = async (facts: Partial<EnvelopeFacts>) => {
  const made = await renderSheetsInMemory([envelopeSheet('return-with-affirmation', envelopeFacts(facts))], { stamp });
  const [front, back] = (await readPdf(must(made, 'an envelope').bytes)).pages;
  return { front: front!, back: back! };
};

const edges = (t: DrawnText) => ({
  left: t.x,
  right: t.x + t.width,
  top: t.baseline - t.size * 0.8,
  bottom: t.baseline + t.size * 0.25,
});
const textOf = (page: ReadPage) => page.texts.map((t) => t.text.trim()).join(' ');

const cases = (['#10', '6x9'] as const).flatMap((stock) =>
  (['absentee', 'early-mail'] as const).flatMap((kind) =>
    [1, 3].map((districtCount) => ({ stock, kind, districtCount })),
  ),
);

describe.each(cases)('a return envelope: $stock, $kind, $districtCount district(s)', (facts) => {
  it('has two pages of the size of the stock', async () => {
    const { front, back } = await print(facts);
    expect([front.width, front.height]).toEqual(sizes[facts.stock]);
    expect([back.width, back.height]).toEqual(sizes[facts.stock]);
  });

  it('keeps all words a third of an inch from every edge, where any printer prints', async () => {
    const { front, back } = await print(facts);
    for (const page of [front, back])
      for (const t of page.texts) {
        const e = edges(t);
        expect(e.left, t.text).toBeGreaterThanOrEqual(inch / 3 - 0.1);
        expect(e.top, t.text).toBeGreaterThanOrEqual(inch / 3 - 0.1);
        expect(e.right, t.text).toBeLessThanOrEqual(page.width - inch / 3 + 0.1);
        expect(e.bottom, t.text).toBeLessThanOrEqual(page.height - inch / 3 + 0.1);
      }
  });

  it('leaves the bar-code zone white: bottom 5/8 inch, 4 3/4 inches from the right, on both sides', async () => {
    const { front, back } = await print(facts);
    for (const page of [front, back])
      for (const t of page.texts) {
        const inside = edges(t).right > page.width - 4.75 * inch && edges(t).bottom > page.height - 0.625 * inch;
        expect(inside, t.text).toBe(false);
      }
  });

  it('has the address, and nothing else, where the post office reads addresses', async () => {
    const { front } = await print(facts);
    const top = front.height - 2.75 * inch;
    const bottom = front.height - 0.625 * inch;
    const inArea = front.texts.filter((t) => edges(t).bottom > top && edges(t).top < bottom);
    expect(inArea.map((t) => t.text)).toEqual([
      'Village Clerk',
      'Village of Example Falls',
      '12 Main Street',
      'Example Falls, NY 12999',
    ]);
    for (const t of inArea) {
      const e = edges(t);
      expect(e.top).toBeGreaterThanOrEqual(top);
      expect(e.left).toBeGreaterThanOrEqual(0.5 * inch);
      expect(e.right).toBeLessThanOrEqual(front.width - 0.5 * inch);
      expect(t.size).toBeGreaterThanOrEqual(8);
      expect(t.x).toBe(inArea[0]!.x);
    }
  });

  it('says by when it must be received, in the words of the statute, with day and hour on a line of their own', async () => {
    const { front } = await print(facts);
    expect(textOf(front)).toContain(
      'In order for the ballot contained in this envelope to be counted, it must be received by the Village Clerk not ' +
        'later than the close of the polls on election day.',
    );
    expect(front.texts.map((t) => t.text)).toContain('Tuesday, March 16, 2027, 9:00 p.m.');
  });

  it('asks for signature, printed name, residence in the village, and the district only when there are several', async () => {
    const { back } = await print(facts);
    const all = textOf(back);
    expect(all).toContain('1. Signature or mark of voter');
    expect(all).toContain('2. Name of voter, printed');
    expect(all).toContain('3. Residence address within the Village of Example Falls');
    expect(/district\./.test(all.split('AFFIRMATION')[0]!)).toBe(facts.districtCount > 1);
    expect(all.includes('4. Village election district')).toBe(facts.districtCount > 1);
  });

  it('leaves the flap and every designated place empty', async () => {
    const { back } = await print(facts);
    const flap = facts.stock === '#10' ? 108 : 126;
    const places = envelopeSheet('return-with-affirmation', envelopeFacts(facts)).pages[1]!.boxes.filter(
      (box) => box.kind === 'place',
    );
    expect(places.length).toBe(facts.districtCount > 1 ? 7 : 6);
    for (const t of back.texts) {
      const e = edges(t);
      expect(e.top, t.text).toBeGreaterThan(flap);
      for (const p of places) {
        const apart = e.right <= p.x || e.left >= p.x + p.width || e.bottom <= p.y || e.top >= p.y + p.height - 0.5;
        expect(apart, `${t.text} in the place for ${p.name}`).toBe(true);
      }
    }
  });
});

describe('the words of the two kinds of mail ballot', () => {
  it('affirms absence only on an absentee envelope (§7-122(6), §7-119(6))', async () => {
    const absentee = await print({ kind: 'absentee' });
    const early = await print({ kind: 'early-mail' });
    expect(textOf(absentee.front)).toContain('OFFICIAL ABSENTEE BALLOT');
    expect(textOf(absentee.back)).toContain('that I will be unable to appear personally on the day of the election');
    expect(textOf(absentee.back)).toContain('statement of absentee voter, I shall be guilty of a misdemeanor.');
    expect(textOf(early.front)).toContain('OFFICIAL EARLY MAIL BALLOT');
    expect(textOf(early.back)).not.toContain('unable to appear');
    expect(textOf(early.back)).toContain('statement of early mail voter, I shall be guilty of a misdemeanor.');
  });
});

describe('what villages really enter', () => {
  it('prints the day people vote when the polls moved to March 18, 2026', async () => {
    const { front } = await print({ pollDay: '2026-03-18' as never });
    expect(front.texts.map((t) => t.text)).toContain('Wednesday, March 18, 2026, 9:00 p.m.');
  });

  it('sets a long title and an apartment smaller rather than cutting them, and still in the address area', async () => {
    const title = 'Village Administrator/Clerk-Treasurer and Registrar of Vital Statistics';
    const { front } = await print({ clerk: { title, address: livesAt('1200 Old Plank Road North', 'Suite 200-B') } });
    expect(textOf(front).replaceAll(' ', '')).toContain(title.replaceAll(' ', ''));
    expect(textOf(front)).toContain('Suite 200-B');
  });

  it('never re-cases a name: WOOT III stays WOOT III', async () => {
    const { front } = await print({ village: { name: 'WOOT III', county: 'X' } });
    expect(textOf(front)).toContain('Village of WOOT III');
  });

  it('prints what postage it needs only where the village says so', async () => {
    expect(textOf((await print({ postage: null })).front)).not.toContain('postage');
  });

  it('marks a practice envelope on both sides', async () => {
    const { front, back } = await print({ practice: true });
    expect([textOf(front), textOf(back)].every((text) => text.includes('PRACTICE'))).toBe(true);
  });

  it('refuses, naming the affirmation, when a flap leaves too little room', async () => {
    const made = await renderSheetsInMemory(
      [envelopeSheet('return-with-affirmation', envelopeFacts({ flapDepth: 160 }))],
      { stamp },
    );
    expect(made).toMatchObject({ ok: false, error: { code: 'does-not-fit', field: 'affirmation' } });
  });

  it('refuses an address that no size makes fit, naming it', async () => {
    const clerk = { title: 'x'.repeat(120), address: livesAt('12 Main Street') };
    const made = await renderSheetsInMemory([envelopeSheet('return-with-affirmation', envelopeFacts({ clerk }))], {
      stamp,
    });
    expect(made).toMatchObject({ ok: false, error: { code: 'does-not-fit', field: 'clerk.address' } });
  });
});
