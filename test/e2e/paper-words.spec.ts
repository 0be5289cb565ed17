// The same words on the screen and on paper: every paper's preview against the PDF made from the same facts.
import type { Page } from '@playwright/test';
import { renderFlow } from '../../electron/pdf/render.ts';
import type { FlowDocument } from '../../shared/documents/blocks.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { must } from '../../shared/result.ts';
import { fallsElection as election, fallsSteps } from '../support/example-steps.ts';
import { readPdf } from '../support/read-pdf.ts';
import { stamp } from '../support/sample-papers.ts';
import { expect, test } from './fixtures.ts';
import { goTo, openDeskWith } from './open-desk-with.ts';

const bare = (text: string): string => text.replace(/[\s\u00a0_]/g, '');

/** What an eye reads in the preview: without what only a screen reader hears, and without the line at the foot. */
const onScreen = (page: Page): Promise<string> =>
  page.locator('figure.leaf').evaluate((figure) => {
    const copy = figure.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('.sr, .foot-line, .across')) hidden.remove();
    return copy.textContent;
  });

const ask = <T>(page: Page, view: string, input: unknown): Promise<T> =>
  page.evaluate(
    async ([name, asked]) => {
      const { desk } = window as unknown as { desk: { call(name: string, input: unknown): Promise<{ value: T }> } };
      return (await desk.call(name as string, asked)).value;
    },
    [view, input] as const,
  );

async function onPaper(document: FlowDocument): Promise<string> {
  const { bytes } = must(await renderFlow(document, { stamp }), document.title);
  const { pages } = await readPdf(bytes);
  return pages.flatMap(({ texts }) => texts.filter((t) => !t.artifact).map((t) => t.text)).join('');
}

test.use({ now: '2027-03-12T09:41:00-05:00' });

test('every paper that can be made says the same in its preview and in print', async ({ page }) => {
  test.setTimeout(180_000);
  await openDeskWith(page, fallsSteps);
  const { papers } = await ask<ViewOutput<'papers.list'>>(page, 'papers.list', { election });
  const made = papers.filter(({ state }) => state !== 'not-for-it');
  expect(made.length).toBeGreaterThan(15);
  for (const { id } of made) {
    await goTo(page, `#/papers/${id}`);
    const shown = await ask<ViewOutput<'papers.paper'>>(page, 'papers.paper', {
      ...{ election, paper: id, size: 'letter', type: null },
    });
    const document = shown.document as FlowDocument;
    await page.getByRole('figure', { name: `Preview: ${document.title}`, exact: true }).waitFor();
    expect(bare(await onScreen(page)), id).toBe(bare(await onPaper(document)));
  }
});
