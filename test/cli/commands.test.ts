// Every command of the command line as its user meets it: what it prints, where, and with which status it ends.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { election, morning, officeAtWork } from './office-at-work.ts';
import { desk, deskDo, deskJson, plainSentence } from './run-desk.ts';

const newOffice = officeAtWork();
let folder = '';
let data = '';
beforeAll(() => {
  data = newOffice();
  folder = path.dirname(data);
});

describe('help', () => {
  const named = [
    ...[
      'calendar',
      'run-off',
      'demo',
      'import-voters',
      'find',
      'do',
      'ask',
      'play',
      'contract',
      'papers',
      'candidates',
      'print',
      'seal',
      'state-form',
      'export',
    ],
    ...['verify', 'backup', 'restore', 'drill', 'history', 'undo', 'bench'],
  ];

  test('lists every command', async () => {
    const { status, out } = await desk('help');
    expect(status).toBe(0);
    expect([...out.matchAll(/^ {2}([a-z-]+) +\S/gm)].map((hit) => hit[1])).toEqual(named);
  });

  test('no command at all points to it', async () => {
    expect(await desk()).toEqual({ status: 1, out: '', err: 'Say what to do. Run “desk help” for the list.\n' });
  });

  test.each([['dance'], ['constructor'], ['__proto__'], ['toString']])('there is no command %s', async (name) => {
    const { status, out, err } = await desk(name);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toBe(`There is no command “${name}”. Run “desk help” for the list.\n`);
  });
});

test('contract prints every act and question with JSON Schema of what goes in and comes out', async () => {
  const contract =
    await deskJson<Record<'commands' | 'views', { name: string; input: object; refusals: string[] }[]>>('contract');
  const record = contract.commands.find((c) => c.name === 'mail-ballot.record-application');
  expect(record?.refusals).toContain('same-name');
  expect(record?.input).toMatchObject({ type: 'object', additionalProperties: false });
  for (const entry of [...contract.commands, ...contract.views]) {
    expect(entry.input, entry.name).toMatchObject({ type: 'object', additionalProperties: false });
    expect(entry.refusals, entry.name).toContain('invalid-input');
  }
  expect(contract.views.map((v) => v.name)).toContain('desk.frame');
});

describe('do', () => {
  test('prints what the act answered', async () => {
    const input = { election, number: null, office: 1, candidate: candidate('Ada Holm') };
    const { status, out, err } = await deskDo(data, 'nominations.save-candidate', input, ...morning);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(JSON.parse(out)).toEqual({ ok: true, value: { number: 2 } });
  });

  test('takes its input from a file', async () => {
    const file = path.join(folder, 'input.json');
    writeFileSync(file, JSON.stringify({ election, number: null, office: 1, candidate: candidate('Bill Tran') }));
    const { status, out } = await desk(
      ...['do', 'nominations.save-candidate', '--data', data, '--input', `@${file}`],
      ...morning,
    );
    expect(status).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ ok: true });
  });

  test('a refusal is JSON on stdout, a sentence on stderr, and status 1', async () => {
    const { status, out, err } = await deskDo(data, 'mail-ballot.determine', {
      ...{ election, number: 99, qualified: true, reason: null },
    });
    expect(status).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, refusal: { code: 'no-such-record' } });
    expect(err).toBe('There is no application number 99 in this election.\n');
  });
});

const candidate = (ballotName: string) => ({
  ballotName,
  residence: { street: '9 Oak Avenue', apartment: '', city: 'Harrow Mills', state: 'NY', zip: '12997' },
  party: '',
});

test('ask prints the answer alone', async () => {
  const frame = await deskJson('ask', 'desk.frame', '--data', data, ...morning);
  expect(frame).toMatchObject({ village: 'Harrow Mills', kind: 'real', current: election });
});

describe('find', () => {
  test('finds a voter without her accents, as words and as data', async () => {
    const { out } = await desk('find', 'nguyen', '--data', data, ...morning);
    expect(out).toMatch(/^application +Nguyễn, Lan {2}/);
    expect(await deskJson('find', 'nguyen', '--data', data, '--json', ...morning)).toMatchObject({
      hits: [{ kind: 'application', title: 'Nguyễn, Lan' }],
    });
  });

  test('says when there is nothing', async () => {
    expect(await desk('find', 'xyzzy', '--data', data, ...morning)).toMatchObject({
      status: 0,
      out: 'Nothing found.\n',
    });
  });

  test.each([[[]], [['a', '--limit', '0']], [['a', '--limit', 'all']]])('%j is asked for again', async (words) => {
    const { status, err } = await desk('find', ...words, '--data', data);
    expect(status).toBe(1);
    expect(err).toMatch(plainSentence);
  });
});

