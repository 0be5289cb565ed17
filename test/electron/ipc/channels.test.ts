// The exact list of what the window and the main process may say to each other, and the only files that say it.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as channels from '../../../electron/ipc/channels.ts';

const electronDir = path.join(import.meta.dirname, '../../../electron');

function filesThatSay(words: RegExp): string[] {
  return readdirSync(electronDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && words.test(readFileSync(path.join(electronDir, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

test('there are three channels', () => {
  expect(Object.values(channels).sort()).toEqual(['desk:call', 'desk:change', 'desk:job']);
});

test('only the door and the preload use them', () => {
  expect(filesThatSay(/\bipcMain\b/)).toEqual(['ipc/register.ts']);
  expect(filesThatSay(/\bipcRenderer\b|\bcontextBridge\b/)).toEqual(['preload.ts']);
});
