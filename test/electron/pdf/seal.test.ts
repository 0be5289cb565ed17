// The village's seal on a letterhead: drawn or photographed, said aloud to those who cannot see it, and always the same bytes.
import { describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { withSeal } from '../../../shared/documents/dress.ts';
import { noticeOfElection } from '../../../shared/documents/notices/notice-of-election.ts';
import type { JpegPicture, Picture } from '../../../shared/documents/picture.ts';
import { must } from '../../../shared/result.ts';
import { readPdf } from '../../support/read-pdf.ts';
import { exampleSeal, noticeFacts, stamp } from '../../support/sample-papers.ts';
import { colorJpeg, pressJpeg } from '../../support/seal-files.ts';

const jpeg = (base64: string): JpegPicture => ({ form: 'jpeg', alt: 'Seal', width: 16, height: 16, base64 });
const notice = (seal: Picture | null): FlowDocument => withSeal(noticeOfElection(noticeFacts()), seal);
const print = (seal: Picture | null) => renderFlow(notice(seal), { stamp });

describe('a seal', () => {
  it.each([
    ['drawn', exampleSeal],
    ['a photograph', jpeg(colorJpeg)],
  ])('%s is a figure beside the head, and the head begins to its right', async (_, seal) => {
    const [page] = (await readPdf(must(await print(seal), 'the notice').bytes)).pages;
    expect(page?.tags.slice(0, 4)).toEqual(['Document', 'Figure', 'P', 'H1']);
    const title = page?.texts.find((t) => t.text.startsWith('Notice of General'));
    const opening = page?.texts.find((t) => t.text.startsWith('Notice is hereby'));
    expect(title?.x).toBeGreaterThan((opening?.x ?? 0) + 72);
  });

  it.each([
    ['drawn', exampleSeal],
    ['a photograph', jpeg(colorJpeg)],
  ])('%s gives the same bytes twice', async (_, seal) => {
    expect(must(await print(seal), 'again').sha256).toBe(must(await print(seal), 'once').sha256);
  });

  it('is what a screen reader says it is', async () => {
    const { bytes } = must(await print(exampleSeal), 'the notice');
    expect(Buffer.from(bytes).toString('latin1')).toContain('/Alt (Seal of the Village of Example Falls)');
  });

  it('is not printed when the file is none, or is made for a printing press', async () => {
    const broken = await print(jpeg(Buffer.from('GIF89a and so on').toString('base64')));
    expect(broken).toMatchObject({ ok: false, error: { code: 'unreadable-picture', field: 'seal' } });
    const fourColours = await print(jpeg(pressJpeg));
    expect(fourColours.ok ? '' : fourColours.error.why).toContain('printing press');
  });
});
