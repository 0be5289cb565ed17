// What the village and the county board have to do with each other before an election: the request, the list, the streets,
// voters added late, the permanently disabled, and an application of somebody picked from the list.
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election, taking } from '../../support/example-steps.ts';
import { countyFile, reads } from '../../support/list-desk.ts';
import { linesOfPage, readPdf } from '../../support/read-pdf.ts';

const falls = exampleFalls();
const header = 'Last Name,First Name,House Number,Street Name,City,DOB,Status,District,State ID';
const rows = [
  "O'Brien,Patrick,12,Mill St,Example Falls,19500101,A,6,NY01",
  'Núñez,José,16,Oak Ave,Example Falls,19520101,A,74,NY02',
  'Lee,Robert,28,Elm Ter,Example Falls,19400202,I,,NY03',
];
const list = () => countyFile(`${[header, ...rows].join('\n')}\n`, 'list-20270220.csv');
const obrien = { surname: "O'Brien", given: 'Patrick', middle: '', suffix: '' };
const named = { name: obrien, address: '12 Mill St', district: '1', day: '2027-03-01', note: '', voter: null };
const streets = {
  ranges: [{ street: 'Mill Street', from: 1, to: 99, side: 'even', district: '1' }],
  merged: [
    { listed: { town: '', ward: '', district: '6' }, district: '6&74' },
    { listed: { town: '', ward: '', district: '74' }, district: '6&74' },
  ],
};

test('the streets are written down once, and every list that is read afterwards has its districts from them', async () => {
  const desk = falls();
  await desk.do('office.set-district-streets', streets);
  const { rule } = await desk.ask('voters.list', {});
  expect(rule).toEqual(streets);
  await reads(desk, list(), { districts: rule as typeof rule & { ranges: []; merged: [] } });
  const district = async (text: string) => (await desk.ask('voters.find', { text, limit: 1 })).hits[0]?.district;
  expect(await district("o'brien")).toBe('1'); // 12 Mill St, although the list says 6
  expect(await district('nunez')).toBe('6&74');
  expect(await desk.ask('voters.without-district', { limit: 10 })).toMatchObject({
    all: 1,
    voters: [{ name: 'Lee, Robert', address: '28 Elm Ter', status: expect.stringMatching(/^Inactive/) }],
  });
});

test('streets that cannot be meant are refused, with the line they are about', async () => {
  const desk = falls();
  const say = (ranges: unknown[], merged: unknown[] = []) =>
    desk.refused('office.set-district-streets', { ranges, merged }, 'streets');
  const [mill] = streets.ranges;
  expect(await say([{ ...mill, from: 99, to: 1 }])).toMatchObject({
    code: 'range-ends-before-it-begins',
    fields: [{ path: 'ranges.0' }],
  });
  // The same street in other letters; both even and odd numbers of it are in the second line.
  expect(
    await say([mill, { ...mill, street: 'MILL ST', from: 40, to: 60, side: 'both', district: '2' }]),
  ).toMatchObject({
    code: 'house-in-two-districts',
    fields: [{ path: 'ranges.1' }],
  });
  const listed = streets.merged[0];
  expect(await say([], [listed, listed])).toMatchObject({ code: 'listed-twice', fields: [{ path: 'merged.1' }] });
  // The two sides of a street may part; and where only one number is shared, its side decides.
  await desk.do('office.set-district-streets', {
    ranges: [mill, { ...mill, side: 'odd', district: '2' }, { ...mill, from: 98, to: 98, side: 'odd', district: '3' }],
    merged: [],
  });
});

test('the lists before the one in use are told, newest first', async () => {
  const desk = falls();
  await reads(desk, list());
  await reads(desk, countyFile(`${[header, ...rows.slice(1)].join('\n')}\n`, 'list-20270301.csv'));
  expect(await desk.ask('voters.list', {})).toMatchObject({
    list: { number: 2, listDate: '2027-03-01', file: 'list-20270301.csv', counts: { gone: 1 } },
    former: [{ number: 1, listDate: '2027-02-20', file: 'list-20270220.csv', taken: 3 }],
  });
});

test('an application of a voter picked from the list keeps what the list said that day', async () => {
  const desk = falls();
  await reads(desk, list());
  const { number } = await desk.do('mail-ballot.record-application', {
    ...taking('Patrick', "O'Brien"),
    voter: 's:NY01',
  });
  await reads(
    desk,
    countyFile(`${[header, "O'Brien,Patrick,99,Far Rd,Town,19500101,P,9,NY01"].join('\n')}\n`, 'list-20270301.csv'),
  );
  const kept = await desk.ask('mail-ballots.application', { election, number });
  expect(kept.voter).toMatchObject({ id: 's:NY01', address: '12 Mill St', status: 'active', listDate: '2027-02-20' });
  // Typed by hand is still possible; and a number nobody has any more is said.
  const typed = await desk.do('mail-ballot.record-application', taking('Ana', 'Lima'));
  expect((await desk.ask('mail-ballots.application', { election, number: typed.number })).voter).toBeNull();
  const gone = { ...taking('José', 'Núñez'), voter: 's:NY02' };
  expect(await desk.refused('mail-ballot.record-application', gone, 'gone')).toMatchObject({ code: 'no-such-voter' });
});

