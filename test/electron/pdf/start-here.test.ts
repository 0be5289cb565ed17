// The page for the deputy and the slip of a backup as they come out of the printer, also with what hardly fits.
import { describe, expect, test } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { FlowDocument, FlowPaperSize } from '../../../shared/documents/blocks.ts';
import { type BackupSlipFacts, backupSlip } from '../../../shared/documents/certificates/backup-slip.ts';
import { startHere } from '../../../shared/documents/lists/start-here.ts';
import type { StartHereFacts } from '../../../shared/documents/lists/start-here-facts.ts';
import { plainDate } from '../../../shared/domain/plain-date.ts';
import { must } from '../../../shared/result.ts';
import { linesOfPage, readPdf } from '../../support/read-pdf.ts';
import { clerk, stamp } from '../../support/sample-papers.ts';

const facts = (change: Partial<StartHereFacts> = {}): StartHereFacts => ({
  village: { name: 'Example Falls', county: 'Adirondack' },
  clerk,
  asOf: '9:41 a.m. on Tuesday, March 2, 2027',
  folder: 'C:\\Users\\Clerk\\Elections',
  sealed: false,
  withPassphrase: [],
  recoveryCode: false,
  backup: null,
  people: [{ name: clerk.name, part: clerk.title, phone: clerk.phone }],
  due: [{ day: plainDate('2027-03-06'), what: 'Publish the notice of election', who: 'Village clerk' }],
  dueUntil: plainDate('2027-04-01'),
  waiting: [],
  places: [{ what: 'Seal, stamps, ballots', where: '' }],
  practice: false,
  size: 'letter',
  ...change,
});
const longPath = `C:\\Users\\Village.Clerk.ExampleFalls\\AppData\\Roaming\\${'VillageElectionDeskOfTheVillageOfExampleFalls\\'.repeat(4)}office`;
const hard = (size: FlowPaperSize): StartHereFacts =>
  facts({
    size,
    ...{ folder: longPath, backup: `${longPath}, the newest of Tuesday, March 2, 2027` },
    ...{
      sealed: true,
      recoveryCode: true,
      withPassphrase: ['Ruth Lindgren', 'Nguyễn Thị Diễm', 'Peg O’Brien-Świątek'],
    },
    people: Array.from({ length: 30 }, (_, i) => ({
      name: `Deputy Clerk Featherstonehaugh ${i}`,
      part: 'Deputy',
      phone: '',
    })),
    due: Array.from({ length: 40 }, (_, i) => ({
      day: plainDate('2027-03-16'),
      what: `Deliver the returned mail ballots, sealed, to the inspectors of election district ${i}`,
      who: 'Inspectors of election',
    })),
  });
const slip = (size: FlowPaperSize): BackupSlipFacts => ({
  village: { name: 'Example Falls', county: 'Adirondack' },
  ...{ file: 'office-backup-2027-03-02-094100.sqlite', place: longPath, bytes: 1_234_567, events: 412 },
  ...{ sha256: 'ab12cd34'.repeat(8), head: '0f9e8d7c'.repeat(8), made: '9:41 a.m. on Tuesday, March 2, 2027' },
  ...{ practice: false, size },
});

const read = async (document: FlowDocument) =>
  readPdf(must(await renderFlow(document, { stamp }), document.title).bytes);
const textOf = async (document: FlowDocument): Promise<string> =>
  (await read(document)).pages.flatMap(linesOfPage).join(' ').replaceAll('\u00a0', ' ');

describe.each(['letter', 'legal'] as const)('on %s', (size) => {
  test.each([
    ['the page for the deputy', startHere(facts({ size }))],
    ['one with long paths, 30 people and 40 dates', startHere(hard(size))],
    ['the slip', backupSlip(slip(size))],
  ])('%s keeps every word on its sheets, at 12 points or more', async (_, document) => {
    for (const page of (await read(document)).pages)
      for (const t of page.texts) {
        expect(t.x, t.text).toBeGreaterThanOrEqual(36);
        expect(t.x + t.width, t.text).toBeLessThanOrEqual(page.width - 36);
        expect(t.baseline, t.text).toBeLessThanOrEqual(page.height - 24);
        expect(t.size, t.text).toBeGreaterThanOrEqual(12);
      }
  });

  test('the slip fits on one sheet, and so does an ordinary page for the deputy on two', async () => {
    expect((await read(backupSlip(slip(size)))).pages).toHaveLength(1);
    expect((await read(startHere(facts({ size })))).pages.length).toBeLessThanOrEqual(2);
  });
});

describe('how to open the office, when the clerk cannot come', () => {
  test.each([
    [{ sealed: false }, 'It opens at once: no passphrase is set.'],
    [
      { sealed: true, recoveryCode: true, withPassphrase: [clerk.name, 'Pat Quill'] },
      'Choose your name and type your passphrase. Pat Quill has a passphrase. 3. If none of them can come: take the sealed envelope with the recovery code from the safe',
    ],
    [
      { sealed: true, recoveryCode: true, withPassphrase: [clerk.name] },
      'Only Ruth Lindgren has a passphrase. 3. Take the sealed envelope with the recovery code from the safe',
    ],
    [
      { sealed: true, recoveryCode: false, withPassphrase: [clerk.name] },
      'No recovery code was made. Without Ruth Lindgren, the office cannot be opened.',
    ],
    [
      { sealed: true, recoveryCode: false, withPassphrase: [clerk.name, 'Pat Quill', 'Ida Moss'] },
      'Pat Quill and Ida Moss have a passphrase. 3. No recovery code was made. If none of them can come, the office cannot be opened.',
    ],
  ])('%j', async (how, words) => {
    expect(await textOf(startHere(facts(how)))).toContain(words);
  });
});

test('the check code stands on the slip in groups that an eye can compare', async () => {
  const { pages } = await read(backupSlip(slip('letter')));
  const lines = pages.flatMap(linesOfPage).map((line) => line.replaceAll('\u00a0', ' ').replace(/ +/g, ' '));
  expect(lines.filter((line) => line === Array(4).fill('0f9e8d7c').join(' '))).toHaveLength(2);
});
