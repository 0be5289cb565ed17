// Whatever a version of this program wrote, this one folds: concrete facts of each log ever shipped.

import { expect, test } from 'vitest';
import { actUndoneType } from '../../../shared/records/act-undone.ts';
import { eventTypes } from '../../../shared/records/index.ts';
import { noticePage } from '../../support/notice-calls.ts';
import { officeWith, readLog, shippedLogs } from '../../support/shipped-logs.ts';

const justice = {
  ...{ title: 'Justice', seats: 1, termYears: 4, unexpired: false, termEnds: null, incumbents: [], vacancy: null },
};

test('every event type in every version stands in a shipped log', () => {
  const shipped = new Set(shippedLogs.flatMap(readLog).map((e) => `${e.type}/${e.version}`));
  const wanted = eventTypes.flatMap(({ type, version }) =>
    Array.from({ length: version }, (_, i) => `${type}/${i + 1}`),
  );
  expect([...wanted, `${actUndoneType}/1`].filter((name) => !shipped.has(name))).toEqual([]);
});

test('v1: Example Falls', async () => {
  const desk = await officeWith('v1-example-falls.jsonl');
  const election = '2027-03-16-general';
  expect(await desk.ask('office.answers', {})).toMatchObject({
    kind: 'practice',
    village: { name: 'Example Falls', county: 'Sample' },
    clerk: { name: 'Ruth Lindgren', title: 'Village Clerk' },
    conductedBy: 'village-clerk',
    electionRule: { by: 'weekday', nth: 3, weekday: 2, month: 3 },
    votingMethod: { by: 'paper' },
    hours: [{ open: '12:00', close: '21:00' }],
    certificateRequired: true,
    newspaper: { name: 'Example Falls Courier' },
  });
  const file = await desk.ask('election.file', { election });
  expect(file).toMatchObject({ calendarAnchor: '2027-03-16', pollDay: '2027-03-16', pollDayStatus: null });
  expect(file.districts.map((d) => d.name)).toEqual(['1']);
  expect(file.offices.map((o) => [o.number, o.title, o.seats])).toEqual([
    [1, 'Mayor', 1],
    [2, 'Trustee', 2],
  ]);
  expect(file.candidates.map((c) => [c.number, c.office, c.ballotName])).toEqual([
    [1, 1, 'Héctor Rosario'],
    [2, 2, 'Adaeze N. Okafor'],
  ]);
  expect(file.propositions.map((p) => p.title)).toEqual(['Fire truck']);

  const { rows } = await desk.ask('mail-ballots', { election });
  expect(rows.map((r) => [r.number, r.name, r.state, r.envelope])).toEqual([
    [1, 'Abernathy, Doris', 'waiting', 1],
    [2, 'Zimmerman, Eva', 'not-qualified', null],
    [3, 'Nguyễn, Lan', 'to-decide', null],
  ]);
  const notice = await desk.ask('papers.paper', noticePage(election, 'legal'));
  expect(notice.editions.map((e) => [e.edition, e.pageSize, e.printedOn])).toEqual([[1, 'legal', '2027-03-02']]);
});

test('v1: Example Falls goes on where it stopped, with the numbers that are free', async () => {
  const desk = await officeWith('v1-example-falls.jsonl');
  const election = '2027-03-16-general';
  expect(await desk.do('election.save-office', { election, number: null, office: justice }, 'the-next-one')).toEqual({
    number: 4,
  });
});

test('v1: a March 17 year', async () => {
  const desk = await officeWith('v1-march-18.jsonl');
  const file = await desk.ask('election.file', { election: '2026-03-17-general' });
  expect(file).toMatchObject({
    calendarAnchor: '2026-03-17',
    pollDay: '2026-03-18',
    pollDayStatus: 'specifically-published',
    march18: { resolvedOn: '2026-01-12', publishedOn: '2026-02-26', publishedIn: 'Example Falls Courier' },
  });
  expect(file.districts.map((d) => [d.name, d.place?.outsideVillage])).toEqual([
    ['1', false],
    ['6&74', true],
  ]);
});

