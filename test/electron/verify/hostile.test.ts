// Exports made to harm whoever checks them, or to look whole: each list was made anew by whoever changed the files, so that
// digests alone would not notice.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { LogCheck } from '../../../electron/verify/check-log.ts';
import { type Manifest, manifestText, sumsText } from '../../../shared/exports/manifest.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection } from '../../support/example-steps.ts';
import { check, checked } from '../../support/exporting.ts';
import { noticeToPrint } from '../../support/notice-calls.ts';
import { digest, exportOf, listAnew, logOf, manifestOf, wrongIn } from '../../support/spoiled-export.ts';

const falls = exampleFalls();
const anExport = () => exportOf(falls());

describe('the history', () => {
  test('said twice in one line, so that a reader sees other words than the chain: noticed', async () => {
    const folder = await anExport();
    const lines = readFileSync(logOf(folder), 'utf8').trimEnd().split('\n');
    const at = lines.findIndex((line) => line.includes('Oak Avenue'));
    const fake = '"contents":{"salt":"00","payload":"Elm Avenue"},';
    lines[at] = `{${fake}${(lines[at] ?? '').slice(1)}`;
    writeFileSync(logOf(folder), `${lines.join('\n')}\n`);
    listAnew(folder);
    expect(await wrongIn(folder)).toBe(`Event ${at + 1} of the log is not written as this program writes it.`);
  });

  test.each([
    ['spaces around it', (line: string) => ` ${line}`],
    ['a sign written another way', (line: string) => line.replace('"act"', '"\\u0061ct"')],
    ['more behind it', (line: string) => `${line} `],
    ['a number written another way', (line: string) => line.replace('"seq":1,', '"seq":1.0,')],
    ['a __proto__', (line: string) => line.replace('{"header"', '{"__proto__":{"contents":null},"header"')],
    ['one key more', (line: string) => line.replace('{"header"', '{"more":1,"header"')],
  ])('its first line with %s: noticed', async (_, change) => {
    const folder = await anExport();
    const [first = '', ...rest] = readFileSync(logOf(folder), 'utf8').trimEnd().split('\n');
    expect(change(first)).not.toBe(first);
    writeFileSync(logOf(folder), `${[change(first), ...rest].join('\n')}\n`);
    listAnew(folder);
    expect(await wrongIn(folder)).toMatch(/^Event 1 of the log (is not written as|cannot be read)/);
  });

  test('a whole and valid one of another office, put beside these papers: noticed', async () => {
    const printed = falls();
    await printed.do('paper.print', noticeToPrint(fallsElection));
    const ours = await exportOf(printed);
    const theirs = await anExport();
    cpSync(logOf(theirs), logOf(ours));
    const { chain, log } = manifestOf(theirs);
    listAnew(ours, (manifest) => ({ ...manifest, chain, log }));
    expect(await wrongIn(ours)).toMatch(/^“papers\/notice-of-election-edition-1\.pdf” is no paper of this history/);
  });

  test('a paper changed, and every list made anew: noticed, because the history names its digest', async () => {
    const desk = falls();
    await desk.do('paper.print', noticeToPrint(fallsElection));
    const folder = await exportOf(desk);
    const paper = path.join(folder, 'papers/notice-of-election-edition-1.pdf');
    writeFileSync(paper, Buffer.concat([readFileSync(paper), Buffer.from('\n')]));
    listAnew(folder);
    expect(await wrongIn(folder)).toContain('is no paper of this history');
  });

  test('with the contents of another election than its list says: noticed', async () => {
    const folder = await anExport();
    listAnew(folder, (m) => ({ ...m, election: { ...m.election, id: '2026-03-18-general' as never } }));
    expect(await wrongIn(folder)).toContain('The log has contents of “2027-03-16-general”');
  });

  test.each([
    ['deep', `{"header":${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}}`],
    ['lone surrogates', '{"header":"\\ud800"}'],
    ['no JSON', '{"header":'],
    ['null', 'null'],
    ['nothing', ''],
  ])('a line that is %s cannot be read, and nothing else happens', (_, line) => {
    const log = new LogCheck();
    log.take(line);
    log.take(line);
    expect(log).toMatchObject({ lines: 1, broken: 'Event 1 of the log cannot be read.' });
  });

  test('contents as deep as nobody writes them do not hold, and nothing falls over', async () => {
    const [line = ''] = readFileSync(logOf(await anExport()), 'utf8').split('\n');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const log = new LogCheck();
    log.take(line.replace('"contents":null', `"contents":{"salt":"${'0'.repeat(32)}","payload":${deep}}`));
    expect(log.broken).toBe('Event 1 of the log cannot be read.');
  });
});

describe('the list', () => {
  const spoiled = async (text: (manifest: Manifest) => string): Promise<string> => {
    const folder = await anExport();
    const written = text(manifestOf(folder));
    writeFileSync(path.join(folder, 'manifest.json'), written);
    writeFileSync(path.join(folder, 'SHA256SUMS.txt'), sumsText(manifestOf(folder).files, digest(written)));
    return folder;
  };

  test('with something said twice: not as this program writes it', async () => {
    const folder = await spoiled((m) => manifestText(m).replace('{\n', '{\n "village": "Another",\n'));
    expect(await wrongIn(folder)).toContain('“manifest.json” was changed after it was written.');
  });

  test.each<[string, (manifest: Manifest) => string]>([
    ['with a __proto__', (m) => manifestText(m).replace('{\n', '{\n "__proto__": {"practice": false},\n')],
    ['of 150,000 files', (m) => manifestText({ ...m, files: Array(150_000).fill(m.files[0]) })],
    ['deeper than anybody writes', () => `${'['.repeat(5_000_000)}${']'.repeat(5_000_000)}`],
    ['with a size below nothing', (m) => manifestText(m).replace(/"bytes": \d+/, '"bytes": -1')],
    ['with a size no computer has', (m) => manifestText(m).replace(/"bytes": \d+/, '"bytes": 1e400')],
  ])('%s is none of ours, and that is said at once', async (_, text) => {
    const folder = await anExport();
    writeFileSync(path.join(folder, 'manifest.json'), text(manifestOf(folder)));
    const began = performance.now();
    expect(await check(folder)).toMatchObject({ ok: false, error: { code: 'no-export' } });
    expect(performance.now() - began).toBeLessThan(5000);
  });

  test('what it is called is shown and not obeyed', async () => {
    const folder = await anExport();
    listAnew(folder, (m) => ({ ...m, village: 'Falls\u202e\u001b[2J', election: { ...m.election, title: 'A\nB' } }));
    expect(await checked(folder)).toMatchObject({ village: 'Falls\ufffd\ufffd[2J', title: 'A\ufffdB' });
  });
});
