// Folders for stories that need a real disk; gone when the file's last story is told.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

const made: string[] = [];
afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** An empty folder of its own. */
export function tempFolder(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'desk-test-'));
  made.push(folder);
  return folder;
}