test('v2: people, passphrases and the recovery code', async () => {
  const desk = await officeWith('v2-people.jsonl');
  expect(await desk.ask('people.list', {})).toMatchObject({
    people: [
      { id: 'person-1', name: 'Ruth Lindgren', role: 'clerk', passphrase: true, removed: false },
      { id: 'person-2', name: 'Patricia Quill', role: 'clerk', passphrase: true, removed: false },
      { id: 'person-3', name: 'Ida Moss', role: 'reader', passphrase: false, removed: true },
    ],
    sealed: true,
    recoveryCode: { madeAt: '2027-03-02T09:41:00-05:00', usedAt: '2027-03-02T09:41:00-05:00' },
  });
  expect((await desk.ask('history', { limit: 3 } as never)).acts.map((a) => a.sentences)).toEqual([
    [
      'Ida Moss no longer works at this desk; everything was sealed anew under another key. Reason: She left the village.',
    ],
    ['The office was opened with the recovery code, for Patricia Quill.', 'Patricia Quill: the passphrase was set.'],
    ['Pat Quill is now called Patricia Quill: changed from deputy to clerk.'],
  ]);
});

test('v2: restored from a backup, so that numbers go on behind the next hundred', async () => {
  const desk = await officeWith('v2-restored.jsonl');
  const election = '2027-03-16-general';
  expect(await desk.do('election.save-office', { election, number: null, office: justice }, 'after-it')).toEqual({
    number: 101,
  });
  expect((await desk.ask('history', { limit: 3 } as never)).acts[2]?.sentences).toEqual([
    'The office was restored from a backup that ends on Tuesday, March\u00a02,\u00a02027. 3 acts recorded after that are no longer here. The office as it was before is kept in the file office-before-restore-2027-03-02-094100.sqlite.',
    'After the restore, numbers of this election go on: offices from 101, propositions from 101, editions of papers from 101.',
    'After the restore, candidates are numbered from 101 on.',
    'After the restore, applications are numbered from 101 on and envelopes from 201 on.',
  ]);
});

test('v2: backups, the last of them made on closing', async () => {
  const desk = await officeWith('v2-backups.jsonl');
  const { last, actsSince } = await desk.ask('backup.status', {});
  expect(last).toMatchObject({
    ...{ at: '2027-03-02T09:41:00-05:00', file: 'office-backup-2027-03-02-094100.sqlite', place: 'E:\\Backups' },
    ...{ bytes: 1_449_984, events: 3, automatic: true },
  });
  expect(actsSince).toBe(0);
  expect((await desk.ask('history', { limit: 2 })).acts.map((a) => a.sentences)).toEqual([
    ['A backup was made on closing and checked: office-backup-2027-03-02-094100.sqlite in E:\\Backups, 1.4 MB.'],
    ['A backup was made and checked: before the storm.sqlite in E:\\Backups, 132 KB.'],
  ]);
});