test('the request to the county is a numbered letter that names the last day, and is frozen', async () => {
  const desk = falls();
  const type = (address: string, equipment: string, act: string) =>
    desk.do('paper.type-facts', { election, page: { paper: 'county-request', facts: { address, equipment } } }, act);
  const print = (act: string, blanks: string | null = null) =>
    desk.do(
      'paper.print',
      { election, paper: 'county-request', size: 'letter', type: null, blanks, correction: null },
      act,
    );
  await type('5 County Road\nSample, NY 12998', '2 voting machines', 'typed');
  const first = await print('first');
  const text = (await readPdf(desk.shown[0] ?? Buffer.alloc(0))).pages
    .flatMap(linesOfPage)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
  // §5-612(1): not later than the seventh day before March 16, 2027.
  expect(text).toContain('not later than Tuesday, March 9, 2027');
  for (const words of ['Sample County', '5 County Road', '2 voting machines', 'permanently disabled'])
    expect(text).toContain(words);
  expect(await print('again')).toEqual(first);
  await type('', '', 'typed-anew');
  expect(await print('more', 'The board is moving')).toMatchObject({ edition: 2 });
  expect((await desk.ask('county.desk', { election })).editions.map((e) => e.edition)).toEqual([1, 2]);
});

test('what was sent and what came is noted with its day, and the list that came answers its date', async () => {
  const desk = falls();
  const note = (what: string, day: string, text = '') => desk.do('county.note', { election, what, day, note: text });
  expect(await desk.ask('county.desk', { election })).toMatchObject({
    county: 'Sample',
    due: { day: '2027-03-09', done: false },
  });
  await note('request-sent', '2027-01-11', 'by mail');
  await note('list-arrived', '2027-03-01');
  await note('equipment-arrived', '2027-03-01', '2 machines, seals 11 and 12');
  const { due, dealings } = await desk.ask('county.desk', { election });
  expect(due).toMatchObject({ day: '2027-03-09', done: true, citations: ['Election Law §5-612(1)'] });
  expect(dealings.map(({ what }) => what)).toEqual(['request-sent', 'list-arrived', 'equipment-arrived']);
  const date = await desk.ask('calendar.date', { election, id: 'county-list-delivered' });
  expect(JSON.stringify(date)).toContain('2027-03-01');
  // §5-612(1) is kept by the first list; a newer one does not make it later.
  await note('list-arrived', '2027-03-02', 'with 3 late additions');
  expect((await desk.ask('calendar.date', { election, id: date.deadline.id })).given?.on).toBe('2027-03-01');
  const tomorrow = { election, what: 'other', day: '2027-03-03', note: '' };
  expect(await desk.refused('county.note', tomorrow, 'refused-02')).toMatchObject({ code: 'in-the-future' });
  const nowhere = { ...tomorrow, election: '2031-03-18-general' };
  expect(await desk.refused('county.note', nowhere, 'refused-03')).toMatchObject({ code: 'no-such-election' });
});

test('voters added late and the permanently disabled are lists of their own, picked or typed', async () => {
  const desk = falls();
  await reads(desk, list());
  await desk.do('county.add-late-voter', {
    election,
    ...named,
    name: { ...obrien, given: 'Nora' },
    note: 'told by telephone',
  });
  await desk.do('voters.list-disabled', { ...named, mark: 'county-mark', voter: 's:NY01' });
  expect(await desk.ask('county.desk', { election })).toMatchObject({
    late: [{ name: "O'Brien, Nora", district: '1', voter: null }],
    disabled: [{ number: 1, name: "O'Brien, Patrick", mark: 'county-mark', voter: 's:NY01' }],
  });
  const again = { ...named, mark: 'village-application', voter: 's:NY01' };
  expect(await desk.refused('voters.list-disabled', again, 'refused-04')).toMatchObject({ code: 'listed-already' });
  expect(await desk.refused('voters.list-disabled', { ...again, voter: 's:NY99' }, 'refused-05')).toMatchObject({
    code: 'no-such-voter',
  });
  expect(
    await desk.refused('voters.list-disabled', { ...again, voter: null, day: '2027-03-03' }, 'refused-06'),
  ).toMatchObject({
    code: 'in-the-future',
  });
  const late = { election, ...named, voter: 's:NY99' };
  expect(await desk.refused('county.add-late-voter', late, 'refused-07')).toMatchObject({ code: 'no-such-voter' });
  // §15-122(4): after two general village elections at which no ballot came back.
  const off = { number: 1, day: '2027-03-01', reason: 'No ballot came back in 2025 and 2026' };
  expect(await desk.refused('voters.unlist-disabled', { ...off, day: '2027-03-03' }, 'refused-08')).toMatchObject({
    code: 'in-the-future',
  });
  await desk.do('voters.unlist-disabled', off);
  expect((await desk.ask('county.desk', { election })).disabled).toEqual([]);
  expect(await desk.refused('voters.unlist-disabled', off, 'refused-09')).toMatchObject({ code: 'no-such-record' });
  const [newest] = (await desk.ask('history', { limit: 1 })).acts;
  expect(newest?.sentences).toEqual([
    "Patrick O'Brien was taken off the list of permanently disabled voters on Monday, March\u00a01,\u00a02027. Reason: No ballot came back in 2025 and 2026.",
  ]);
});
