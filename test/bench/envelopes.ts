// 1,000 return envelopes (2,000 pages) in one file, beside the same words at the same places drawn by bare pdfkit.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { fontBytes, type Weight, weights } from '../../electron/pdf/fonts.ts';
import { measure, noDefaultFont } from '../../electron/pdf/measure.ts';
import { layOutSheet } from '../../electron/pdf/placed.ts';
import { renderSheets } from '../../electron/pdf/render-sheets.ts';
import { returnEnvelope } from '../../shared/documents/envelopes/return-envelope.ts';
import { plainDate } from '../../shared/domain/plain-date.ts';
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { benchFolder, now } from './big-office.ts';
import { freezeResults, longestFreeze, median, peakMegabytes, report, timeOf } from './measure.ts';

const count = 1000;
const folder = benchFolder();
const envelope = (n: number) =>
  returnEnvelope({
    kind: 'absentee',
    stock: '#10',
    number: String(n).padStart(4, '0'),
    village: { name: 'Example Falls', county: 'Sample' },
    clerk: {
      title: 'Village Clerk',
      address: { street: '1 Village Square', apartment: '', city: 'Example Falls', state: 'NY', zip: '12999' },
    },
    election: 'general',
    pollDay: plainDate('2027-03-16'),
    closes: wallTime('21:00'),
    districtCount: 3,
    postage: null,
    flapDepth: null,
    practice: false,
  });

async function ours(): Promise<void> {
  const file = await open(path.join(folder, 'ours.pdf'), 'w');
  const sheets = (function* () {
    for (let n = 1; n <= count; n += 1) yield envelope(n);
  })();
  const write = async (chunk: Uint8Array) => void (await file.write(chunk));
  const done = await renderSheets(sheets, { write }, { stamp: RecordedAt.parse(now) });
  await file.close();
  if (!done.ok || done.value.pages !== 2 * count) throw new Error('not all envelopes were drawn');
}

interface Line {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly weight: Weight;
  readonly size: number;
}
interface Page {
  readonly size: [number, number];
  readonly lines: readonly Line[];
}

/** The words of every page and where they stand, worked out before the clock runs: bare pdfkit need not fit anything. */
function pagesToDraw(): Page[] {
  const memory = new Map();
  return Array.from({ length: count }, (_, i) => {
    const pages = layOutSheet(envelope(i + 1), measure(), memory);
    if (!pages.ok) throw new Error(pages.error.why);
    return pages.value.map(({ width, height, marks }): Page => {
      const lines = marks.flatMap((m) => (m.kind === 'text' ? [{ ...m, y: m.baseline }] : []));
      return { size: [width, height], lines };
    });
  }).flat();
}

/** The same pages with pdfkit as it comes: no archive format, no lines and boxes, no pauses. */
async function barePdfkit(pages: readonly Page[]): Promise<void> {
  const doc = new PDFDocument({ ...noDefaultFont, autoFirstPage: false });
  for (const weight of weights) doc.registerFont(weight, fontBytes(weight));
  const file = createWriteStream(path.join(folder, 'bare.pdf'));
  const written = new Promise<void>((resolve) => file.on('finish', resolve));
  doc.pipe(file);
  for (const { size, lines } of pages) {
    doc.addPage({ size, margin: 0 });
    for (const { text, x, y, weight, size: points } of lines) {
      doc.font(weight, points).text(text, x, y, { lineBreak: false, baseline: 'alphabetic' });
    }
  }
  doc.end();
  await written;
}

const freeze = await longestFreeze(ours);
const memory = peakMegabytes();
const pages = pagesToDraw();
await barePdfkit(pages);
const times: { ours: number; bare: number }[] = [];
for (let i = 0; i < 5; i += 1) times.push({ ours: await timeOf(ours), bare: await timeOf(() => barePdfkit(pages)) });
const [own, bare] = [median(times.map((t) => t.ours)), median(times.map((t) => t.bare))];
report([
  {
    name: '1,000 envelopes (2,000 pages) in one file',
    value: own,
    unit: 'ms',
    budget: 1.6 * bare,
    peer: { name: 'the same words by bare pdfkit', value: bare },
    ratio: own / bare,
  },
  { name: '1,000 envelopes: most memory of the process', value: memory, unit: 'MB', budget: 300 },
  ...freezeResults('1,000 envelopes', freeze),
]);
