// The wall calendar is drawn whatever stands in it: names of newspapers and reasons are shortened to what they are, and of
// many dates on one day so many are counted.
import { describe, expect, test } from 'vitest';
import { wallCalendar } from '../../../shared/documents/lists/wall-calendar.ts';
import { deadlines } from '../../../shared/rules/deadlines/index.ts';
import { dateInBrief } from '../../../shared/words/dates-in-brief.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';

const falls = exampleFalls();

test('every date has a few words of its own that fit into a box', () => {
  const titles = new Set<string>(deadlines.map(({ title }) => title));
  for (const rule of deadlines) {
    const brief = dateInBrief(rule);
    expect(titles.has(brief) && brief.length > 26, rule.id).toBe(false);
    expect(brief.length, rule.id).toBeLessThanOrEqual(26);
  }
});

test('a day with more than has room counts the rest', () => {
  const day = { number: 6, inMonth: true, polls: false, notes: [], entries: [...'abcdefghi'] };
  const facts = { village: '', title: 'General election', asOf: 'noon', practice: false };
  const { pages } = wallCalendar({ ...facts, months: [{ title: 'March 2027', weeks: [[day]] }] });
  const texts = pages.flatMap(({ boxes }) => boxes.flatMap((box) => (box.kind === 'text' ? [box.text] : [])));
  expect(texts).toContain('• a\n• b\n• c\n• d\n• e\nand 4 more');
});

describe('drawn', () => {
  test('with split hours, a long newspaper, a long reason, and all of a calendar’s months', async () => {
    const desk = falls({ now: '2026-10-05T09:00:00-04:00' });
    const long = 'The Combined Weekly Advertiser-Intelligencer-Observer of Example Falls and the Upper Valley';
    await desk.do('office.set-newspaper', {
      newspaper: { name: long, issueDays: [2, 4], copyDays: 2, copyHour: '', contact: '' },
    });
    await desk.do('office.proclaim-holiday', {
      ...{ day: '2027-03-17', reason: 'A day of Gedenkfeierlichkeiten proclaimed by the Governor for the whole State' },
    });
    const hours = [
      { open: '06:00', close: '09:00' },
      { open: '12:00', close: '21:00' },
    ];
    const { districts } = await desk.ask('election.file', { election });
    await desk.do('office.set-districts', { election, districts, hours });
    const { pages } = await desk.do('paper.print-wall-calendar', { election });
    expect(pages).toBe(6); // from November, the month of the first date, through April
    const pdf = await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0));
    const march = pdf.pages[4]?.texts.map(({ text }) => text).join(' ') ?? '';
    expect(march).toContain('Newspaper');
    expect(march).toContain('Closed');
    expect(march.replace(/\s+/g, ' ')).toContain('Polls 6:00 a.m. to 9:00 a.m. and noon to 9:00 p.m.');
  });
});
