// The village's seal from the file on the clerk's disk to the head of every paper, and every file that is none.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Picture } from '../../../shared/documents/picture.ts';
import { deskPapers } from '../../../shared/papers/index.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { noticePage, noticeToPrint } from '../../support/notice-calls.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { colorJpeg, pressJpeg, sealSvg } from '../../support/seal-files.ts';
import { tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();

/** A desk whose picker gives a file with that name and those contents; null is Cancel. */
function deskChoosing(): { desk: TestDesk; gives: (name: string, contents: string | Buffer) => void } {
  const file = { path: '' };
  const desk = falls({ openFile: () => file.path });
  return {
    desk,
    gives: (name, contents) => {
      file.path = path.join(tempFolder(), name);
      writeFileSync(file.path, contents);
    },
  };
}

type Chosen = { chosen: { sha256: string; name: string; picture: Picture } | null };
const choose = (desk: TestDesk) => desk.serve('seal.choose-file', {}) as Promise<Chosen>;

/** Chooses the file and has it kept as the seal; its SHA-256. */
async function sealed({ desk, gives }: ReturnType<typeof deskChoosing>, name: string, contents: string | Buffer) {
  gives(name, contents);
  const { chosen } = await choose(desk);
  const sha256 = chosen?.sha256 ?? '';
  await desk.do('office.set-seal', { sha256 });
  return sha256;
}
const tagsOf = async (pdf: Buffer | undefined) => (await readPdf(pdf ?? Buffer.alloc(0))).pages[0]?.tags.slice(0, 2);

describe('a seal that was chosen', () => {
  test.each([
    ['a drawing', 'seal.svg', sealSvg],
    ['a JPEG, whatever its name says', 'seal.svg', Buffer.from(colorJpeg, 'base64')],
  ])('%s stands on the paper, on the screen and in print, and survives a restart', async (_, name, contents) => {
    const here = deskChoosing();
    await sealed(here, name, contents);
    await here.desk.app.close();
    const desk = startDesk({ folder: here.desk.folder, ids: 'again' });
    const { document } = await desk.ask('papers.paper', noticePage(election));
    expect(document?.blocks[0]).toMatchObject({ picture: { alt: 'Seal of the Village of Example Falls' } });
    await desk.do('paper.print', noticeToPrint(election));
    expect(await tagsOf(desk.shown.at(-1))).toEqual(['Document', 'Figure']);
  });

  test('stands on every paper of the desk', async () => {
    const here = deskChoosing();
    await sealed(here, 'seal.svg', sealSvg);
    for (const { id } of deskPapers) {
      const { document } = await here.desk.ask('papers.paper', { ...noticePage(election), paper: id });
      const head = document?.blocks[0];
      expect(document === null || (head?.kind === 'group' && head.picture !== null), id).toBe(true);
    }
  });

  test('looking at it keeps nothing; only the act does', async () => {
    const { desk, gives } = deskChoosing();
    gives('seal.svg', sealSvg);
    const { seq } = desk.store().log.head();
    const { chosen } = await choose(desk);
    expect(chosen).toMatchObject({ name: 'seal.svg', picture: { form: 'drawn' } });
    expect(desk.store().log.head().seq).toBe(seq);
    expect(desk.store().blobs.read(chosen?.sha256 ?? '')).toBeNull();
  });

  test('makes an edition that bears another seal, or none, one that has changed; the edition stays as it was', async () => {
    const here = deskChoosing();
    const { desk } = here;
    const first = await desk.do('paper.print', noticeToPrint(election));
    await sealed(here, 'seal.svg', sealSvg);
    const { changed } = await desk.ask('papers.paper', noticePage(election));
    expect(changed).toMatchObject({ edition: 1, lines: ['The village’s seal on its head'] });
    expect(await desk.do('paper.print', noticeToPrint(election))).toMatchObject({ edition: 2 });
    expect((await desk.ask('papers.paper', noticePage(election))).changed).toBeNull();
    await desk.serve('paper.show', { sha256: first.sha256 });
    expect(await tagsOf(desk.shown.at(-1))).toEqual(['Document', 'P']);
    // A duplicate of the second bears the seal that was on it, whatever has become of it since.
    await desk.do('office.set-seal', { sha256: null });
    await desk.do('paper.print-duplicate', { election, paper: 'notice-of-election', edition: 2 });
    expect(await tagsOf(desk.shown.at(-1))).toEqual(['Document', 'Figure']);
    expect((await desk.ask('papers.paper', noticePage(election))).changed).toMatchObject({ edition: 2 });
  });

  test('is taken off, and back again by taking that act back', async () => {
    const here = deskChoosing();
    await sealed(here, 'our seal.svg', sealSvg);
    await here.desk.do('office.set-seal', { sha256: null }, 'taken-off');
    expect(await here.desk.ask('office.seal', {})).toEqual({ seal: null });
    await here.desk.do('history.undo', { act: 'taken-off', reason: 'The mayor wants it.' });
    expect(await here.desk.ask('office.seal', {})).toMatchObject({ seal: { name: 'our seal.svg' } });
  });

  test('whose file rots is told as damage, and papers print without it', async () => {
    const here = deskChoosing();
    await sealed(here, 'seal.svg', sealSvg);
    await here.desk.app.close();
    tamper(here.desk.folder, 'DELETE FROM blob');
    const desk = startDesk({ folder: here.desk.folder, ids: 'again' });
    const status = (await desk.serve('desk.status', {})) as { problem: { what: string } | null };
    expect(JSON.stringify(status.problem)).toMatch(/The stored seal of event \d+ \(seal\.svg\) is missing/);
    await desk.do('paper.print', noticeToPrint(election));
    expect(await tagsOf(desk.shown.at(-1))).toEqual(['Document', 'P']);
  });
});

describe('a file that is no seal is refused in words, and nothing is kept', () => {
  const colors = Buffer.from(colorJpeg, 'base64');
  test.each<[string, string, string | Buffer, string]>([
    ['a PNG', 'seal.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'seal.png is a PNG'],
    ['an empty file', 'seal.svg', '', 'seal.svg is empty'],
    ['a web page', 'seal.svg', '<html><body>Seal</body></html>', 'neither an SVG drawing nor a JPEG'],
    ['a program', 'seal.jpg', Buffer.from([0x4d, 0x5a, 0x90, 0x00]), 'neither an SVG drawing nor a JPEG'],
    ['a drawing with words in it', 'seal.svg', sealSvg.replace('<path', '<text>1898</text><path'), '“text”'],
    ['a drawing that fetches something', 'seal.svg', sealSvg.replace('<path', '<image href="//x/y"/><path'), '“image”'],
    ['a path that goes nowhere', 'seal.svg', sealSvg.replace('M20 44h60v12h-60z', 'A1'), 'cannot be read as a path'],
    ['half a JPEG', 'seal.jpg', colors.subarray(0, 200), 'damaged JPEG'],
    ['only the first bytes of a JPEG', 'seal.jpg', colors.subarray(0, 3), 'damaged JPEG'],
    ['a JPEG for a printing press', 'seal.jpg', Buffer.from(pressJpeg, 'base64'), 'printing press (CMYK)'],
    ['more than a megabyte', 'seal.svg', `${sealSvg}<!--${' '.repeat(1024 * 1024)}-->`, 'is larger than 1 MB'],
  ])('%s', async (_, name, contents, why) => {
    const { desk, gives } = deskChoosing();
    gives(name, contents);
    const refusal = await desk.refused('seal.choose-file', {});
    expect(refusal.message).toContain(why);
    expect(refusal.message).toMatch(/Nothing was changed\.$/);
  });

  test('a folder, and a file that is gone', async () => {
    const folder = path.join(tempFolder(), 'seal.svg');
    mkdirSync(folder);
    expect((await falls({ openFile: () => folder }).refused('seal.choose-file', {})).message).toContain('not a file');
    const gone = path.join(folder, 'gone.svg');
    expect((await falls({ openFile: () => gone }).refused('seal.choose-file', {})).message).toContain(
      'cannot be opened',
    );
  });

  test('Cancel changes nothing', async () => {
    expect(await falls().serve('seal.choose-file', {})).toEqual({ chosen: null });
  });

  test('nor is one that was never looked at, or not lately', async () => {
    const { desk, gives } = deskChoosing();
    gives('seal.svg', sealSvg);
    const { chosen } = await choose(desk);
    for (const year of ['1898', '1899', '1900', '1901']) {
      gives('seal.svg', sealSvg.replace('<title>Seal', `<title>${year}`));
      await choose(desk);
    }
    const refusal = await desk.refused('office.set-seal', { sha256: chosen?.sha256 }, 'too-late');
    expect(refusal.message).toContain('Choose it again');
  });
});
