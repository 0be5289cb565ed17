// A file that defines an act, a question or a long work is in the list of them: nothing is forgotten by forgetting a line.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands } from '../../../shared/commands/index.ts';
import { jobs } from '../../../shared/jobs/index.ts';
import { views } from '../../../shared/views/index.ts';

describe('a file that defines something is in its list', () => {
  const shared = path.join(import.meta.dirname, '../../../shared');
  const inList: Record<string, readonly unknown[]> = { commands, views, jobs };
  const has: Record<string, string> = { commands: 'decide', views: 'answer', jobs: 'title' };

  test.each(Object.keys(inList))('%s', async (folder) => {
    const files = readdirSync(path.join(shared, folder)).filter((name) => name !== 'index.ts');
    const modules = await Promise.all(
      files.map((name) => import(path.join(shared, folder, name)) as Promise<Record<string, unknown>>),
    );
    const defined = modules
      .flatMap((module) => Object.values(module))
      .filter((v) => typeof v === 'object' && v !== null && 'name' in v && (has[folder] ?? '') in v);
    expect(new Set(defined)).toEqual(new Set(inList[folder]));
  });
});
