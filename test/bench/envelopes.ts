// The job that prints 1,000 return envelopes (2,000 pages, and the one that counts) in one file and records them, beside the
// same words, lines and boxes at the same places by bare pdfkit.
import '../../electron/short-lived-memory.ts';
import { execFileSync } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { buildApp } from '../../electron/app.ts';
import { printEnvelopes } from '../../electron/envelopes/print-batch.ts';
import { systemIds } from '../../electron/ids.ts';
import { runJob } from '../../electron/job-runner.ts';
import { fontBytes, weights } from '../../electron/pdf/fonts.ts';
import type { MarkedPage } from '../../electron/pdf/marks.ts';
import { measure, noDefaultFont } from '../../electron/pdf/measure.ts';
import { layOutSheet } from '../../electron/pdf/placed.ts';
import type { OfficeStore } from '../../electron/store/office-store.ts';
import { noDrives } from '../../electron/usb/drives.ts';
import { BatchAsked, planBatch } from '../../shared/commands/envelope-batch.ts';
import { envelopeSheet } from '../../shared/documents/envelopes/envelope.ts';
import { benchFolder, clockOf, election, now, officeToMail } from './big-office.ts';
import { freezeResults, longestFreeze, median, peakMegabytes, report, timeOf } from './measure.ts';
import { officeSuiteTime } from './office-suite.ts';

const count = 1000;
const folder = benchFolder();
const building = '--build-office';
const [, , what, where] = process.argv;
if (what === building && where !== undefined) {
  await officeToMail(where, count);
  process.exit(0);
}
const officeDir = path.join(folder, 'office');
// In a process of its own, so that the memory of this one is that of the printing.
execFileSync(process.execPath, [import.meta.filename, building, officeDir]);
const app = buildApp({
  ...{ dataDir: officeDir, clock: clockOf(now), ids: systemIds(), drives: noDrives() },
  viewer: { open: async () => ({ ok: true }) },
  dialogs: { pickFolder: async () => null, saveFile: async () => null, openFile: async () => null },
});
const store = app.desk.store;
if (!store) throw new Error('the office did not open');
// As in a window in which the register was looked at.
store.state.election(election);
const applications = Array.from({ length: count }, (_, i) => i + 1);
const asked = BatchAsked.parse({
  ...{ election, applications, piece: 'return-with-affirmation', stock: '#10', order: 'district-and-name' },
  ...{ sides: 'face-and-back', tray: 'face-down' },
});

/** The job itself: worked out, drawn, written, recorded. */
async function ours(): Promise<void> {
  const done = await runJob(
    (control) => printEnvelopes(app.desk, store as OfficeStore, asked, control),
    new AbortController().signal,
    () => {},
  );
  const pages = done !== 'stopped' && done.ok ? (done.value as { pages: number }).pages : JSON.stringify(done);
  if (pages !== 2 * count + 1) throw new Error(`not all envelopes were drawn: ${pages}`);
}

/** What stands on every page and where, worked out before the clock runs: bare pdfkit need not fit anything. */
function pagesToDraw(): MarkedPage[] {
  const memory = new Map();
  const at = { picture: () => null, printing: app.desk.machine.get().printing };
  const plan = planBatch((store as OfficeStore).state, asked, at);
  if (!plan.ok) throw new Error(plan.error.message);
  return plan.value.envelopes.flatMap(({ facts }) => {
    const pages = layOutSheet(envelopeSheet(asked.piece, facts), measure(), memory);
    if (!pages.ok) throw new Error(pages.error.why);
    return pages.value;
  });
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
await app.close();
const wordsOf = ({ marks }: MarkedPage) => marks.flatMap((m) => (m.kind === 'text' ? [m.text] : [])).join(' ');
const suite = await officeSuiteTime(pages.map(wordsOf), folder);
const [own, bare] = [median(times.map((t) => t.ours)), median(times.map((t) => t.bare))];
report([
  {
    name: '1,000 envelopes (2,000 pages) in one file, recorded',
    value: own,
    unit: 'ms',
    budget: 1.6 * bare,
    peer: { name: 'the same pages by bare pdfkit', value: bare },
    ratio: own / bare,
  },
  ...(suite === null
    ? []
    : [{ name: 'the same words on 2,000 pages by an office suite', value: suite, unit: 'ms' as const, budget: null }]),
  { name: '1,000 envelopes: most memory of the process', value: memory, unit: 'MB', budget: 300 },
  ...freezeResults('1,000 envelopes', freeze),
]);
