// 1,000 return envelopes (2,000 pages) in one file, beside the same words, lines and boxes at the same places by bare pdfkit.
import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { fontBytes, weights } from '../../electron/pdf/fonts.ts';
import type { MarkedPage } from '../../electron/pdf/marks.ts';
import { measure, noDefaultFont } from '../../electron/pdf/measure.ts';
import { layOutSheet } from '../../electron/pdf/placed.ts';
import { renderSheets } from '../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../shared/documents/envelopes/envelope.ts';
import { envelopeCode } from '../../shared/domain/envelope-code.ts';
import { plainDate } from '../../shared/domain/plain-date.ts';
import { RecordedAt } from '../../shared/domain/recorded-at.ts';
import { wallTime } from '../../shared/domain/wall-time.ts';
import { benchFolder, now } from './big-office.ts';
import { freezeResults, longestFreeze, median, peakMegabytes, report, timeOf } from './measure.ts';

const count = 1000;
const folder = benchFolder();
const envelope = (n: number) =>
  envelopeSheet('return-with-affirmation', {
    kind: 'absentee',
    stock: '#10',
    number: String(n).padStart(4, '0'),
    code: envelopeCode('2027-03-16-general', n),
    mark: null,
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
    ...{ prefilled: null, artwork: null, addressee: [], endorsements: [] },
    practice: false,
  });

async function ours(): Promise<void> {
  const file = await open(path.join(folder, 'ours.pdf'), 'w');
  const sheets = (function* () {
    for (let n = 1; n <= count; n += 1) yield envelope(n);
  })();
  const waiting: Uint8Array[] = [];
  let bytes = 0;
  const flush = async () => {
    bytes = 0;
    await file.write(Buffer.concat(waiting.splice(0)));
  };
  // pdfkit gives a page in a dozen small pieces; a block of them is one call of the system.
  const write = async (chunk: Uint8Array) => {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes > 256 * 1024) await flush();
  };
  const done = await renderSheets(sheets, { write }, { stamp: RecordedAt.parse(now) });
  await flush();
  await file.close();
  if (!done.ok || done.value.pages !== 2 * count) throw new Error('not all envelopes were drawn');
}

/** What stands on every page and where, worked out before the clock runs: bare pdfkit need not fit anything. */
function pagesToDraw(): MarkedPage[] {
  const memory = new Map();
  return Array.from({ length: count }, (_, i) => {
    const pages = layOutSheet(envelope(i + 1), measure(), memory);
    if (!pages.ok) throw new Error(pages.error.why);
    return pages.value;
  }).flat();
}

/** The same pages with pdfkit as it comes: no archive format, no digest, no pauses, nothing looked at. */
async function barePdfkit(pages: readonly MarkedPage[]): Promise<void> {
  const doc = new PDFDocument({ ...noDefaultFont, autoFirstPage: false });
  for (const weight of weights) doc.registerFont(weight, fontBytes(weight));
  const file = createWriteStream(path.join(folder, 'bare.pdf'));
  const written = new Promise<void>((resolve) => file.on('finish', resolve));
  doc.pipe(file);
  for (const { width, height, marks } of pages) {
    doc.addPage({ size: [width, height], margin: 0 });
    for (const m of marks) {
      if (m.kind === 'text')
        doc.font(m.weight, m.size).text(m.text, m.x, m.baseline, { lineBreak: false, baseline: 'alphabetic' });
      else if (m.kind === 'rect') doc.lineWidth(m.thickness).rect(m.x, m.y, m.width, m.height).stroke();
      else if (m.kind === 'bars') {
        for (const [x, width] of m.bars) doc.rect(x, m.y, width, m.height);
        doc.fill();
      } else if (m.kind === 'line') doc.lineWidth(m.thickness).moveTo(m.x1, m.y1).lineTo(m.x2, m.y2).stroke();
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
    peer: { name: 'the same pages by bare pdfkit', value: bare },
    ratio: own / bare,
  },
  { name: '1,000 envelopes: most memory of the process', value: memory, unit: 'MB', budget: 300 },
  ...freezeResults('1,000 envelopes', freeze),
]);
