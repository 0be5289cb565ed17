// What keeps the source easy to find one's way in, and the package honest about what it is made of.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root, sourceFiles } from '../support/source-files.ts';

const own = ['shared', 'electron', 'renderer', 'test'].flatMap((folder) => sourceFiles(folder, /\.(tsx?|css)$/));
const code = own.filter((f) => /\.tsx?$/.test(f.file));
const product = code.filter((f) => !f.file.startsWith('test/'));

describe('files', () => {
  test('are at most 220 lines', () => {
    expect(own.filter((f) => f.lines > 220).map((f) => `${f.file}: ${f.lines}`)).toEqual([]);
  });

  test('are named for one concept, in small letters with hyphens', () => {
    const named = (file: string) =>
      path.posix.basename(file).replace(/(\.(test|spec|config|bench|pictures))?\.(tsx?|css)$/, '');
    const vague = /^(utils?|helpers?|types?|misc|common|stuff)$|[-_](old|2)$/;
    expect(own.filter((f) => vague.test(named(f.file))).map((f) => f.file)).toEqual([]);
    expect(own.filter((f) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(named(f.file))).map((f) => f.file)).toEqual([]);
  });

  test('say in their first line why they exist', () => {
    expect(product.filter((f) => !/^(#!.*\n)?(\/\/ |\/\*\*? )/.test(f.text)).map((f) => f.file)).toEqual([]);
  });

  test('export by name', () => {
    // A configuration file's tool asks for its default.
    expect(product.filter((f) => /^export default\b/m.test(f.code)).map((f) => f.file)).toEqual([]);
  });
});

describe('the product', () => {
  test.each([
    ['any', /(:|<|as|\|) ?any\b(?!\s*[,'’”])/],
    ['a silenced check', /@ts-(ignore|expect-error|nocheck)|biome-ignore/],
    ['a non-null guess', /[\w\])]!(?=[.,;)\]\s])(?!=)/],
    ['a mode for tests', /\bIS_TEST|NODE_ENV|VITEST\b/],
    ['unfinished business', /\b(TODO|FIXME|XXX|HACK)\b/],
  ])('has no %s', (_what, words) => {
    const where = words.source.includes('ignore') || words.source.includes('TODO') ? 'text' : 'code';
    const hits = product.filter((f) =>
      words.test(where === 'text' ? f.text : f.code.replace(/(['`])(?:(?!\1).)*\1/g, "''")),
    );
    expect(hits.map((f) => f.file)).toEqual([]);
  });
});

test('nothing refers to where it was written, or to papers that are not in the project', () => {
  // Put together here, so that this file does not find itself.
  const elsewhere = new RegExp(
    [
      ['/wo', 'rk/'],
      ['/ho', 'me/'],
      ['cas', 'es\\.md'],
      ['la', 'w\\.md'],
      ['product', '\\.md'],
      ['architecture', '\\.md'],
    ]
      .map((p) => p.join(''))
      .join('|'),
  );
  expect(own.filter((f) => elsewhere.test(f.text)).map((f) => f.file)).toEqual([]);
});

describe('package.json', () => {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  const packages = { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies };

  test('names the eight packages the program was asked to be made of', () => {
    const asked = ['electron', 'react', 'vite', 'better-sqlite3', 'pdfkit', 'date-fns', 'vitest', 'playwright'];
    expect(asked.filter((name) => !(name in packages))).toEqual([]);
  });

  test('pins every version exactly, as the lock file does', () => {
    expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { version?: string; integrity?: string; hasInstallScript?: boolean }>;
    };
    for (const [name, version] of Object.entries(packages))
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  });

  test('runs nothing before or after, and no script of a package at installing', () => {
    const hooks = /^(pre|post)|^(install|prepare|prepack)$/;
    expect(Object.keys(manifest.scripts ?? {}).filter((name) => hooks.test(name))).toEqual([]);
    expect(readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  test('names no file in its scripts that a clean clone does not have', () => {
    const named = Object.values(manifest.scripts ?? {}).flatMap(
      (line) => line.match(/\b(electron|test)\/[\w./-]+/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    const kept = readFileSync(path.join(root, '.gitignore'), 'utf8').split('\n');
    expect(kept.filter((line) => /^(pictures|demo-papers|dist|release)\/$/.test(line))).toEqual([]);
  });

  test('has every package the product uses, and puts what is not bundled under dependencies', () => {
    const bare = /\bfrom '((?:@[a-z0-9-]+\/)?[a-z][a-z0-9.-]*)(?:\/[^']*)?'/g;
    const used = new Set(product.flatMap((f) => [...f.code.matchAll(bare)].map((hit) => hit[1] ?? '')));
    expect([...used].filter((name) => !(name in packages) && !name.startsWith('node:'))).toEqual([]);
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(expect.arrayContaining(['better-sqlite3', 'pdfkit']));
  });
});

test('the top of the project holds the four folders and their companions, nothing else', () => {
  const folders = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => entry.name);
  const made = ['node_modules', 'dist', 'release', 'pictures', 'demo-papers', 'test-results'];
  expect(folders.filter((name) => !made.includes(name)).sort()).toEqual(['electron', 'renderer', 'shared', 'test']);
  for (const name of ['package.json', 'tsconfig.json', 'electron-builder.yml', 'package-lock.json'])
    expect(existsSync(path.join(root, name)), name).toBe(true);
});