describe('print', () => {
  const input = JSON.stringify({ election, number: 1, stock: '#10' });
  const countActs = async () => (await deskJson<{ acts: unknown[] }>('history', '--data', data, '--json')).acts.length;

  test('writes a PDF and says where', async () => {
    const out = path.join(folder, 'envelope.pdf');
    const said = await desk('print', 'return-envelope', '--input', input, '--out', out, '--data', data, ...morning);
    expect(said).toEqual({ status: 0, out: `${out}\n`, err: '' });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('with --json says what was recorded and nothing else', async () => {
    const out = path.join(folder, 'again.pdf');
    const words = ['print', 'return-envelope', '--input', input, '--out', out, '--data', data, ...morning, '--json'];
    expect(await deskJson(...words)).toMatchObject({ ok: true, value: { envelope: 1, pages: 2 } });
  });

  test('the newspaper copy is text with CR LF, and prints no edition', async () => {
    const out = path.join(folder, 'notice.txt');
    const before = await countActs();
    const words = ['--text', '--input', JSON.stringify({ election }), '--out', out, '--data', data, ...morning];
    expect(await desk('print', 'notice-of-election', ...words)).toEqual({ status: 0, out: `${out}\n`, err: '' });
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('Harrow Mills');
    expect(text.replaceAll('\r\n', '')).not.toContain('\n');
    expect(await countActs()).toBe(before);
  });

  test.each([
    ['a folder that is not there', () => path.join(folder, 'nowhere', 'x.pdf')],
    ['a folder in place of a file', () => folder],
    ['a file as the folder', () => path.join(data, 'office.sqlite', 'x.pdf')],
  ])('where nothing can be written (%s) nothing is printed', async (_, target) => {
    const before = await countActs();
    const words = ['--input', input, '--out', target(), '--data', data, ...morning];
    const { status, out, err } = await desk('print', 'return-envelope', ...words);
    expect({ status, out }).toEqual({ status: 1, out: '' });
    expect(err).toMatch(/cannot be written: [^\n]*\. Nothing was printed\.\n$/);
    expect(await countActs()).toBe(before);
  });

  test('a paper of an election goes into a folder by its own name, and the list knows its edition', async () => {
    const words = ['--election', election, '--data', data, ...morning];
    const out = path.join(folder, 'route-sheet.pdf');
    const how = ['--out', folder, '--blanks', 'a draft', '--type', 'large'];
    const said = await desk('print', 'route-sheet', ...how, ...words);
    expect(said).toEqual({ status: 0, out: `${out}\n`, err: '' });
    expect(readFileSync(out).subarray(0, 5).toString()).toBe('%PDF-');
    const list = await desk('papers', ...words);
    expect(list.out).toMatch(/route-sheet +(printed|changed since it was printed), edition 1/);
    expect(list.out).toMatch(/notice-of-election +/);
  });

  test.each([['ballot'], ['toString']])('there is no paper %s', async (paper) => {
    const { status, err } = await desk('print', paper, '--out', path.join(folder, 'x.pdf'), '--data', data);
    expect(status).toBe(1);
    expect(err).toContain(`There is no paper “${paper}”. There are: notice-of-offices, `);
    expect(err).toMatch(/notice-of-election, .*wall-calendar\.\n$/);
  });
});

test('backup writes one file with its SHA-256 beside it, and never over another', async () => {
  const out = path.join(folder, 'backup.sqlite');
  const made = await deskJson<{ events: number; head: string; sha256: string; bytes: number }>(
    ...['backup', '--out', out, '--data', data, '--json'],
  );
  expect(statSync(out).size).toBe(made.bytes);
  expect(readFileSync(`${out}.sha256`, 'utf8')).toContain(made.sha256);
  const again = await desk('backup', '--out', out, '--data', data);
  expect(again.status).toBe(1);
  expect(again.err).toMatch(plainSentence);
  const inside = await desk('backup', '--out', path.join(data, 'b.sqlite'), '--data', data);
  expect(inside.status).toBe(1);
  expect(existsSync(path.join(data, 'b.sqlite'))).toBe(false);
});
