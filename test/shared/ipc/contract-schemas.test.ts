// What holds for everything in the contract: strict schemas both ways, names and refusals in what is printed, complete lists.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../../../shared/commands/index.ts';
import { contractAsData } from '../../../shared/ipc/contract.ts';
import { services } from '../../../shared/ipc/services.ts';
import { jobs } from '../../../shared/jobs/index.ts';
import { views } from '../../../shared/views/index.ts';

const names = (list: readonly { readonly name: string }[]) => list.map((item) => item.name);

const schemas: [string, z.ZodType][] = [
  ...commands.flatMap((c): [string, z.ZodType][] => [
    [`${c.name} input`, c.input],
    [`${c.name} value`, c.value],
  ]),
  ...views.flatMap((v): [string, z.ZodType][] => [
    [`${v.name} input`, v.input],
    [`${v.name} output`, v.output],
  ]),
  ...[...jobs, ...services].flatMap((j): [string, z.ZodType][] => [
    [`${j.name} input`, j.input],
    [`${j.name} value`, j.value],
  ]),
];

/** Every object anywhere in a printed schema. */
function objectsIn(schema: unknown): Record<string, unknown>[] {
  if (schema === null || typeof schema !== 'object') return [];
  const here = schema as Record<string, unknown>;
  return [...(here.type === 'object' ? [here] : []), ...Object.values(here).flatMap(objectsIn)];
}

describe.each(schemas)('%s', (_name, schema) => {
  test('can be printed as JSON Schema, and no object in it takes what it does not know', () => {
    // Without the leave to print “anything” for what has no JSON Schema: a transform or a date would throw here.
    const printed = z.toJSONSchema(schema, { unrepresentable: 'throw' });
    expect(printed.type).toBe('object');
    for (const object of objectsIn(printed)) {
      // A record by names has its names instead.
      expect(object.additionalProperties === false || object.propertyNames !== undefined).toBe(true);
    }
  });
});

test('what `desk contract` prints has every name, with inputs, outputs and refusals', () => {
  const data = contractAsData() as Record<string, { name: string; title: string; refusals?: string[] }[]>;
  expect(Object.keys(data)).toEqual(['commands', 'views', 'jobs', 'services']);
  expect(Object.values(data).flatMap(names)).toEqual([commands, views, jobs, services].flatMap(names));
  for (const { title } of Object.values(data).flat()) expect(title).toMatch(/^[A-Z]/);
  for (const { refusals } of [...(data.commands ?? []), ...(data.views ?? [])])
    expect(refusals).toContain('invalid-input');
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});

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
