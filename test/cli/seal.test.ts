// `desk seal`: the village's seal on its papers without a window.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sealSvg } from '../support/seal-files.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { morning, officeAtWork } from './office-at-work.ts';
import { desk, deskJson } from './run-desk.ts';

const office = officeAtWork();

test('puts a file on the papers, and takes it off', async () => {
  const at = ['--data', office(), ...morning];
  const file = path.join(tempFolder(), 'seal.svg');
  writeFileSync(file, sealSvg);
  expect(await desk('seal', file, ...at)).toMatchObject({ status: 0, err: '' });
  expect(await deskJson('ask', 'office.seal', ...at)).toMatchObject({ seal: { name: 'seal.svg' } });
  expect(await desk('seal', '--off', ...at)).toMatchObject({ status: 0, err: '' });
  expect(await deskJson('ask', 'office.seal', ...at)).toEqual({ seal: null });
});

test('says in a sentence what is no seal', async () => {
  const at = ['--data', office(), ...morning];
  const file = path.join(tempFolder(), 'seal.svg');
  writeFileSync(file, '<html>');
  const { status, err } = await desk('seal', file, ...at);
  expect(status).toBe(1);
  expect(err).toContain('neither an SVG drawing nor a JPEG');
  expect((await desk('seal', ...at)).err).toMatch(/^Say which file/);
});
