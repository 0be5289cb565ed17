// Envelopes of many voters in one file: numbers, order, the page that counts, and that nothing is half done.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { envelopeBatchPrinted } from '../../../shared/records/envelope-batches.ts';
import { batch, notPrinted, printed, voters } from '../../support/envelope-steps.ts';
import { exampleFalls, twinBridges } from '../../support/example-office.ts';
import { bridgesElection, fallsElection as election } from '../../support/example-steps.ts';
import { at, mailing, qualified } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import type { TestDesk } from '../../support/test-desk.ts';

const falls = exampleFalls();
const bridges = twinBridges();
const pagesOf = async (desk: TestDesk) => (await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0))).pages;
const wordsOf = ({ texts }: { readonly texts: readonly { readonly text: string }[] }): string =>
  texts.map(({ text }) => text).join(' ');
const numberOn = (page: Parameters<typeof wordsOf>[0]) => /Envelope (\d{4})/.exec(wordsOf(page))?.[1] ?? '';
const eventsOf = (desk: TestDesk): number => desk.store().log.head().seq;
const leftInOut = (desk: TestDesk): string[] => {
  const out = path.join(desk.folder, 'out');
  return existsSync(out) ? readdirSync(out) : [];
};
const envelopeOf = async (desk: TestDesk, number: number) =>
  (await desk.ask('mail-ballots', { election })).rows.find((row) => row.number === number)?.envelope;

describe('a file of envelopes', () => {
  test('gives each voter a number in the order of the file, and is one event', async () => {
    const desk = falls();
    const lines = await voters(desk, 4);
    const before = eventsOf(desk);
    const done = await printed(desk, batch(lines, { order: 'district-and-name' }));
    expect(eventsOf(desk)).toBe(before + 1);
    expect(done).toMatchObject({ envelopes: [1, 2, 3, 4], pages: 9 });
    // By name Ames comes first, who applied last.
    expect(await Promise.all(lines.map((line) => envelopeOf(desk, line)))).toEqual([4, 3, 2, 1]);
    const { told } = { told: await desk.ask('history', { limit: 1 }) };
    expect(JSON.stringify(told)).toContain(
      'Printed in one file, number 1: 4 envelopes, each a return envelope (#10), 0001 to 0004.',
    );
  });

  test('has each page as the envelope printed by itself has it', async () => {
    const desk = falls();
    const lines = await voters(desk, 3);
    await printed(desk, batch(lines));
    const inFile = (await pagesOf(desk)).slice(0, -1);
    const alone = [];
    for (const number of lines) {
      await desk.do('mail-ballot.print-envelope', { election, number, piece: 'return-with-affirmation', stock: '#10' });
      alone.push(...(await pagesOf(desk)));
    }
    expect(inFile).toEqual(alone);
  });

  test('two pieces of a ballot bear one number, and the one to the voter her address', async () => {
    const desk = falls();
    const lines = await voters(desk, 2);
    await printed(desk, batch(lines, { piece: 'affirmation', stock: 'monarch' }));
    const second = await printed(desk, batch(lines, { piece: 'return', stock: '#9' }));
    expect(second.envelopes).toEqual([1, 2]);
    const third = await printed(desk, batch(lines, { piece: 'outgoing', stock: '#11' }));
    expect(third).toMatchObject({ envelopes: [1, 2], pages: 3, batch: 3 });
    const [first] = await pagesOf(desk);
    expect(wordsOf(first!)).toContain('Pat Boyle');
    const { printings } = await desk.ask('mail-ballots.application', { election, number: lines[0] });
    expect(printings.map(({ piece }) => piece)).toEqual(['affirmation', 'return', 'outgoing']);
  });

  test.each([
    ['face-and-back', 'face-down', '1f 1b 2f 2b 3f 3b'],
    ['face-and-back', 'face-up', '3f 3b 2f 2b 1f 1b'],
    ['faces-then-backs', 'face-down', '1f 2f 3f 3b 2b 1b'],
    ['faces-then-backs', 'face-up', '3f 2f 1f 3b 2b 1b'],
  ])('%s into a tray %s', async (sides, tray, wanted) => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 3), { sides, tray }));
    const pages = (await pagesOf(desk)).slice(0, -1);
    const backs = pages.filter((page) => wordsOf(page).includes('AFFIRMATION'));
    const told = pages.map((page) => {
      const back = backs.includes(page);
      const nth = numberOn(page);
      return `${nth === '' ? '?' : Number(nth)}${back ? 'b' : 'f'}`;
    });
    expect(told.filter((one) => one.endsWith('f')).join(' ')).toBe(
      wanted
        .split(' ')
        .filter((one) => one.endsWith('f'))
        .join(' '),
    );
    expect(told.map((one) => one.slice(-1))).toEqual(wanted.split(' ').map((one) => one.slice(-1)));
  });

  test('ends with a page that counts: how many, from which to which, pages, village, election, when', async () => {
    const desk = falls();
    await printed(desk, batch(await voters(desk, 5)));
    const last = wordsOf((await pagesOf(desk)).at(-1)!).replaceAll(/\s+/g, ' ');
    for (const words of [
      '5 envelopes: 0001 to 0005',
      'Return envelope, #10. File 1. 10 pages before this one.',
      'Count the envelopes in the pile.',
      'General village election, Village of Example Falls, Tuesday, March 16, 2027.',
      '9:41 a.m. on Tuesday, March 2, 2027 by Ruth Lindgren',
      'Not an envelope to use',
    ])
      expect(last).toContain(words);
  });

  test('the same twice is the same bytes', async () => {
    const lines = [falls(), falls()].map(async (desk) => printed(desk, batch(await voters(desk, 3))));
    const [one, two] = await Promise.all(lines);
    expect(one?.sha256).toBe(two?.sha256);
  });
});

