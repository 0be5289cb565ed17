// What holds for the list of papers as a whole: it is complete, its facts are strict plain data, and what is missing is named.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FlowDocumentSchema } from '../../../shared/documents/block-schema.ts';
import type { FlowDocument } from '../../../shared/documents/blocks.ts';
import { papers } from '../../../shared/documents/index.ts';
import { missingFactsOf } from '../../../shared/documents/missing-facts.ts';
import { newspaperText } from '../../../shared/documents/newspaper-text.ts';
import { root } from '../../support/source-files.ts';
import { casesOfBallots } from './cases/cases-of-ballots.ts';
import { casesOfEnvelopePapers } from './cases/cases-of-envelope-papers.ts';
import { casesOfInspectors } from './cases/cases-of-inspectors.ts';
import { casesOfLetters } from './cases/cases-of-letters.ts';
import { casesOfMailLetters } from './cases/cases-of-mail-letters.ts';
import { casesOfMailSheets } from './cases/cases-of-mail-sheets.ts';
import { casesOfNotices } from './cases/cases-of-notices.ts';
import { casesOfResolutions } from './cases/cases-of-resolutions.ts';
import { casesOfTakeAlong } from './cases/cases-of-take-along.ts';

const cases: Readonly<Record<string, FlowDocument>> = {
  ...casesOfNotices,
  ...casesOfResolutions,
  ...casesOfLetters,
  ...casesOfBallots,
  ...casesOfInspectors,
  ...casesOfMailLetters,
  ...casesOfMailSheets,
  ...casesOfEnvelopePapers,
  ...casesOfTakeAlong,
};

describe('the list of papers', () => {
  it('has every paper in the folders', () => {
    const listed = readFileSync(path.join(root, 'shared/documents/index.ts'), 'utf8');
    const folders = [
      'notices',
      'resolutions',
      'letters',
      'lists',
      'certificates',
      'ballots',
      'mail-ballots',
      'take-along',
    ];
    const files = folders.flatMap((folder) =>
      readdirSync(path.join(root, 'shared/documents', folder)).map((file) => `${folder}/${file}`),
    );
    const defining = files.filter((file) =>
      readFileSync(path.join(root, 'shared/documents', file), 'utf8').includes('definePaper('),
    );
    expect(defining.length).toBe(papers.length);
    expect(defining.filter((file) => !listed.includes(`'./${file}'`))).toEqual([]);
  });

  it('names each paper once, and has a case of each', () => {
    expect(new Set(papers.map(({ paper }) => paper)).size).toBe(papers.length);
    const shown = new Set(Object.values(cases).map(({ paper }) => paper));
    expect(papers.filter(({ paper }) => !shown.has(paper)).map(({ paper }) => paper)).toEqual([]);
  });

  it.each(papers.map((paper) => [paper.paper, paper] as const))('%s takes strict plain data', (_, { facts }) => {
    const schema = z.toJSONSchema(facts as z.ZodType, { unrepresentable: 'throw', io: 'input' });
    expect(schema.additionalProperties).toBe(false);
    expect(schema.required).toEqual(expect.arrayContaining(['village', 'clerk', 'edition', 'practice', 'size']));
    expect(facts.safeParse({ surprise: true }).success).toBe(false);
  });
});

describe.each(Object.entries(cases))('%s', (name, paper) => {
  it('can cross to the screen', () => {
    expect(FlowDocumentSchema.safeParse(paper).success).toBe(true);
  });

  it('names what is missing exactly when something is', () => {
    const missing = missingFactsOf(paper);
    if (/nothing on record|to fill in|by party|26 places|two insertions/.test(name))
      expect(missing.length).toBeGreaterThan(0);
    else expect(missing).toEqual([]);
    expect(new Set(missing.map(({ field }) => field)).size).toBe(missing.length);
    for (const { what } of missing) expect(what).toMatch(/^[A-Z]/);
  });

  it('carries no warning of §15-104(5), unless it is the memo to the attorney', () => {
    const warns = /\bvoid\b|15-104\(5\)|invalidate/.test(newspaperText(paper));
    expect(warns).toBe(paper.paper === 'attorney-memo');
  });
});
