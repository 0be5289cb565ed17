// After a jam: the rest of a file after the last good one, and single ones, under the numbers they have.
import { describe, expect, test } from 'vitest';
import { batch, notPrinted, printed, printedAgain, rest, single, voters } from '../../support/envelope-steps.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { at } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const textsOf = async (desk: TestDesk) =>
  (await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0))).pages.map(({ texts }) =>
    texts
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
const ballotsMade = async (desk: TestDesk) =>
  (await desk.ask('mail-ballots', { election })).rows.filter(({ envelope }) => envelope !== null).length;

describe('the rest after the last good one', () => {
  test('is printed under the same numbers, page for page as before, and makes no new ballot', async () => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 6)));
    const before = await textsOf(desk);
    const again = await printedAgain(desk, rest(1, 4));
    expect(again).toMatchObject({ envelopes: [5, 6], pages: 5, not: [] });
    const now = await textsOf(desk);
    expect(now.slice(0, -1)).toEqual(before.slice(8, 12));
    expect(now.at(-1)).toContain('2 envelopes: 0005 and 0006');
    expect(now.at(-1)).toContain('File 1, printed again after 0004');
    expect(await ballotsMade(desk)).toBe(6);
    const [{ sentences }] = (await desk.ask('history', { limit: 1 })).acts as unknown as [{ sentences: string[] }];
    expect(sentences).toEqual([
      'Printed again, of file 1: return envelope 0005 and 0006 (2 envelopes), under the same numbers. 0004 was the last good one.',
    ]);
  });

  test('of a printer that lays them face up, which began with the last, is those before it', async () => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 6), { tray: 'face-up' }));
    expect((await printedAgain(desk, rest(1, 3))).envelopes).toEqual([1, 2]);
  });

  test('of a file by name goes by its order and not by the numbers', async () => {
    const desk = falls();
    const lines = await voters(desk, 4);
    await printed(desk, batch(lines.slice(0, 2)));
    // Dunn is 1 and Chu 2; Ames and Boyle, who come first by name, get 3 and 4.
    await printed(desk, batch(lines, { order: 'district-and-name', piece: 'outgoing', stock: '#11' }));
    expect((await printedAgain(desk, rest(2, 4))).envelopes).toEqual([2, 1]);
  });

  test('leaves out a ballot that was cancelled since, and says whose', async () => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 3)));
    await desk.do('mail-ballot.end', {
      ...{ election, envelope: 3, how: 'cancelled', at: at('2027-03-02', '09:30'), reason: 'She votes in person' },
    });
    const again = await printedAgain(desk, rest(1, 1));
    expect(again.envelopes).toEqual([2]);
    expect(again.not).toEqual([{ name: 'Ames, Pat', why: 'This ballot was cancelled or replaced since.' }]);
  });

  test('is nothing after the last one, and needs a number of that file', async () => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 2)));
    expect((await notPrinted(desk, 'print-batch-again', rest(1, 2))).code).toBe('nothing-left');
    expect((await notPrinted(desk, 'print-batch-again', rest(1, 9))).message).toBe(
      'Envelope 9 is not in file 1. Look at the number again.',
    );
    expect((await notPrinted(desk, 'print-batch-again', rest(7, 1))).code).toBe('no-such-record');
  });
});

test('single ones are printed again, as often as wanted, and an act cannot be taken back under them', async () => {
  const desk = falls();
  await printed(desk, batch(await voters(desk, 4)));
  const [{ act }] = (await desk.ask('history', { limit: 1 })).acts as unknown as [{ act: string }];
  expect((await printedAgain(desk, single(1, 3))).envelopes).toEqual([3]);
  expect((await printedAgain(desk, single(1, 4, 2))).envelopes).toEqual([2, 4]);
  const no = await desk.refused('history.undo', { act, reason: 'Wrong tray' }, 'undo-it');
  expect(no.code).toBe('cannot-be-taken-back');
});

test('a jam on a second computer: who may only look prints nothing', async () => {
  const desk = falls();
  await printed(desk, batch(await voters(desk, 2)));
  await desk.do('people.add', { name: 'Otto Reader', role: 'reader' });
  const { folder } = desk;
  await desk.app.close();
  const reader = falls({ folder, actor: 'Otto Reader' });
  expect((await notPrinted(reader, 'print-batch-again', rest(1, 1))).code).toBe('reader-may-not');
});
