// The printer's own ballot: a PDF kept with its step, seen again byte for byte, and every file that is none.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { tamper } from '../../support/tamper.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import { startDesk, type TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n', 'latin1');

function deskWith(name: string, contents: Buffer): TestDesk {
  const file = path.join(tempFolder(), name);
  writeFileSync(file, contents);
  return falls({ openFile: () => file });
}
type Chosen = { chosen: { sha256: string; name: string } | null };
async function attached(desk: TestDesk) {
  const { chosen } = (await desk.serve('ballot.choose-file', {})) as Chosen;
  const step = { kind: 'printers-ballot', on: '2027-03-01', note: '', ballot: 'absentee', file: chosen };
  await desk.do('ballot.note-step', { election, step });
  return chosen?.sha256 ?? '';
}

test('it is kept with the step and seen again after a restart, the very bytes', async () => {
  const desk = deskWith('Harrow ballot.pdf', pdf);
  const sha256 = await attached(desk);
  await desk.app.close();
  const again = startDesk({ folder: desk.folder, ids: 'again' });
  const { steps } = await again.ask('ballot.desk', { election });
  expect(steps[0]?.step).toMatchObject({ ballot: 'absentee', file: { name: 'Harrow ballot.pdf', sha256 } });
  await again.serve('paper.show', { sha256 });
  expect(again.shown.at(-1)?.equals(pdf)).toBe(true);
});

test('one that is gone is told as damage', async () => {
  const desk = deskWith('ballot.pdf', pdf);
  await attached(desk);
  await desk.app.close();
  tamper(desk.folder, 'DELETE FROM blob');
  const status = await startDesk({ folder: desk.folder }).serve('desk.status', {});
  expect(JSON.stringify(status)).toMatch(/The stored ballot of the printer of event \d+ \(ballot\.pdf\) is missing/);
});

test.each([
  ['a word processor’s file', 'ballot.docx', Buffer.from('PK\x03\x04')],
  ['another file that is only called so', 'ballot.pdf', Buffer.from('<html>%PDF-1.7</html>%%EOF')],
  ['a PDF cut off on its way', 'ballot.pdf', pdf.subarray(0, 30)],
  ['an empty file', 'ballot.pdf', Buffer.alloc(0)],
])('%s is refused, and nothing is kept', async (_, name, contents) => {
  const no = await deskWith(name, contents).refused('ballot.choose-file', {});
  expect(no.code).toBe('not-a-pdf');
  expect(no.message).toContain('Nothing was kept.');
});

test('one over 10 MB is refused by its size', async () => {
  const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), pdf]);
  expect((await deskWith('large.pdf', large).refused('ballot.choose-file', {})).message).toContain('larger than 10 MB');
});

test('Cancel chooses nothing', async () => {
  expect(await falls().serve('ballot.choose-file', {})).toEqual({ chosen: null });
});

test('a name too long for the record is cut to its end, also where the cut falls on a space', async () => {
  const desk = deskWith(`${'x'.repeat(9)} ${'y'.repeat(115)}.pdf`, pdf);
  await attached(desk);
  const { steps } = await desk.ask('ballot.desk', { election });
  expect(steps[0]?.step).toMatchObject({ file: { name: `${'y'.repeat(115)}.pdf` } });
});
