// Exports that somebody changed, with lists made anew so that they fit what lies there now.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, manifestText, sumsText } from '../../shared/exports/manifest.ts';
import { checked, exported } from './exporting.ts';
import { tempFolder } from './temp-folder.ts';
import type { TestDesk } from './test-desk.ts';

export const digest = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');
export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
export const logOf = (folder: string): string => path.join(folder, 'log/log.jsonl');
export const wrongIn = async (folder: string): Promise<string> => (await checked(folder)).wrong.join('\n');

/** The folder of an export of that desk, which is closed afterwards. */
export async function exportOf(desk: TestDesk, but: Record<string, unknown> = {}): Promise<string> {
  const { folder } = await exported(desk, tempFolder(), but);
  await desk.app.close();
  return folder;
}

/** Makes the lists anew, so that they fit what lies there now. */
export function listAnew(folder: string, change: (manifest: Manifest) => Manifest = (same) => same): void {
  const before = manifestOf(folder);
  const files = before.files.map((file) => {
    const bytes = readFileSync(path.join(folder, file.path));
    return { ...file, bytes: bytes.length, sha256: digest(bytes) };
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const manifest = change({ ...before, files, totals: { files: files.length, bytes } });
  const text = manifestText(manifest);
  writeFileSync(path.join(folder, 'manifest.json'), text);
  writeFileSync(path.join(folder, 'SHA256SUMS.txt'), sumsText(manifest.files, digest(text)));
}
