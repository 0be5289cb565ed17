// Names and addresses as they really are, on the envelope to the voter: whole, or named and refused. Never cut.
import { describe, expect, it } from 'vitest';
import { renderSheetsInMemory } from '../../../electron/pdf/render-sheets.ts';
import { envelopeSheet } from '../../../shared/documents/envelopes/envelope.ts';
import { StandardStock } from '../../../shared/domain/envelope.ts';
import { type ReadPage, readPdf } from '../../support/read-pdf.ts';
import { envelopeFacts, stamp } from '../../support/sample-papers.ts';

describe('hard names and addresses on the envelope to the voter', () => {
  const hyphenated = 'Maria-Magdalena Featherstonehaugh-Cholmondeley-Smythe-Wriothesley';
  const to = async (addressee: string[], stock: StandardStock = '#10') => {
    const made = await renderSheetsInMemory([envelopeSheet('outgoing', envelopeFacts({ stock, addressee }))], {
      stamp,
    });
    return made.ok ? ok((await readPdf(made.value.bytes)).pages[0]!) : made;
  };
  const ok = (page: ReadPage) => ({
    ok: true as const,
    text: page.texts
      .map((t) => t.text)
      .join('')
      .replaceAll(' ', ''),
  });

  it.each(StandardStock.options)('a name of 60 letters with hyphens stands whole on %s', async (stock) => {
    const found = await to([hyphenated, '34 Mill Street', 'Example Falls, NY 12999'], stock);
    expect(found).toMatchObject({ ok: true, text: expect.stringContaining(hyphenated.replaceAll(' ', '')) });
  });

  it('Vietnamese and Polish letters are printed as they are', async () => {
    const found = await to(['Nguyễn Thị Thắm', 'ul. Świętokrzyska 31/33A', '00-001 Łódź', 'POLAND']);
    expect(found).toMatchObject({
      ok: true,
      text: expect.stringMatching(/NguyễnThịThắm.*Świętokrzyska.*Łódź.*POLAND/),
    });
  });

  it('a soft hyphen that got past the cleaning is named and not printed', async () => {
    const found = await to(['Smith\u00adJones', '1 Mill Street', 'Example Falls, NY 12999']);
    expect(found).toMatchObject({ ok: false, error: { code: 'invisible-character', field: 'addressee' } });
  });

  it('a letter the type does not have stops the envelope and is named', async () => {
    const found = await to(['山田花子', '1 Mill Street', 'Example Falls, NY 12999']);
    expect(found).toMatchObject({ ok: false, error: { code: 'no-glyph', field: 'addressee' } });
  });

  it('an address that no size makes fit is named, and by how much', async () => {
    const found = await to(
      Array.from({ length: 6 }, (_, i) => `${i} ${'x'.repeat(90)}`),
      '#6-3/4',
    );
    expect(found).toMatchObject({
      ok: false,
      error: { field: 'addressee', why: expect.stringMatching(/\d\.\d\d in too/) },
    });
  });
});
