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

// 16 by 16 points in colour, and the same kind of file in the four colours of a printing press.
const colour =
  '/9j/4AAQSkZJRgABAQEADAAMAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAQABADASIAAhEBAxEB/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJxFDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/8QAHwEAAwEBAQEBAQEBAQAAAAAAAAECAwQFBgcICQoL/8QAtREAAgECBAQDBAcFBAQAAQJ3AAECAxEEBSExBhJBUQdhcRMiMoEIFEKRobHBCSMzUvAVYnLRChYkNOEl8RcYGRomJygpKjU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6goOEhYaHiImKkpOUlZaXmJmaoqOkpaanqKmqsrO0tba3uLm6wsPExcbHyMnK0tPU1dbX2Nna4uPk5ebn6Onq8vP09fb3+Pn6/9oADAMBAAIRAxEAPwDpqKKz3vbZZmVhKrB8cE/MckevqDQB/9k=';
const press =
  '/9j/4AAQSkZJRgABAQEADAAMAAD/7gAOQWRvYmUAZAAAAAAC/9sAQwAIBgYHBgUIBwcHCQkICgwUDQwLCwwZEhMPFB0aHx4dGhwcICQuJyAiLCMcHCg3KSwwMTQ0NB8nOT04MjwuMzQy/9sAQwEJCQkMCwwYDQ0YMiEcITIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIyMjIy/8AAFAgACAAIBAEiAAIRAQMRAQQiAP/EAB8AAAEFAQEBAQEBAAAAAAAAAAABAgMEBQYHCAkKC//EALUQAAIBAwMCBAMFBQQEAAABfQECAwAEEQUSITFBBhNRYQcicRQygZGhCCNCscEVUtHwJDNicoIJChYXGBkaJSYnKCkqNDU2Nzg5OkNERUZHSElKU1RVVldYWVpjZGVmZ2hpanN0dXZ3eHl6g4SFhoeIiYqSk5SVlpeYmZqio6Slpqeoqaqys7S1tre4ubrCw8TFxsfIycrS09TV1tfY2drh4uPk5ebn6Onq8fLz9PX29/j5+v/EAB8BAAMBAQEBAQEBAQEAAAAAAAABAgMEBQYHCAkKC//EALURAAIBAgQEAwQHBQQEAAECdwABAgMRBAUhMQYSQVEHYXETIjKBCBRCkaGxwQkjM1LwFWJy0QoWJDThJfEXGBkaJicoKSo1Njc4OTpDREVGR0hJSlNUVVZXWFlaY2RlZmdoaWpzdHV2d3h5eoKDhIWGh4iJipKTlJWWl5iZmqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uLj5OXm5+jp6vLz9PX29/j5+v/aAA4EAQACEQMRBAAAPwD5/ooooA9/ooor/9k=';

const jpeg = (base64: string): JpegPicture => ({ form: 'jpeg', alt: 'Seal', width: 16, height: 16, base64 });
const notice = (seal: Picture | null): FlowDocument => withSeal(noticeOfElection(noticeFacts()), seal);
const print = (seal: Picture | null) => renderFlow(notice(seal), { stamp });

describe('a seal', () => {
  it.each([
    ['drawn', exampleSeal],
    ['a photograph', jpeg(colour)],
  ])('%s is a figure beside the head, and the head begins to its right', async (_, seal) => {
    const [page] = (await readPdf(must(await print(seal), 'the notice').bytes)).pages;
    expect(page?.tags.slice(0, 4)).toEqual(['Document', 'Figure', 'P', 'H1']);
    const title = page?.texts.find((t) => t.text.startsWith('Notice of General'));
    const opening = page?.texts.find((t) => t.text.startsWith('Notice is hereby'));
    expect(title?.x).toBeGreaterThan((opening?.x ?? 0) + 72);
  });

  it.each([
    ['drawn', exampleSeal],
    ['a photograph', jpeg(colour)],
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
    const fourColours = await print(jpeg(press));
    expect(fourColours.ok ? '' : fourColours.error.why).toContain('printing press');
  });
});
