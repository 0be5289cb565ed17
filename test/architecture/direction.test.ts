// renderer → shared ← electron, and the order within shared: what decides knows nothing of what keeps, prints or shows.
import { describe, expect, test } from 'vitest';
import { importsOf, type SourceFile, sourceFiles, wrongImports } from '../support/source-files.ts';

const [shared, electron, renderer, tests] = ['shared', 'electron', 'renderer', 'test'].map((f) => sourceFiles(f)) as [
  SourceFile[],
  SourceFile[],
  SourceFile[],
  SourceFile[],
];
const top = (file: string) => file.split('/')[0] ?? '';

test('there is something to look at, and imports are seen', () => {
  for (const files of [shared, electron, renderer, tests]) expect(files.length).toBeGreaterThan(20);
  const calendar = shared.find((f) => f.file === 'shared/views/calendar.ts');
  expect(calendar && importsOf(calendar)).toContain('shared/rules/calendar.ts');
  expect(calendar && importsOf(calendar)).toContain('zod');
});

describe('between the folders', () => {
  test('shared imports itself, zod, and date-fns in plain-date.ts only', () => {
    const allowed = (from: string, to: string) =>
      top(to) === 'shared' || to === 'zod' || (/^date-fns(\/|$)/.test(to) && from === 'shared/domain/plain-date.ts');
    expect(wrongImports(shared, allowed)).toEqual([]);
  });

  test('electron and renderer do not know each other, and neither knows the tests', () => {
    expect(wrongImports(electron, (_, to) => !['renderer', 'test'].includes(top(to)))).toEqual([]);
    expect(wrongImports(renderer, (_, to) => !['electron', 'test'].includes(top(to)))).toEqual([]);
    expect(wrongImports(renderer, (_, to) => !/^(node:|better-sqlite3|pdfkit)/.test(to))).toEqual([]);
  });

  test('the renderer knows what acts and views are called, never how they are decided', () => {
    const decides = /^shared\/(commands|views|jobs|records|samples)\/(?!define-)/;
    const named = renderer.flatMap((source) =>
      [...source.code.matchAll(/^import (?!type\b)([^;]*?) from '([^']+)'/gm)]
        .filter(
          ([, what, from]) =>
            decides.test(from?.replace(/^(\.\.\/)+/, '') ?? '') && !/^\{(\s*type \w+,?)+\s*\}$/.test(what ?? ''),
        )
        .map(([, what, from]) => `${source.file}: ${what} from ${from}`),
    );
    expect(named).toEqual([]);
  });
});

describe('within shared', () => {
  // Each folder with what it may import beside itself; result.ts and deep-readonly.ts are everybody's.
  const base = ['domain', 'words', 'law'];
  const above = ['rules', 'records', 'documents', 'exports'];
  const may: Record<string, readonly string[]> = {
    domain: [],
    law: ['domain'],
    words: ['domain', 'law'],
    rules: ['domain', 'law', 'words'],
    records: ['domain', 'words'],
    documents: base,
    exports: [...base, 'rules', 'records', 'papers', 'commands', 'views'],
    papers: [...base, 'rules', 'records', 'documents', 'commands'],
    commands: [...base, ...above, 'views', 'papers'],
    views: [...base, ...above, 'commands', 'papers'],
    jobs: [...base, ...above, 'commands'],
    ipc: ['domain', 'commands', 'views', 'jobs'],
    samples: ['domain', 'ipc'],
    'words/help': [...base, 'rules'], // the help explains the rules, so it stands above them
  };
  const folderOf = (file: string): string =>
    file.startsWith('shared/words/help/') ? 'words/help' : (file.split('/').slice(1, -1)[0] ?? '');

  test('every folder has its place in the order', () => {
    const folders = new Set(shared.map((f) => folderOf(f.file)).filter((folder) => folder !== ''));
    expect([...folders].filter((folder) => !(folder in may))).toEqual([]);
  });

  test('domain ← law ← rules; domain ← records; what the clerk does and sees on top; the contract last', () => {
    const allowed = (from: string, to: string) => {
      if (top(to) !== 'shared') return true;
      const [here, there] = [folderOf(from), folderOf(to)];
      if (there === '') return ['shared/result.ts', 'shared/deep-readonly.ts'].includes(to);
      return here === there || (may[here] ?? []).includes(there);
    };
    expect(wrongImports(shared, allowed)).toEqual([]);
  });
});

describe('only the edge knows its tool', () => {
  test('electron', () => {
    const edge = /^electron\/(main|preload|menu|ipc\/register|security\/[a-z-]+|[a-z-]+-electron)\.ts$/;
    expect(wrongImports(electron, (from, to) => to !== 'electron' || edge.test(from))).toEqual([]);
  });

  test('pdfkit, and what it is made of', () => {
    const drawing = (to: string) =>
      ['pdfkit', 'fontkit', 'bwip-js'].some((name) => to === name || to.startsWith(`${name}/`));
    expect(wrongImports(electron, (from, to) => !drawing(to) || from.startsWith('electron/pdf/'))).toEqual([]);
  });

  test('the library that fills forms', () => {
    const filling = (from: string, to: string) => to !== '@cantoo/pdf-lib' || from.startsWith('electron/state-form/');
    expect(wrongImports(electron, filling)).toEqual([]);
  });

  test('SQLite', () => {
    const keeps = (from: string, to: string) => to !== 'better-sqlite3' || from.startsWith('electron/store/');
    expect(wrongImports(electron, keeps)).toEqual([]);
  });

  test('the clock and chance', () => {
    const chance = /\b(Date\.now|new Date\(\)|Math\.random|randomUUID|randomBytes)\b/;
    const may = /^electron\/(clock|ids|job-runner|desk-services|store\/(keys|event-log))\.ts$/;
    expect(electron.filter((f) => chance.test(f.code) && !may.test(f.file)).map((f) => f.file)).toEqual([]);
  });
});
