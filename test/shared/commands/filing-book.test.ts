// The filing book at work: what is filed, decided and declined decides who is on the list of candidates.
import { describe, expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { at, fallsElection as election, office as officeOf } from '../../support/example-steps.ts';
import { certificate, filing, person, petition } from '../../support/filing-steps.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const justice = officeOf('Village Justice');
const file = (desk: TestDesk, what: unknown) => desk.do('nominations.record-filing', { election, filing: what });
const decide = (desk: TestDesk, number: number, decision: string, reason: string | null = null) =>
  desk.do('nominations.decide-filing', { election, number, decision, reason });
const list = async (desk: TestDesk) =>
  (await desk.ask('election.file', { election })).candidates.map(({ ballotName, party }) => `${ballotName}|${party}`);
const former = (desk: TestDesk) =>
  desk
    .store()
    .state.election(election)
    ?.nominations.former.map(({ candidate, standing }) => `${candidate.ballotName}: ${standing}`);
const lastSaid = async (desk: TestDesk) =>
  (await desk.ask('history', { limit: 1 })).acts[0]?.sentences.join(' ').replaceAll('\u00a0', ' ');
const typedBefore = ['Héctor Rosario|', 'Adaeze Okafor|', 'Peg O’Brien-Świątek|'];

describe('a paper is recorded as it came', () => {
  test('its number, its minute and what was found stand in the history', async () => {
    const desk = falls();
    const { number } = await file(desk, certificate('2027-01-28', '16:58'));
    expect(number).toBe(1);
    expect(await lastSaid(desk)).toBe(
      'Filed, number 1: certificate of party nomination (Village Party), by hand, by Sam Okafor, Thursday, January 28, 2027, 4:58 p.m. In time: the last day is this one, Thursday, January 28, 2027, until 5:00 p.m.',
    );
  });

  test('two in one minute are both kept, and the second one says so', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '16:58'));
    const second = await file(desk, petition('2027-02-09', '16:58', { filedBy: 'Kim Doe' }));
    expect(second.number).toBe(2);
    expect(second.findings.map(({ checkId }) => checkId)).toContain('same-minute');
  });

  test('for an office that is not open it is recorded with a finding', async () => {
    const desk = falls();
    const named = person('Cal Moss', null, { officeWords: 'Highway Superintendent' });
    const { findings } = await file(desk, petition('2027-02-09', '10:00', { persons: [named] }));
    const found = findings.find(({ checkId }) => checkId === 'office-not-open');
    expect(found?.sentence).toContain('Cal Moss (Highway Superintendent)');
  });

  test('a name of 120 characters and what stands in it stay as they are', async () => {
    const desk = falls();
    const long = `Dr. María-José “Bob” O’Brien ${'x'.repeat(120 - 33)} III`;
    expect(long).toHaveLength(120);
    await file(desk, certificate('2027-01-28', '10:00', { persons: [person(long)] }));
    await decide(desk, 1, 'on-the-list');
    expect(await list(desk)).toContain(`${long}|Village Party`);
    const named = certificate('2027-01-28', '10:00', { persons: [person(`${long}x`)] });
    const no = await desk.refused('nominations.record-filing', { election, filing: named }, 'too-long');
    expect(no.code).toBe('invalid-input');
  });

  test('a number that was used stays used when the act was an error', async () => {
    const desk = falls();
    await desk.do('nominations.record-filing', { election, filing: petition('2027-02-09', '10:00') }, 'wrong-paper');
    await desk.do('history.undo', { act: 'wrong-paper', reason: 'it was for the town' });
    expect((await file(desk, petition('2027-02-09', '10:05'))).number).toBe(2);
  });
});

describe('decided on its face', () => {
  test('its persons stand on the list in the name of its party, and leave it when it is kept off', async () => {
    const desk = falls();
    await file(desk, certificate('2027-01-28', '10:00', { persons: [person('Ada Lovell'), person('Bo Lee', 1)] }));
    expect(await list(desk)).toEqual(typedBefore);
    expect((await decide(desk, 1, 'on-the-list')).added).toEqual([4, 5]);
    expect(await list(desk)).toEqual([...typedBefore, 'Ada Lovell|Village Party', 'Bo Lee|Village Party']);
    await decide(desk, 1, 'kept-off', 'The caucus had no notice; the attorney’s letter of February 1.');
    expect(await list(desk)).toEqual(typedBefore);
    await decide(desk, 1, 'on-the-list');
    expect(await list(desk)).toEqual([...typedBefore, 'Ada Lovell|Village Party', 'Bo Lee|Village Party']);
  });

  test('one person named by a party and by an independent body stands on both lines', async () => {
    const desk = falls();
    await file(desk, certificate('2027-01-28', '10:00'));
    await file(desk, petition('2027-02-09', '10:00'));
    await decide(desk, 1, 'on-the-list');
    await decide(desk, 2, 'on-the-list');
    expect(await list(desk)).toEqual([...typedBefore, 'Ada Lovell|Village Party', 'Ada Lovell|Clean Water']);
  });

  test('a late petition may be put on the list: the program warns and the clerk decides', async () => {
    const desk = falls();
    const { findings } = await file(desk, petition('2027-02-09', '17:20'));
    expect(findings[0]?.outcome).toBe('late');
    await decide(desk, 1, 'on-the-list');
    expect(await list(desk)).toContain('Ada Lovell|Clean Water');
  });

  test('the act cannot be taken back while a later one rests on it', async () => {
    const desk = falls();
    await desk.do('nominations.record-filing', { election, filing: certificate('2027-01-28', '10:00') }, 'the-filing');
    await decide(desk, 1, 'on-the-list');
    const no = await desk.refused('history.undo', { act: 'the-filing', reason: 'r' }, 'too-late');
    expect(no.code).toBe('cannot-be-taken-back');
  });
});

