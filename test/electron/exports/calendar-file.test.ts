// The calendar taken away as files. The iCalendar rules are those of RFC 5545: CR LF, lines of at most 75 octets continued
// with a space (3.1), all-day events that end the day after (3.6.1), one UID for each event (3.8.4.7).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { csvOf } from '../../../electron/exports/csv.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const falls = exampleFalls();

async function saved(
  as: 'ics' | 'csv',
  prepare: (desk: ReturnType<typeof falls>) => Promise<unknown> = async () => {},
) {
  const saveTo = path.join(tempFolder(), `calendar.${as}`);
  const desk = falls({ saveTo });
  await prepare(desk);
  expect(await desk.serve('calendar.save', { election, as })).toEqual({ saved: `calendar.${as}` });
  return readFileSync(saveTo, 'utf8');
}

/** The properties of each event, unfolded. */
function eventsIn(ics: string): Record<string, string>[] {
  const lines = ics.replace(/\r\n /g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [name = '', ...value] = line.split(':');
    const event = events.at(-1);
    if (event && name !== 'END') event[name] = value.join(':');
  }
  return events;
}

describe('for another calendar program', () => {
  test('has every line as the standard asks', async () => {
    const ics = await saved('ics');
    expect(ics.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
    expect(ics.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(ics.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const long = ics.split('\r\n').filter((line) => Buffer.byteLength(line) > 75);
    expect(long).toEqual([]);
    expect(ics).toMatch(/\r\n /); // something was folded
    expect(Buffer.from(ics).toString('utf8')).toBe(ics); // and no character cut in two
    expect(ics).not.toContain('\ufffd');
  });

  test('all dates are there as whole days, in nobody’s way', async () => {
    const events = eventsIn(await saved('ics'));
    const { rows } = await falls().ask('calendar', { election });
    expect(events).toHaveLength(rows.length);
    const notice = events.find((event) => event.UID?.includes('.election-notice-published@'));
    expect(notice).toMatchObject({
      'DTSTART;VALUE=DATE': '20270306',
      'DTEND;VALUE=DATE': '20270307',
      TRANSP: 'TRANSPARENT',
      DTSTAMP: '20270302T144100Z', // 9:41 a.m. in New York
    });
    expect(notice?.DESCRIPTION).toContain('Election Law §15-104(3)(c)');
    // RFC 5545, 3.3.11: commas and line ends in a text are escaped.
    expect(notice?.DESCRIPTION).toMatch(/\\n/);
    expect(notice?.DESCRIPTION).not.toMatch(/(?<!\\),/);
  });

  test('a stretch of days is one event from its first day to the day after its last', async () => {
    const events = eventsIn(await saved('ics'));
    // §15-108(2)(c): the caucus notice not more than two weeks nor less than one before a caucus of the last day, January 26.
    const { deadline } = await falls().ask('calendar.date', { election, id: 'caucus-notice-published' });
    const event = events.find((one) => one.UID?.includes('.caucus-notice-published@'));
    expect(deadline.lastDate).not.toBeNull();
    expect(event?.['DTSTART;VALUE=DATE']).toBe(deadline.date.replaceAll('-', ''));
    expect(Number(event?.['DTEND;VALUE=DATE'])).toBe(Number(deadline.lastDate?.replaceAll('-', '')) + 1);
  });

  test('a date keeps its name when it moves, so that taking the calendar over again makes no second one', async () => {
    const uids = (ics: string) => eventsIn(ics).map((event) => event.UID);
    const before = uids(await saved('ics'));
    expect(new Set(before).size).toBe(before.length);
    expect(before).toContain('2027-03-16-general.offices-notice@example-falls.village-election-desk');
    const moved = await saved('ics', (desk) =>
      desk.do('office.proclaim-holiday', { day: '2027-02-16', reason: 'Proclaimed by the Governor' }),
    );
    expect(new Set(uids(moved))).toEqual(new Set(before));
  });
});

describe('for a spreadsheet', () => {
  test('begins with the mark of UTF-8, ends its lines in CR LF, and has a line for each date', async () => {
    const csv = await saved('csv');
    expect(csv.charCodeAt(0)).toBe(0xfeff);
    const [head, ...lines] = csv.slice(1).trimEnd().split('\r\n');
    expect(head).toBe(
      'Id,Date,Last day,Time,What,Stage,Who acts,Status,On record,Rule,Citations,Other reading,Set by an order',
    );
    expect(lines.find((line) => line.startsWith('independent-petition-last-file,'))).toContain(
      'independent-petition-last-file,2027-02-09,,17:00,Independent petitions: last day to file,',
    );
    expect(lines).toHaveLength((await falls().ask('calendar', { election })).rows.length);
  });

  test('what a spreadsheet would take for a formula stays text, and quotes are doubled', () => {
    expect(csvOf({ columns: ['What'], rows: [['=1+1'], ['@x'], ['a "quoted", reason']] })).toBe(
      '\ufeffWhat\r\n\'=1+1\r\n\'@x\r\n"a ""quoted"", reason"\r\n',
    );
  });

  test('what was done stands in it with its proof', async () => {
    const csv = await saved('csv', (desk) =>
      desk.do('calendar.answer-duty', {
        ...{ election, deadline: 'polling-resolution', answer: 'done', on: null },
        proof: [{ kind: 'adopted', day: '2027-01-11', meeting: 'regular meeting', vote: 'carried 5 to 0' }],
      }),
    );
    expect(csv).toContain(
      'Adopted by the board on Monday, January\u00a011,\u00a02027 (regular meeting, carried 5 to 0)',
    );
  });
});

test('Cancel saves nothing', async () => {
  expect(await falls().serve('calendar.save', { election, as: 'ics' })).toEqual({ saved: null });
});

test('an election that is not there, a place that cannot be written, a file that is an office', async () => {
  const gone = await falls().refused('calendar.save', { election: '2031-03-18-general', as: 'ics' });
  expect(gone.code).toBe('no-such-election');
  const nowhere = falls({ saveTo: path.join(tempFolder(), 'no', 'such', 'folder.ics') });
  expect(await nowhere.refused('calendar.save', { election, as: 'ics' })).toMatchObject({
    ...{ code: 'not-written', message: expect.stringContaining('Choose another place.') },
  });
  const office = path.join(tempFolder(), 'office.sqlite');
  writeFileSync(office, 'precious');
  const over = await falls({ saveTo: office }).refused('calendar.save', { election, as: 'csv' });
  expect(over.message).toContain('is an office or a backup');
  expect(readFileSync(office, 'utf8')).toBe('precious');
  expect(existsSync(`${office}-in-progress`)).toBe(false);
});
