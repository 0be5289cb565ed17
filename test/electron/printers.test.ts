// How this computer's printers take envelopes: kept beside the office, in no record, and used by the next envelope.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { asItComes } from '../../shared/domain/printer-alignment.ts';
import { exampleFalls } from '../support/example-office.ts';
import { fallsElection as election } from '../support/example-steps.ts';
import { startDesk, type TestDesk } from '../support/test-desk.ts';

const falls = exampleFalls();
const laser = { printer: 'LaserJet in the hall', stock: '#10', alignment: { ...asItComes, dx: 4.5, turn: 180 } };
const settings = (desk: TestDesk) => desk.serve('printer.settings', {});
const envelope = { election, number: 1, piece: 'return-with-affirmation', stock: '#10' };

test('nothing is set at first; what is set is there after the next start, and in no act', async () => {
  const desk = falls();
  expect(await settings(desk)).toEqual({ printer: null, alignments: [] });
  const before = await desk.ask('history', { limit: 1 });
  await desk.serve('printer.set', laser);
  expect((await desk.ask('history', { limit: 1 })).acts).toEqual(before.acts);
  await desk.app.close();
  const again = startDesk({ folder: desk.folder });
  expect(await settings(again)).toEqual({ printer: laser.printer, alignments: [laser] });
  expect(JSON.parse(readFileSync(path.join(desk.folder, 'machine.json'), 'utf8'))).toMatchObject({
    printing: { printer: laser.printer },
  });
});

test('set again, it takes the place of what was set; another stock stands beside it; forgotten, all of it is gone', async () => {
  const desk = falls();
  await desk.serve('printer.set', laser);
  await desk.serve('printer.set', { ...laser, stock: '#11' });
  const anew = { ...laser, alignment: asItComes };
  await desk.serve('printer.set', anew);
  expect(await settings(desk)).toEqual({ printer: laser.printer, alignments: [{ ...laser, stock: '#11' }, anew] });
  await desk.serve('printer.use', { printer: null });
  expect(await settings(desk)).toMatchObject({ printer: null, alignments: [{}, {}] });
  await desk.serve('printer.forget', { printer: laser.printer });
  expect(await settings(desk)).toEqual({ printer: null, alignments: [] });
});

test('settings of before this program knew printers are read, and nothing of them is lost', async () => {
  const desk = falls();
  const before = { version: 1, backup: { folder: null, generations: 4, onClose: false }, idleMinutes: 7 };
  writeFileSync(path.join(desk.folder, 'machine.json'), JSON.stringify(before));
  expect(await settings(desk)).toEqual({ printer: null, alignments: [] });
  await desk.serve('printer.set', laser);
  expect(await desk.serve('machine.settings', {})).toMatchObject({ idleMinutes: 7, backup: { generations: 4 } });
});

test('the next envelope is printed as the printer in use needs it; one that cannot be is refused and not recorded', async () => {
  const desk = falls();
  const plain = await desk.do('mail-ballot.print-envelope', envelope);
  await desk.serve('printer.set', laser);
  const turned = await desk.do('mail-ballot.print-envelope', envelope);
  expect(turned.sha256).not.toBe(plain.sha256);
  await desk.serve('printer.set', { ...laser, alignment: { ...asItComes, feed: 'left' } });
  const no = await desk.refused('mail-ballot.print-envelope', envelope, 'too-wide');
  expect([no.code, no.message]).toEqual(['printer-setting', expect.stringContaining('Turn it by 90 degrees')]);
  const { printings } = await desk.ask('mail-ballots.application', { election, number: 1 });
  expect(printings.map(({ sha256 }) => sha256)).toEqual([plain.sha256, turned.sha256]);
  expect(await desk.ask('mail-ballots.envelope', envelope)).toMatchObject({ printer: laser.printer });
});

test('the calibration page and tests are shown and recorded nowhere; what does not fit on paper is told', async () => {
  const desk = falls();
  const before = await desk.ask('history', { limit: 1 });
  expect(await desk.serve('printer.print-calibration', laser)).toEqual({ pages: 1 });
  const { stock, alignment } = laser;
  const asked = { piece: 'return-with-affirmation', stock, alignment };
  expect(await desk.serve('printer.print-test', { ...asked, on: 'plain-paper' })).toEqual({ pages: 2 });
  expect(await desk.serve('printer.print-test', { ...asked, on: 'stock' })).toEqual({ pages: 2 });
  const large = { ...asked, piece: 'outgoing', stock: '9x12', on: 'plain-paper' };
  expect((await desk.refused('printer.print-test', large)).message).toContain('larger than fits on a Legal sheet');
  expect((await desk.ask('history', { limit: 1 })).acts).toEqual(before.acts);
});

test('a reader sets no printer', async () => {
  const desk = falls();
  const { person } = await desk.do('people.add', { name: 'Ida Moss', role: 'reader' });
  await desk.serve('desk.choose-person', { person });
  for (const [name, input] of [
    ['printer.set', laser],
    ['printer.use', { printer: null }],
    ['printer.forget', { printer: laser.printer }],
  ] as const)
    expect((await desk.refused(name, input)).code).toBe('reader-may-not');
});