describe('what cannot be printed', () => {
  test('is named line by line before anything is: undecided, mailed already, no address, an address that has no room', async () => {
    const desk = falls();
    const [ada, ben] = await voters(desk, 2);
    const long = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)} Road`;
    const far = await qualified(desk, 'Far', 'Zed', {
      sendTo: { lines: [long.slice(0, 120), 'Example Falls, NY 12999'] },
    });
    await desk.do('mail-ballot.mail', mailing([ben!], at('2027-03-02', '09:00')));
    const before = eventsOf(desk);
    const outgoing = { piece: 'outgoing', stock: 'monarch' };
    const no = await notPrinted(desk, 'print-batch', batch([ada!, ben!, 2], outgoing));
    expect(no.code).toBe('lines-cannot-be-printed');
    expect(no.message).toContain('2 envelopes cannot be: leave them off and go on');
    expect(no.related.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Zimmerman, Eva: Application 2 has not been determined yet/),
      expect.stringMatching(/^Ames, Pat: Ballot 0001 of Pat Ames has left already/),
    ]);
    const tooLong = await notPrinted(desk, 'print-batch', batch([ada!, far], outgoing));
    expect(tooLong.related).toMatchObject([{ number: far, text: expect.stringContaining('does not fit') }]);
    expect(eventsOf(desk)).toBe(before);
    expect(leftInOut(desk)).toEqual([]);
    expect((await printed(desk, batch([ada!], outgoing))).envelopes).toHaveLength(1);
  });
});

describe('stopped or failed', () => {
  test.each([1, 2])('after %d words of progress: no event, no file, and the numbers are free', async (stopAfter) => {
    const desk = falls();
    const lines = await voters(desk, 12);
    const before = eventsOf(desk);
    const said = await desk.job('print-batch', batch(lines), stopAfter);
    expect(said.at(-1)?.kind).toBe('stopped');
    expect(eventsOf(desk)).toBe(before);
    expect(leftInOut(desk)).toEqual([]);
    expect((await printed(desk, batch(lines))).envelopes[0]).toBe(1);
  });

  test('what changes on an envelope while it is drawn is not printed as it was', async () => {
    const desk = falls();
    const lines = await voters(desk, 12);
    const job = desk.job('print-batch', batch(lines));
    await desk.do('mail-ballot.print-envelope', {
      ...{ election, number: lines[11], piece: 'return-with-affirmation', stock: '#10' },
    });
    expect((await job).at(-1)).toMatchObject({ kind: 'failed', refusal: { code: 'changed-meanwhile' } });
    expect(leftInOut(desk).filter((name) => name.includes('in-progress'))).toEqual([]);
  });

  test('what is written meanwhile and stands on none of them is no reason to stop', async () => {
    const desk = falls();
    const lines = await voters(desk, 12);
    const job = desk.job('print-batch', batch(lines));
    await desk.do('mail-ballot.determine', { election, number: 3, qualified: true, reason: null });
    expect((await job).at(-1)).toMatchObject({ kind: 'done' });
  });
});

test('where March 17 is the third Tuesday, it is said first that March 18 takes a resolution (§15-104(1)(b))', async () => {
  const { pollDay } = await bridges().ask('mail-ballots.envelope-batches', { election: bridgesElection });
  expect(pollDay).toMatchObject({ settled: false });
  expect(pollDay?.headline).toContain('March\u00a018');
  expect((await falls().ask('mail-ballots.envelope-batches', { election })).pollDay).toBeNull();
});

test('its act can be taken back, and its numbers stay used', async () => {
  const desk = falls();
  const lines = await voters(desk, 2);
  await printed(desk, batch(lines));
  const [{ act } = { act: '' }] = (await desk.ask('history', { limit: 1 })).acts;
  await desk.do('history.undo', { act, reason: 'Wrong envelopes in the tray' });
  expect(await envelopeOf(desk, lines[0]!)).toBeNull();
  expect(await printed(desk, batch(lines))).toMatchObject({ batch: 2, envelopes: [3, 4] });
});

test('an event names at most as many as one trip to the post office', () => {
  const ballots = Array.from({ length: 2001 }, (_, i) => ({ application: i + 1, envelope: i + 1 }));
  expect(envelopeBatchPrinted.schema.safeParse({ ballots }).error?.issues.map(({ path: [where] }) => where)).toContain(
    'ballots',
  );
});
