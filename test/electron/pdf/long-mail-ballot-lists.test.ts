// The lists of the mail ballots with three hundred rows, a third of them with the longest names: nothing lost, nothing twice,
// the head on every sheet, and the signatures never alone.
import { describe, expect, it } from 'vitest';
import { layOutFlow } from '../../../electron/pdf/flow.ts';
import { measure } from '../../../electron/pdf/measure.ts';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { applicantsList } from '../../../shared/documents/mail-ballots/applicants-list.ts';
import { inspectorsWorksheet } from '../../../shared/documents/mail-ballots/inspectors-worksheet.ts';
import { lateEnvelopesSheet } from '../../../shared/documents/mail-ballots/late-envelopes-sheet.ts';
import { reconciliationSheet } from '../../../shared/documents/mail-ballots/reconciliation-sheet.ts';
import { setAsideSheet } from '../../../shared/documents/mail-ballots/set-aside-sheet.ts';
import { transmittal } from '../../../shared/documents/mail-ballots/transmittal.ts';
import { workList } from '../../../shared/documents/mail-ballots/work-list.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { wallTime } from '../../../shared/domain/wall-time.ts';
import { must } from '../../../shared/result.ts';
import { district } from '../../shared/documents/cases/cases-of-envelope-papers.ts';
import { sixty } from '../../shared/documents/cases/cases-of-mail-letters.ts';
import { type ReadPdf, readPdf } from '../../support/read-pdf.ts';
import { livesAt, stamp } from '../../support/sample-papers.ts';

const numbers = Array.from({ length: 300 }, (_, i) => 1001 + i);
const named = (n: number) => (n % 3 === 0 ? `${sixty} ${n}` : `Voter ${n}`);
const rows = numbers.map((n) => ({
  ...{ envelope: n, name: named(n), kind: n % 5 === 0 ? ('early-mail' as const) : ('absentee' as const) },
  received: { day: plainDate('2027-03-17'), time: wallTime('09:05') },
  ...{
    how: 'by mail',
    note: n === 1010 ? 'applied in person on March\u00a017' : '',
    notes: n % 7 === 0 ? ['unsigned'] : [],
  },
}));
const asOf = '9:41 a.m. on Tuesday, March\u00a09,\u00a02027';
const ofAll = { election: district.election, pollDay: district.pollDay };

const papers: [name: string, head: string, paper: FlowDocument][] = [
  ['transmittal', 'No.', transmittal({ ...district, run: 1, rows, containers: 12, seals: null, chair: '' })],
  ['worksheet', 'What the board determines', inspectorsWorksheet({ ...district, rows, inspectors: [] })],
  [
    'applicants',
    'Residence',
    applicantsList({
      ...district,
      ...{ meeting: null, asOf },
      rows: rows.map(({ name, kind }) => ({ name, kind, residence: livesAt('4 Mill Street'), issued: true })),
    }),
  ],
  ['set aside', 'Received', setAsideSheet({ ...district, rows })],
  ['late', 'Received', lateEnvelopesSheet({ ...district, closes: wallTime('21:00'), rows })],
  [
    'reconciliation',
    'What is open',
    reconciliationSheet({
      ...{ ...district, ...ofAll, asOf },
      equations: [
        {
          title: 'Ballots issued',
          whole: { label: 'Issued', count: 300 },
          parts: [{ label: 'Returned', count: 0 }],
          off: rows.map(({ name }) => ({ which: 'Envelope', name, what: 'not back' })),
        },
      ],
    }),
  ],
  [
    'work list',
    'Who',
    workList({
      ...{ ...district, ...ofAll, title: 'Out and Not Back', about: '', asOf },
      columns: [
        { title: 'Who', share: 60, strong: true },
        { title: 'Sent on', share: 40, strong: false },
      ],
      rows: rows.map(({ name }) => [name, 'Tue Mar\u00a02']),
    }),
  ],
];

const known = new Map<FlowDocument, Promise<ReadPdf>>();
const read = (paper: FlowDocument): Promise<ReadPdf> => {
  const reading =
    known.get(paper) ?? renderFlow(paper, { stamp }).then((made) => readPdf(must(made, paper.title).bytes));
  known.set(paper, reading);
  return reading;
};
const said = (page: ReadPdf['pages'][number]) => page.texts.filter((t) => !t.artifact).map((t) => t.text);

describe.each(papers)('%s of three hundred', (_, head, paper) => {
  it('has each voter once, in the order of the list', async () => {
    const all = (await read(paper)).pages.flatMap(said).join(' ');
    const found = [...all.matchAll(/(?:Voter|O’Brien) (\d{4})\b/g)].map((hit) => Number(hit[1]));
    expect(found).toEqual(numbers);
  });

  it('has its head on every sheet with rows, and stays on the sheet', async () => {
    const { pages } = await read(paper);
    expect(pages.length).toBeGreaterThan(5);
    for (const page of pages) {
      const texts = page.texts.map((t) => t.text);
      if (said(page).some((text) => /^Voter \d|O’Brien \d/.test(text))) expect(texts).toContain(head);
      for (const t of page.texts) {
        expect(t.x + t.width, t.text).toBeLessThanOrEqual(page.width - 36);
        expect(t.baseline, t.text).toBeLessThanOrEqual(page.height - 24);
      }
    }
  });
});

it('no transmittal is signed on a sheet without its counts', async () => {
  const pages = (await read(papers[0]![2])).pages;
  const last = said(pages.at(-1)!).join(' ');
  expect(last).toContain('Delivered: ');
  expect(last).toContain('Received sealed, and counted: ');
  expect(pages.map((page) => said(page).join(' ')).join(' ')).toContain('300 envelopes (240 absentee, 60 early mail)');
  expect(last.length).toBeGreaterThan(120);
});

it('the worksheet has six boxes for every envelope, drawn and not set as characters', async () => {
  const text = (await read(papers[1]![2])).pages.flatMap(said).join(' ');
  for (const words of ['wrong district', 'not a qualified elector of this district', 'not lawfully cast', 'other:'])
    expect(text.split(words).length - 1, words).toBe(300);
  expect(text.match(/not qualified under §15-120/g)).toHaveLength(240);
  expect(text.match(/not qualified under §15-119/g)).toHaveLength(60);
  expect(text).not.toMatch(/[☐□▢]/);
  const marks = must(layOutFlow(papers[1]![2], measure()), 'the worksheet').flatMap((page) => page.marks);
  const boxes = marks.flatMap((mark) => (mark.kind === 'rect' ? [mark] : []));
  expect(boxes).toHaveLength(6 * 300);
  expect(boxes.every(({ width, height }) => width === height && width > 7)).toBe(true);
});
