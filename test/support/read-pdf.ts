// Reads a PDF back with pdf.js, which shares no code with what wrote it: words with their places, tags, title.
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One drawn run of text. `x`, `baseline` from the top left in points; `artifact` is decoration or repetition. */
export interface DrawnText {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
  readonly size: number;
  readonly artifact: boolean;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly DrawnText[];
  /** Tags in reading order, such as 'H1', 'P', 'TH'. */
  readonly tags: readonly string[];
}

export interface ReadPdf {
  readonly title: string;
  readonly lang: string;
  readonly pages: readonly ReadPage[];
}

interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}
const tagsOf = (node: Node | null): string[] =>
  node ? [...(node.role && node.role !== 'Root' ? [node.role] : []), ...(node.children ?? []).flatMap(tagsOf)] : [];

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const doc = await task.promise;
  const meta = await doc.getMetadata();
  const info = meta.info as { Title?: string; Language?: string };
  const pages: ReadPage[] = [];
  for (let n = 1; n <= doc.numPages; n += 1) {
    const page = await doc.getPage(n);
    const [, , width = 0, height = 0] = page.view;
    const content = await page.getTextContent({ includeMarkedContent: true });
    const texts: DrawnText[] = [];
    const open: string[] = [];
    for (const item of content.items) {
      if ('str' in item) {
        if (item.str.trim() === '') continue;
        const [, , c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
        const size = Math.hypot(c, d);
        texts.push({
          text: item.str,
          x,
          baseline: height - y,
          width: item.width,
          size,
          artifact: open.includes('Artifact'),
        });
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push((item as { tag?: string }).tag ?? '');
    }
    pages.push({ width, height, texts, tags: tagsOf((await page.getStructTree()) as Node | null) });
  }
  await task.destroy();
  return { title: info.Title ?? '', lang: info.Language ?? '', pages };
}

/** A page as lines of text from top to bottom, columns apart, for a person to read. */
export function linesOfPage(page: ReadPage): string[] {
  const rows = new Map<number, DrawnText[]>();
  for (const text of page.texts) {
    const near = [...rows.keys()].find((y) => Math.abs(y - text.baseline) < 1) ?? text.baseline;
    rows.set(near, [...(rows.get(near) ?? []), text]);
  }
  return [...rows.entries()]
    .sort(([a], [b]) => a - b)
    .map(([, texts]) => {
      let line = '';
      let end = Number.NEGATIVE_INFINITY;
      for (const text of texts.sort((a, b) => a.x - b.x)) {
        const gap = text.x - end;
        line += line === '' ? text.text : gap > 8 ? ` | ${text.text}` : gap > 1 ? ` ${text.text}` : text.text;
        end = text.x + text.width;
      }
      return line.trimEnd();
    });
}
