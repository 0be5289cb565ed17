// What a clerk types wrongly, or what a word processor leaves in it, as she meets it.
import { describe, expect, test } from 'vitest';
import { cleaned } from '../../../electron/ipc/clean-input.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { candidate, fallsElection as election, office, taking } from '../../support/example-steps.ts';

const falls = exampleFalls();

describe('text is cleaned once, at the door', () => {
  test.each([
    ['composed: e and acute become one letter', 'Jose\u0301', 'José'],
    ['a soft hyphen goes', 'Smith\u00adson', 'Smithson'],
    ['zero-width marks and a byte-order mark go', '\ufeffAda\u200b\u200d', 'Ada'],
    ['text direction marks go', '\u202eAda\u202c', 'Ada'],
    ['NUL and other controls go', 'A\u0000d\u0007a\u007f', 'Ada'],
    ['a tab is a space', 'Village\tHall', 'Village Hall'],
    ['a Windows line end is one', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['half a character, left by a careless cut, goes', 'Ada\ud83d\udc00 \ud83d Fox\udc00', 'Ada\ud83d\udc00  Fox'],
    ['every line end of a word processor is one', 'a\u2028b\u2029c\vd\fe\u0085f', 'a\nb\nc\nd\ne\nf'],
    ['a typographic hyphen is the plain one', 'Smith\u2010Jones\u2011Lee', 'Smith-Jones-Lee'],
    ['spaces at the ends go, those within stay', '  Mary  Ann ', 'Mary  Ann'],
    ['case, apostrophes and accents stay', 'O’Brien d’ŚWIĄTEK', 'O’Brien d’ŚWIĄTEK'],
  ])('%s', (_what, typed, kept) => {
    expect(cleaned({ deep: [{ text: typed }] })).toEqual({ deep: [{ text: kept }] });
  });

  test('numbers, truth and nothing stay what they are', () => {
    const plain = { seats: 2, late: false, note: null, list: [1, true] };
    expect(cleaned(plain)).toEqual(plain);
  });

  test('so it is kept clean: what was recorded has neither marks nor outer spaces', async () => {
    const desk = falls();
    const typed = ' Peg\u00adgy\tO\u2019Brie\u0301n\u200b ';
    await desk.do('nominations.save-candidate', { election, number: null, office: 1, candidate: candidate(typed) });
    const { candidates } = await desk.ask('election.file', { election });
    expect(candidates.at(-1)?.ballotName).toBe('Peggy O’Brién');
  });

  test('and a name of nothing but invisible marks is an empty name', async () => {
    const input = { election, number: null, office: 1, candidate: candidate('\u200b \u00ad') };
    const no = await falls().refused('nominations.save-candidate', input, 'empty-name');
    expect(no.fields).toEqual([{ path: 'candidate.ballotName', message: 'must not be empty' }]);
  });
});

describe('what is not accepted is said in plain words, with the field', () => {
  const said = async (name: string, input: unknown) => {
    const no = await falls().refused(name, input, 'typed-wrongly');
    expect(no.code).toBe('invalid-input');
    expect(no.message).toBe(
      `Nothing was recorded. “${no.fields[0]?.path}”: ${no.fields[0]?.message}. Correct it and send it again.`,
    );
    expect(no.fields).toHaveLength(1);
    return `${no.fields[0]?.path}: ${no.fields[0]?.message}`;
  };
  const name = (surname: unknown) => ({ name: { surname, given: 'Tom', middle: '', suffix: '' } });
  const record = 'mail-ballot.record-application';

  test('a day that is not in the calendar', async () => {
    const input = taking('Tom', 'Fox', { received: { day: '2027-02-30', time: null } });
    expect(await said(record, input)).toBe('application.received.day: there is no such day');
  });
  test('a day written another way', async () => {
    const input = taking('Tom', 'Fox', { birthDate: '6/14/1958' });
    expect(await said(record, input)).toBe('application.birthDate: a day is written YYYY-MM-DD');
  });
  test('an hour that no clock shows', async () => {
    const input = taking('Tom', 'Fox', { received: { day: '2027-03-01', time: '24:10' } });
    expect(await said(record, input)).toBe('application.received.time: an hour is written HH:MM, from 00:00 to 23:59');
  });
  test('an empty name', async () => {
    expect(await said(record, taking('Tom', 'Fox', name('')))).toBe('application.name.surname: must not be empty');
    expect(await said(record, taking('Tom', 'Fox', name('   ')))).toBe('application.name.surname: must not be empty');
  });
  test('a name of 10,000 characters', async () => {
    const long = await said(record, taking('Tom', 'Fox', name('x'.repeat(10_000))));
    expect(long).toBe('application.name.surname: is too long: at most 120 characters');
  });
  test('two lines where one belongs', async () => {
    expect(await said(record, taking('Tom', 'Fox', name('Fox\nHenhouse')))).toBe(
      'application.name.surname: one line only',
    );
  });
  test('something left out', async () => {
    expect(await said('office.name-village', { name: 'Example Falls' })).toBe('county: is missing');
  });
  test('a number where text belongs, and text where a number does', async () => {
    expect(await said('office.name-village', { name: 5, county: 'Sample' })).toBe('name: must be text');
    const seats = { election, number: null, office: { ...office('Mayor'), seats: 'two' } };
    expect(await said('election.save-office', seats)).toBe('office.seats: must be a number');
  });
  test('half a seat, no seat, too many seats', async () => {
    const seats = (n: number) => said('election.save-office', { election, number: null, office: office('Mayor', n) });
    expect(await seats(1.5)).toBe('office.seats: must be a whole number');
    expect(await seats(0)).toBe('office.seats: is too small: at least 1');
    expect(await seats(21)).toBe('office.seats: is too large: at most 20');
  });
  test('a list where a group belongs, and the other way round', async () => {
    expect(await said('office.set-posting-places', { places: {} })).toBe('places: must be a list');
    expect(await said('office.set-newspaper', { newspaper: [] })).toBe('newspaper: must be a group of fields');
  });
  test('a choice that is none', async () => {
    expect(await said('office.set-conduct', { conductedBy: 'the mayor' })).toBe(
      'conductedBy: must be one of: village-clerk, county-board, not-known',
    );
    const when = { kind: 'general', when: { by: 'moon' } };
    expect(await said('election.call', when)).toBe('when.by: must be one of: year, day, certified');
  });
  test('a field nobody knows', async () => {
    const no = await falls().refused('office.set-certificate', { required: true, secret: 1 }, 'typed-wrongly');
    expect(no.message).toContain('has a field that is not known here: secret');
  });
  test('a zip code of four digits', async () => {
    const residence = { street: '5 Mill Street', apartment: '', city: 'E', state: 'NY', zip: '1299' };
    const input = taking('Tom', 'Fox', { residence });
    expect(await said(record, input)).toBe('application.residence.zip: five digits, or five and four');
  });

  test('several at once: the first is named, the rest counted and listed', async () => {
    const no = await falls().refused('office.name-village', { name: '', county: '' }, 'typed-wrongly');
    expect(no.message).toContain('“name”: must not be empty (and 1 more).');
    expect(no.fields.map((f) => f.path)).toEqual(['name', 'county']);
  });

  test.each([null, undefined, 'text', 7, [], { act: 'x' }, { act: 'good-act' }, { act: 'bad act!', input: {} }])(
    'an act that is no act at all: %j',
    async (sent) => {
      const no = await falls().refused('office.set-certificate', sent);
      expect(no.code).toBe('invalid-input');
      expect(no.message).not.toMatch(/undefined|expected|received|Invalid/);
    },
  );
});

test('a day in the future cannot have been stamped on a paper: refused with the day in words, and asked to look again', async () => {
  const input = taking('Tom', 'Fox', { received: { day: '2027-03-09', time: '10:00' } });
  const no = await falls().refused('mail-ballot.record-application', input, 'from-tomorrow');
  expect(no.message.replaceAll('\u00a0', ' ')).toContain('Tuesday, March 9, 2027'); // a date is never broken at a line's end
  expect(no.message).toContain('that has not come yet. Look at the stamp again.');
  expect(no.fields[0]?.path).toBe('application.received');
});
