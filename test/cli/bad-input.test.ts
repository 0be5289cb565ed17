// Bad input as a user meets it on the command line: one clear message on stderr, status 1, nothing lost, nothing written.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../support/temp-folder.ts';
import { applicationOf, election, morning, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, plainSentence, programmersWords, type Said } from './run-desk.ts';

const newOffice = officeAtWork();
const historyOf = async (data: string) => (await desk('history', '--data', data)).out;

/** Status 1, a sentence for a person, and the history as it was. */
async function refusedAndNothingLost(data: string, before: string, said: Said): Promise<void> {
  expect(said.status).toBe(1);
  expect(said.err).toMatch(plainSentence);
  expect(said.err).not.toMatch(programmersWords);
  expect(await historyOf(data)).toBe(before);
}

describe('what a person types', () => {
  const application = (but: Record<string, unknown>) => ({
    ...{ election, knownDuplicate: null },
    application: applicationOf('Tom', 'Fox', but),
  });
  const name = (surname: string) => ({ name: { given: 'Tom', surname, middle: '', suffix: '' } });
  const record = 'mail-ballot.record-application';

  test.each([
    ['an unreal date', record, application({ received: { day: '2027-02-29', time: null } }), 'there is no such day'],
    ['a date in another manner', record, application({ received: { day: '3/1/2027', time: null } }), 'YYYY-MM-DD'],
    ['an hour that is none', record, application({ received: { day: '2027-03-01', time: '24:30' } }), 'HH:MM'],
    ['an empty name', record, application(name('')), 'must not be empty'],
    ['a name of blanks', record, application(name(' \u00a0\u200b ')), 'must not be empty'],
    ['a name of 10,000 characters', record, application(name('x'.repeat(10_000))), 'at most 120 characters'],
    ['a day that has not come', record, application({ received: { day: '2027-03-03', time: null } }), 'not come yet'],
    ['an hour that has not come', record, application({ received: { day: '2027-03-02', time: '09:42' } }), 'not come'],
    ['a birth date to come', record, application({ birthDate: '2031-01-01' }), 'not come yet'],
    ['a field nobody knows', record, application({ vote: 'yes' }), 'vote'],
    ['a field left out', record, { election, knownDuplicate: null }, 'is missing'],
    ['a number for a name', record, application({ name: 7 }), 'application.name'],
    ['no object at all', record, 'Tom Fox', 'Nothing was recorded'],
    ['nothing', record, null, 'Nothing was recorded'],
    ['an election that is not', record, { ...application({}), election: '2031-03-18-general' }, 'no election'],
    ['an election id that is none', record, { ...application({}), election: '../../etc' }, 'election'],
    ['a resolution of a year without one', 'election.record-march-18-resolution', marchOf('2027-01-12'), 'March 18'],
    ['half a seat', 'election.save-office', { election, number: null, office: { ...mayor, seats: 0.5 } }, 'seats'],
  ])('%s', async (_, act, input, says) => {
    const data = newOffice();
    const before = await historyOf(data);
    const said = await deskDo(data, act, input, ...morning);
    await refusedAndNothingLost(data, before, said);
    expect(said.err).toContain(says);
  });

  test('a name in two scripts with an apostrophe and an invisible mark is no bad input', async () => {
    const data = newOffice();
    const said = await deskDo(data, record, application(name('O’Brien-Świątek\u00ad Ὀδυσσεύς')), ...morning);
    expect(said).toMatchObject({ status: 0, err: '' });
    expect(await historyOf(data)).toContain('Tom O’Brien-Świątek Ὀδυσσεύς');
  });
});

const mayor = {
  title: 'Mayor',
  seats: 1,
  termYears: 4,
  unexpired: false,
  termEnds: null,
  incumbents: [],
  vacancy: null,
};
const marchOf = (adoptedOn: string) => ({ election, adoptedOn });

describe('what is typed around it', () => {
  test.each([
    ['JSON that is not JSON', ['do', 'office.open', '--input', '{kind: real}']],
    ['a file that is not there', ['do', 'office.open', '--input', '@nowhere.json']],
    ['a __proto__ key', ['do', 'office.set-certificate', '--input', '{"required":false,"__proto__":{"x":1}}']],
    ['a constructor key', ['ask', 'desk.frame', '--input', '{"constructor":{}}']],
    ['an act nobody knows', ['do', 'office.close']],
    ['an act named like a part of every object', ['do', 'constructor']],
    ['no act', ['do']],
    ['two acts', ['do', 'office.open', 'office.set-certificate']],
    ['a question nobody knows', ['ask', 'weather']],
    ['an option nobody knows', ['history', '--loud']],
    ['an option without its value', ['history', '--head']],
    ['an act id that is none', ['do', 'office.set-certificate', '--act', '?', '--input', '{"required":false}']],
    ['a question with a field too many', ['ask', 'desk.frame', '--input', '{"x":1}']],
    ['a nest of 30 lists', ['ask', 'find', '--input', `${'['.repeat(30)}${']'.repeat(30)}`]],
  ])('%s', async (_, words) => {
    const data = newOffice();
    const before = await historyOf(data);
    await refusedAndNothingLost(data, before, await desk(...words, '--data', data));
  });

  test.each([[['history']], [['do', 'office.open']], [['ask', 'desk.frame']], [['backup', '--out', 'x']]])(
    'no office named: %j',
    async (words) => {
      const { status, err } = await desk(...words);
      expect({ status, err }).toEqual({ status: 1, err: 'Say which office: add --data DIR.\n' });
    },
  );

  test('an empty folder holds no office, and asking does not make one', async () => {
    const data = path.join(tempFolder(), 'nothing-yet');
    const { status, err } = await desk('ask', 'desk.frame', '--data', data);
    expect({ status, err }).toEqual({ status: 1, err: `There is no office in ${data}.\n` });
    expect(existsSync(data)).toBe(false);
  });

  test('an act in a folder without an office says what comes first', async () => {
    const data = path.join(tempFolder(), 'nothing-yet');
    const { status, err } = await deskDo(data, 'office.set-certificate', { required: true });
    expect(status).toBe(1);
    expect(err).toBe(`There is no office in ${data} yet. Open one first.\n`);
    expect(existsSync(data)).toBe(false);
  });
});

describe('the same act sent twice', () => {
  const record = (data: string, surname: string) => {
    const input = { election, knownDuplicate: null, application: applicationOf('Tom', surname) };
    return deskDo(data, 'mail-ballot.record-application', input, '--act', 'double-enter', ...morning);
  };

  test('is recorded once and answered alike', async () => {
    const data = newOffice();
    const first = await record(data, 'Fox');
    const before = await historyOf(data);
    const second = await record(data, 'Fox');
    expect(second.status).toBe(0);
    expect(JSON.parse(second.out)).toEqual(JSON.parse(first.out));
    expect(await historyOf(data)).toBe(before);
  });

  test('with other words it is another act, and refused', async () => {
    const data = newOffice();
    await record(data, 'Fox');
    const before = await historyOf(data);
    await refusedAndNothingLost(data, before, await record(data, 'Wolf'));
  });
});
