// What stands on an envelope of a real line of the register: whose address, whose district, what the village has said.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { SheetDocument } from '../../../shared/documents/sheet.ts';
import { envelopesAtFirst } from '../../../shared/domain/envelope-settings.ts';
import { exampleFalls } from '../../support/example-office.ts';
import { fallsElection as election } from '../../support/example-steps.ts';
import { qualified } from '../../support/mail-ballot-steps.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { sealSvg } from '../../support/seal-files.ts';
import { tempFolder } from '../../support/temp-folder.ts';
import type { TestDesk } from '../../support/test-desk.ts';
import { takeDisabled } from './application-refusals.ts';

const falls = exampleFalls();
const said = (change: Record<string, unknown>) => ({ ...envelopesAtFirst(), ...change });
const preview = async (desk: TestDesk, number: number, piece: string, stock: unknown = '#11') =>
  (await desk.ask('mail-ballots.envelope', { election, number, piece, stock })).document;
const textOf = (sheet: SheetDocument, field: string): string[] =>
  sheet.pages.flatMap(({ boxes }) =>
    boxes.flatMap((box) => (box.kind === 'text' && box.field === field ? [box.text] : [])),
  );

describe('the envelope to the voter', () => {
  test('goes to where the ballot is wanted, else to the mailing address, else home; abroad in capitals on the last line', async () => {
    const desk = falls();
    const at = (lines: string[]) => ({ lines });
    const mailing = at(['PO Box 9', 'Example Falls, NY 12999']);
    const sendTo = at(['ul. Świętokrzyska 31', '00-001 Warszawa', 'Poland']);
    const home = await qualified(desk, 'Ada', 'Holm');
    const box = await qualified(desk, 'Bea', 'Holm', { mailing });
    const abroad = await qualified(desk, 'Cy', 'Holm', { mailing, sendTo });
    const addressee = async (number: number) => textOf(await preview(desk, number, 'outgoing'), 'addressee')[0];
    expect(await addressee(home)).toMatch(/^Ada Holm\n.*\nExample Falls, NY 12999$/);
    expect(await addressee(box)).toBe('Bea Holm\nPO Box 9\nExample Falls, NY 12999');
    expect(await addressee(abroad)).toBe('Cy Holm\nul. Świętokrzyska 31\n00-001 Warszawa\nPOLAND');
  });

  test('asks what the village asks, and more for a permanently disabled voter (§15-122(4))', async () => {
    const desk = falls();
    await takeDisabled(desk);
    await desk.do('office.set-envelopes', said({ endorsement: 'Return Service Requested' }));
    const ofNora = textOf(await preview(desk, 4, 'outgoing'), 'endorsements');
    expect(ofNora).toEqual([`Return Service Requested\n${envelopesAtFirst().disabledEndorsement}`]);
    expect(textOf(await preview(desk, 1, 'outgoing'), 'endorsements')).toEqual(['Return Service Requested']);
  });

  test('never says what the inspectors are to see, nor the kind of ballot', async () => {
    const sheet = JSON.stringify(await preview(falls(), 1, 'outgoing'));
    expect(sheet).not.toMatch(/absentee|Applied for in person/i);
  });
});

describe('the voter’s places', () => {
  test('are empty until the village has name, residence and district printed; a signature never is', async () => {
    const desk = falls();
    const filled = async (piece: string) =>
      (await preview(desk, 1, piece)).pages.flatMap(({ boxes }) =>
        boxes.flatMap((box) => (box.kind === 'text' && box.field.startsWith('filled.') ? [box.field] : [])),
      );
    for (const piece of ['return-with-affirmation', 'affirmation', 'return']) expect(await filled(piece)).toEqual([]);
    await desk.do('office.set-envelopes', said({ prefill: true }));
    expect(await filled('return-with-affirmation')).toEqual(['filled.printed-name', 'filled.residence']);
    expect(await filled('affirmation')).toEqual(['filled.voter-name', 'filled.voter-residence']);
    expect(await filled('return')).toEqual(['filled.printed-name', 'filled.residence']);
  });
});

