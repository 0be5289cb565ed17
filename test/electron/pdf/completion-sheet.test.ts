// The applicant's completion sheet as it comes out of the printer. §15-120(3): the certificate “shall have the following
// language printed in bold face type above the signature line”; the words here are the section's, not the program's.
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { describe, expect, it } from 'vitest';
import { renderFlow } from '../../../electron/pdf/render.ts';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { must } from '../../../shared/result.ts';
import { casesOfMailLetters } from '../../shared/documents/cases/cases-of-mail-letters.ts';
import { stamp } from '../../support/sample-papers.ts';

const certificate =
  'I UNDERSTAND THAT THIS CERTIFICATE WILL BE ACCEPTED FOR ALL PURPOSES AS THE EQUIVALENT OF AN AFFIDAVIT AND, IF IT CONTAINS A MATERIAL FALSE STATEMENT, SHALL SUBJECT ME TO THE SAME PENALTIES AS IF I HAD BEEN DULY SWORN.';
const label = 'Signature of the applicant';

interface Seen {
  readonly text: string;
  readonly baseline: number;
  readonly font: string;
  readonly sheet: number;
}

/** Words with the face they are set in, and the level lines, of every sheet. */
async function see(paper: FlowDocument) {
  const made = must(await renderFlow(paper, { stamp }), paper.title);
  const task = getDocument({ data: new Uint8Array(made.bytes), verbosity: 0 });
  const doc = await task.promise;
  const texts: Seen[] = [];
  const lines: { readonly y: number; readonly from: number; readonly to: number; readonly sheet: number }[] = [];
  for (let sheet = 1; sheet <= doc.numPages; sheet += 1) {
    const page = await doc.getPage(sheet);
    const height = page.view[3] ?? 0;
    const { fnArray, argsArray } = await page.getOperatorList();
    let scale = [1, 0, 0, 1, 0, 0];
    fnArray.forEach((fn, i) => {
      const args = argsArray[i] as unknown[];
      if (fn === OPS.transform && scale[3] === 1) scale = args as number[];
      if (fn !== OPS.constructPath) return;
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(args[2] as ArrayLike<number>);
      const across = (y: number) => (scale[3] === -1 ? y : height - y);
      if (Math.abs(y1 - y2) < 0.01) lines.push({ y: across(y1), from: x1, to: x2, sheet });
    });
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      const font = (page.commonObjs.get(item.fontName) as { name: string }).name;
      texts.push({ text: item.str, baseline: height - (item.transform[5] as number), font, sheet });
    }
  }
  await task.destroy();
  return { texts, lines };
}

const sheetOf = async (name: string) => {
  const { texts, lines } = await see(casesOfMailLetters[name]!);
  const signed = texts.find(({ text }) => text === label)!;
  const onSheet = texts.filter(({ sheet }) => sheet === signed.sheet);
  const line = lines
    .filter(({ sheet, y }) => sheet === signed.sheet && y < signed.baseline)
    .sort((a, b) => b.y - a.y)[0]!;
  return { onSheet, signed, line, all: texts };
};

const absentee = ['completion letter', 'completion letter, everything missing'];

describe.each(absentee)('%s', (name) => {
  it('has the certificate, word for word, in bold and in nothing but bold', async () => {
    const { onSheet } = await sheetOf(name);
    const capitals = onSheet.filter(({ text }) => /^[A-Z ,.]+$/.test(text));
    expect(capitals.map(({ text }) => text.trim()).join(' ')).toBe(certificate);
    expect(capitals.every(({ font }) => /bold/i.test(font))).toBe(true);
    expect(onSheet.some(({ font }) => !/bold/i.test(font))).toBe(true);
  });

  it('has it directly above the signature line: no word between, on the same sheet, with room to sign', async () => {
    const { onSheet, signed, line } = await sheetOf(name);
    const lastWords = onSheet.find(({ text }) => text.includes('SWORN.'))!;
    expect(onSheet.filter(({ baseline }) => baseline > lastWords.baseline && baseline < signed.baseline)).toEqual([]);
    expect(line.y).toBeGreaterThan(lastWords.baseline + 24);
    expect(line.y).toBeLessThan(lastWords.baseline + 60);
    expect(signed.baseline - line.y).toBeLessThan(18);
    expect(line.to - line.from).toBeGreaterThan(250);
  });

  it('begins a sheet of its own, and nothing of the letter stands on it', async () => {
    const { onSheet, all } = await sheetOf(name);
    const heads = all.filter(({ text }) => text === 'Completion of an Application');
    expect(heads).toHaveLength(1);
    const onOrAfter = all.filter(({ sheet }) => sheet >= heads[0]!.sheet);
    expect(onOrAfter.some(({ text }) => text.includes('came to my office'))).toBe(false);
    expect(onOrAfter[0]!.text).toBe('Completion of an Application');
    expect(onSheet[0]!.sheet).toBe(Math.max(...all.map(({ sheet }) => sheet)));
  });
});

describe('early mail', () => {
  it('has a line to sign on, and not the certificate of §15-120', async () => {
    const { onSheet, line } = await sheetOf('completion letter, early mail, after the last day to mail');
    expect(onSheet.some(({ text }) => text.includes('AFFIDAVIT'))).toBe(false);
    expect(line.to - line.from).toBeGreaterThan(250);
  });
});

it('what is there already is not asked for again', async () => {
  const { onSheet } = await sheetOf('completion letter');
  const text = onSheet.map((one) => one.text).join(' ');
  expect(text).toContain('Your date of birth');
  expect(text).not.toMatch(/the address where you live|absent from the county|where you are detained/i);
});