test('v3: the calendar as a record, the board, and elections of every kind', async () => {
  const desk = await officeWith('v3-calendar.jsonl');
  const election = '2027-03-16-general';
  const { rows, overridden, changes } = await desk.ask('calendar', { election });
  const status = Object.fromEntries(rows.map((r) => [r.id, r.status]));
  expect(status).toMatchObject({
    'offices-notice': 'done',
    'polling-resolution': 'done-late',
    'registration-resolution-published': 'done',
    'registration-resolution': 'missed',
    'appoint-inspectors': 'looking',
  });
  expect(overridden).toEqual(['mail-ballots-mailed']);
  // Adopted before these three dates were in the program: they are shown as new, to be read.
  const added = [
    'caucus-notice-posted-first-day',
    'designating-petition-objection',
    'designating-petition-specification',
  ];
  expect(changes.map(({ id }) => id).sort()).toEqual([...added, 'mail-ballots-mailed']);
  expect(changes).toContainEqual(
    expect.objectContaining({ id: 'mail-ballots-mailed', old: '2027-03-10', new: '2027-03-12' }),
  );
  for (const id of added) expect(changes).toContainEqual(expect.objectContaining({ id, old: null }));
  expect(await desk.ask('office.times', {})).toMatchObject({
    meetings: [
      { day: '2027-01-11', time: '19:00', cancelled: null },
      { day: '2027-02-08', cancelled: 'No quorum' },
      { day: '2027-04-05', kind: 'organizational meeting' },
    ],
    holidays: [{ day: '2027-02-16', reason: 'Proclaimed by the Governor' }],
    closedDays: [{ day: '2027-03-12', reason: 'inventory' }],
    registration: 'one-day',
  });
  expect((await desk.ask('desk.frame', {})).elections.map((e) => [e.id, e.kind])).toEqual([
    ['2027-03-16-general', 'general'],
    ['2027-03-16-run-off', 'run-off'],
    ['2027-06-15-special', 'special'],
    ['2027-06-15-referendum', 'referendum'],
  ]);
  expect(await desk.ask('board.resolutions', {})).toMatchObject({
    handingOver: { adoptedOn: '2027-01-11', first: '2028-03-21' },
    generalElectionDay: { adoptedOn: '2027-01-12', primaryDay: '2028-06-27' },
    dateChange: { adoptedOn: '2027-01-12', ruleInWords: 'third Tuesday of June' },
    petitions: [{ resolution: 'handing-over', filedOn: '2027-02-09' }],
  });
});

test('v4: papers on their way', async () => {
  const desk = await officeWith('v4-papers.jsonl');
  const page = await desk.ask('papers.paper', noticePage('2027-03-16-general'));
  expect(page.editions.map((e) => [e.edition, e.type, e.correction?.edition ?? null])).toEqual([
    [1, 'posted', null],
    [2, 'posted', 1],
  ]);
  expect(page.newspaper?.orders.map((o) => [o.newspaper, o.sentOn, o.state])).toEqual([
    ['Example Falls Courier', '2027-02-23', 'affidavit'],
  ]);
  expect(page.newspaper?.cost?.rate.insertions).toBe(1);
  expect(page.posting?.places.filter((p) => p.hangs).map((p) => [p.name, p.hangs?.day])).toEqual([
    ['Village Hall', '2027-03-01'],
  ]);
  // Version 1 of the posting log knew a photo by its name only.
  expect(page.posting?.places.flatMap((p) => p.hangs?.photo ?? [])).toEqual([{ name: 'hall-door.jpg', sha256: null }]);
  expect(page.dates.map(({ what, done }) => [what, done])).toEqual([
    ['publish', true],
    ['post', false],
  ]);
});

test('v4: a seal, whose file lies beside the log', async () => {
  const desk = await officeWith('v4-seal.jsonl');
  expect(await desk.ask('office.seal', {})).toEqual({ seal: { name: 'seal.svg', picture: null } });
  expect((await desk.ask('history', { limit: 3 })).acts.map((a) => a.sentences)).toEqual([
    ['The seal on the village’s papers was set, from the file seal.svg.'],
    ['The seal was taken off the village’s papers.'],
    ['The seal on the village’s papers was set, from the file seal of 1898.jpg.'],
  ]);
});

test('v4: a photo of a posting, kept beside the log', async () => {
  const desk = await officeWith('v4-photo.jsonl');
  const { posting } = await desk.ask('papers.paper', noticePage('2027-03-16-general'));
  expect(posting?.places.flatMap((p) => (p.hangs ? [[p.name, p.hangs.photo?.name ?? null]] : []))).toEqual([
    ['Library', null],
    ['Village Hall', 'hall-door.jpg'],
  ]);
});