describe('postage for the way back', () => {
  test.each([
    [{ by: 'not-said', words: 'Apply First-Class Mail postage here', cents: null }, []],
    [
      { by: 'voter', words: 'Apply First-Class Mail postage here', cents: 156 },
      ['Apply First-Class Mail postage here\n$1.56'],
    ],
    [{ by: 'village', words: 'No postage necessary', cents: null }, ['No postage necessary']],
    [{ by: 'village', words: '', cents: null }, []],
  ])('%j', async (postage, box) => {
    const desk = falls();
    await desk.do('office.set-envelopes', said({ postage }));
    expect(textOf(await preview(desk, 1, 'return-with-affirmation'), 'postage')).toEqual(box);
    expect(textOf(await preview(desk, 1, 'outgoing'), 'postage')).toEqual([]);
  });
});

describe('a size of the village’s own', () => {
  const own = (width: number, height: number, flapDepth: number) => {
    const { stocks } = envelopesAtFirst();
    const stock = { width, height, flapDepth };
    return said({ stocks: { ...stocks, 'return-with-affirmation': { stock, flapDepth: null } } });
  };

  test('is kept and printed on; the flap of a standard size may be the village’s too', async () => {
    const desk = falls();
    await desk.do('office.set-envelopes', own(700, 324, 120));
    const { settings } = await desk.ask('office.envelopes', {});
    const { stock } = settings.stocks['return-with-affirmation'];
    const done = await desk.do('mail-ballot.print-envelope', {
      election,
      number: 1,
      piece: 'return-with-affirmation',
      stock,
    });
    expect(done.pages).toBe(2);
    const [front] = (await readPdf(desk.shown.at(-1) ?? Buffer.alloc(0))).pages;
    expect([front?.width, front?.height]).toEqual([700, 324]);
  });

  test.each([
    [700, 260, 40, 'the statement by when it must be back'],
    [700, 324, 180, 'the affirmation'],
  ])(
    '%d × %d points with a flap of %d has no room for %s, which is said with how much it lacks',
    async (width, height, flap, what) => {
      const no = await falls().refused('office.set-envelopes', own(width, height, flap), 'own-size');
      expect(no.code).toBe('does-not-fit');
      expect(no.message).toMatch(
        new RegExp(`^There is no room for ${what} on the return envelope .* It needs .* in more in height`),
      );
      expect(no.fields).toMatchObject([{ path: 'stocks.return-with-affirmation' }]);
    },
  );
});

test('the village’s own artwork stands left of the address, on mailed envelopes alone, and nothing is there without it', async () => {
  const file = path.join(tempFolder(), 'election-mail.svg');
  writeFileSync(file, sealSvg);
  const desk = falls({ openFile: () => file });
  const pictures = async (piece: string) =>
    (await preview(desk, 1, piece)).pages.flatMap(({ boxes }) => boxes.filter(({ kind }) => kind === 'picture'));
  expect(await pictures('outgoing')).toEqual([]);
  const { chosen } = (await desk.serve('artwork.choose-file', {})) as { chosen: { sha256: string } };
  expect((await desk.refused('office.set-seal', { sha256: chosen.sha256 }, 'as-a-seal')).code).toBe('no-such-file');
  await desk.do('office.set-artwork', { sha256: chosen.sha256 });
  for (const piece of ['outgoing', 'return', 'return-with-affirmation']) expect(await pictures(piece)).toHaveLength(1);
  expect(await pictures('affirmation')).toEqual([]);
  await desk.do('mail-ballot.print-envelope', { election, number: 1, piece: 'outgoing', stock: '#10' });
  writeFileSync(file, Buffer.from([0x89, 0x50, 0x4e, 0x47]));
  const no = await desk.refused('artwork.choose-file', {});
  expect(no.message).toContain('Save the artwork as a JPEG on white, or as SVG.');
  await desk.do('office.set-artwork', { sha256: null });
  expect(await pictures('outgoing')).toEqual([]);
});