describe('corrected', () => {
  test('with a reason; what stood before stays in the history, and the list has the new words', async () => {
    const desk = falls();
    const wrong = certificate('2027-01-28', '16:58', { persons: [person('Jon Smyth')] });
    await file(desk, wrong);
    await decide(desk, 1, 'on-the-list');
    const right = certificate('2027-01-28', '16:59', { persons: [person('John Smyth')] });
    await desk.do('nominations.correct-filing', { election, number: 1, filing: right, reason: 'read again' }, 'again');
    expect(await list(desk)).toContain('John Smyth|Village Party');
    const { changes } = await desk.ask('history.act', { act: 'again', asOf: null });
    expect(changes.map(({ what }) => what)).toEqual([
      'Filed',
      'Persons named',
      'Offices on the ballot',
      'Name on the ballot',
    ]);
    expect(changes[0]?.before?.replaceAll('\u00a0', ' ')).toBe('Thursday, January 28, 2027, 4:58 p.m.');
    expect(changes[0]?.after?.replaceAll('\u00a0', ' ')).toBe('Thursday, January 28, 2027, 4:59 p.m.');
  });
});

describe('corrected while its persons are on the list', () => {
  const three = [person('Ada Lovell'), person('Bo Lee'), person('Cy Young')];
  const correct = async (desk: TestDesk, persons: unknown[], but: Record<string, unknown> = {}) => {
    await file(desk, certificate('2027-01-28', '10:00', { persons: three }));
    await decide(desk, 1, 'on-the-list');
    const right = { ...certificate('2027-01-28', '10:00', { persons }), ...but };
    await desk.do('nominations.correct-filing', { election, number: 1, filing: right, reason: 'read again' });
    return (await list(desk)).slice(typedBefore.length).map((one) => one.split('|')[0]);
  };

  test('who is taken out of the middle leaves the list, and nobody else stands on it twice', async () => {
    const desk = falls();
    expect(await correct(desk, [person('Ada Lovell'), person('Cy Young')])).toEqual(['Ada Lovell', 'Cy Young']);
    expect(former(desk)).toEqual(['Bo Lee: paper-off']);
  });

  test('another order changes nothing on the list; a new spelling changes that person only', async () => {
    const changed = [person('Cy Young'), person('Ada Lovell'), person('Beau Lee')];
    expect(await correct(falls(), changed)).toEqual(['Ada Lovell', 'Beau Lee', 'Cy Young']);
  });

  test('who is named for an office that is not open, or in a paper that was none, leaves the list', async () => {
    const elsewhere = person('Bo Lee', null, { officeWords: 'Highway Superintendent' });
    expect(await correct(falls(), [three[0], elsewhere, three[2]])).toEqual(['Ada Lovell', 'Cy Young']);
    expect(await correct(falls(), three, { kind: 'objection' })).toEqual([]);
  });
});

test('nobody is put on the list, or back on it, for an office that was taken off the ballot meanwhile', async () => {
  const desk = falls();
  const { number: office } = await desk.do('election.save-office', { election, number: null, office: justice });
  await file(desk, certificate('2027-01-28', '10:00', { persons: [person('Ada Lovell', office)] }));
  await decide(desk, 1, 'on-the-list');
  const standing = { election, number: 4, on: '2027-03-01', filing: null, reason: 'A letter of hers.' };
  await desk.do('nominations.change-standing', { ...standing, standing: 'withdrawn' });
  await file(desk, certificate('2027-01-28', '10:05', { persons: [person('Bo Lee', office)] }));
  await desk.do('election.remove-office', { election, number: office, reason: 'filled in 2028' });
  const back = await desk.refused('nominations.change-standing', { ...standing, standing: 'stands' }, 'back');
  expect(back).toMatchObject({ code: 'no-such-record' });
  const on = { election, number: 2, decision: 'on-the-list', reason: null };
  expect((await desk.refused('nominations.decide-filing', on, 'too-late')).code).toBe('facts-missing');
  expect(await list(desk)).toEqual(typedBefore);
});

describe('declined, and the vacancy filled', () => {
  test('the declination takes the person off, the certificate puts another on, in the name of the same body', async () => {
    const desk = falls();
    await file(desk, petition('2027-02-09', '10:00'));
    await decide(desk, 1, 'on-the-list');
    await file(desk, filing('declination', '2027-02-16', '11:00', { about: 1, persons: [person('Ada Lovell')] }));
    const off = { election, number: 4, standing: 'declined', on: '2027-02-16', filing: 2, reason: null };
    await desk.do('nominations.change-standing', off);
    expect(await list(desk)).toEqual(typedBefore);
    expect(former(desk)).toEqual(['Ada Lovell: declined']);
    const instead = {
      about: 1,
      replaces: 4,
      consent: true,
      persons: [person('Bo Lee', 2, { residence: at('2 Elm') })],
    };
    await file(desk, filing('substitution', '2027-02-18', '09:30', instead));
    await decide(desk, 3, 'on-the-list');
    expect(await list(desk)).toEqual([...typedBefore, 'Bo Lee|Clean Water']);
  });

  test('whoever died after the notice was printed: the papers that name the person are named', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(election));
    const died = {
      election,
      number: 2,
      standing: 'died',
      on: '2027-03-01',
      filing: null,
      reason: 'The family called.',
    };
    expect((await desk.do('nominations.change-standing', died)).named).toEqual([
      { paper: 'notice-of-election', edition: 1 },
    ]);
    await desk.do('nominations.change-standing', {
      ...died,
      standing: 'stands',
      reason: 'It was another of that name.',
    });
    expect(await list(desk)).toEqual(typedBefore);
    expect(former(desk)).toEqual([]);
  });
});
