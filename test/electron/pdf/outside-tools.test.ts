// What programs that did not write the file say about it. Each check runs where its tool is installed and is skipped
// where it is not; the tests beside this one need none of them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import { envelopeCode } from '../../../shared/domain/envelope-code.ts';
import { must } from '../../../shared/result.ts';
import { envelopeFacts, noticeFacts, stamp } from '../../support/sample-papers.ts';

const has = (tool: string) => spawnSync(tool, ['--version']).error === undefined;
const run = (tool: string, ...args: string[]) => execFileSync(tool, args, { encoding: 'utf8' });

let folder = '';
const file = (name: string) => join(folder, `${name}.pdf`);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'papers Ü '));
  const village = { name: 'Smith & Sons', county: 'Adirondack' };
  const notice = must(await renderFlow(noticeOfElection(noticeFacts({ village })), { stamp }), 'notice');
  writeFileSync(file('notice'), notice.bytes);
  const sheets = [envelopeSheet('return-with-affirmation', envelopeFacts({ village }))];
  writeFileSync(file('envelope'), must(await renderSheetsInMemory(sheets, { stamp }), 'envelope').bytes);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(['notice', 'envelope'])('the %s', (name) => {
  it.skipIf(!has('qpdf'))('is sound to qpdf', () => {
    expect(run('qpdf', '--check', file(name))).toContain('No syntax or stream encoding errors found');
  });

  it.skipIf(!has('pdffonts'))('has every face inside, none of them a standard one', () => {
    const faces = run('pdffonts', file(name)).trim().split('\n').slice(2);
    expect(faces.length).toBeGreaterThan(0);
    for (const face of faces) expect(face).toMatch(/NotoSans-\w+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
  });

  it.skipIf(!has('pdfinfo') || !has('xmllint'))('describes itself in XML that a parser reads', () => {
    const description = run('pdfinfo', '-meta', file(name));
    const checked = spawnSync('xmllint', ['--noout', '-'], { input: description, encoding: 'utf8' });
    expect(checked.stderr).toBe('');
    expect(description).toContain(name === 'notice' ? '<pdfaid:conformance>A' : '<pdfaid:conformance>B');
  });

  it.skipIf(!has('pdftotext'))('gives every letter back when it is copied', () => {
    const text = run('pdftotext', '-layout', file(name), '-');
    expect(text).not.toContain('\ufffd');
    if (name === 'notice') for (const word of ['Thị', 'Křížek', 'Wałęsa', 'Łódź']) expect(text).toContain(word);
  });

  it.skipIf(!has('pdfinfo'))('is tagged where people read it, runs nothing, and is not to be scaled', () => {
    const info = run('pdfinfo', file(name));
    expect(info).toMatch(name === 'notice' ? /Tagged:\s+yes/ : /Tagged:\s+no/);
    expect(info).toMatch(/JavaScript:\s+no/);
    expect(info).toMatch(name === 'notice' ? /Page size:\s+612 x 792/ : /Page size:\s+684 x 297/);
  });
});

describe.skipIf(!has('zbarimg') || !has('pdftoppm'))('the bar code, as a scanner reads it off the paper', () => {
  it.each([
    ['return-with-affirmation', '#10'],
    ['affirmation', 'monarch'],
    ['return', '#9'],
    ['outgoing', '6x9'],
  ] as const)('%s on %s', async (piece, stock) => {
    const code = envelopeCode('2027-03-16-general', 1204);
    const facts = envelopeFacts({ stock, code, number: '1204' });
    const made = must(await renderSheetsInMemory([envelopeSheet(piece, facts)], { stamp }), piece);
    writeFileSync(file('code'), made.bytes);
    for (const dpi of ['200', '300']) {
      run('pdftoppm', '-r', dpi, '-gray', '-f', '1', '-l', '1', '-singlefile', file('code'), join(folder, 'code'));
      expect(run('zbarimg', '--quiet', '--raw', join(folder, 'code.pgm')).trim(), dpi).toBe(code);
    }
  });
});

it.skipIf(!has('pdfinfo'))('the notice keeps words apart at a line end for those who listen to it', () => {
  const heard = run('pdfinfo', '-struct-text', file('notice'));
  expect(heard).toContain('Tuesday, March 16, 2027 Polls open noon to 9:00 p.m.');
});
