// What `desk contract` prints: every name with its shapes and refusals, as plain data.
import { expect, test } from 'vitest';
import { commands } from '../../../shared/commands/index.ts';
import { contractAsData } from '../../../shared/ipc/contract.ts';
import { services } from '../../../shared/ipc/services.ts';
import { jobs } from '../../../shared/jobs/index.ts';
import { views } from '../../../shared/views/index.ts';

const names = (list: readonly { readonly name: string }[]) => list.map((item) => item.name);

test('what `desk contract` prints has every name, with inputs, outputs and refusals', () => {
  const data = contractAsData() as Record<string, { name: string; title: string; refusals?: string[] }[]>;
  expect(Object.keys(data)).toEqual(['commands', 'views', 'jobs', 'services']);
  expect(Object.values(data).flatMap(names)).toEqual([commands, views, jobs, services].flatMap(names));
  for (const { title } of Object.values(data).flat()) expect(title).toMatch(/^[A-Z]/);
  for (const { refusals } of [...(data.commands ?? []), ...(data.views ?? [])])
    expect(refusals).toContain('invalid-input');
  expect(JSON.parse(JSON.stringify(data))).toEqual(data);
});
