// Every paper the demo makes, page by page where pdftoppm is installed, else as the PDF itself.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../e2e/fixtures.ts';

const out = path.join(root, 'pictures/papers');

test('every paper', () => {
  mkdirSync(out, { recursive: true });
  execFileSync(process.execPath, [path.join(root, 'electron/cli.ts'), 'demo', '--out', out], { stdio: 'inherit' });
  const papers = readdirSync(out).filter((file) => file.endsWith('.pdf'));
  expect(papers.length).toBeGreaterThan(0);
  if (spawnSync('pdftoppm', ['-v']).error) return;
  for (const paper of papers) {
    execFileSync('pdftoppm', ['-r', '90', '-png', path.join(out, paper), path.join(out, paper.replace(/\.pdf$/, ''))]);
  }
});
