// Whatever crosses between the window and the desk is described strictly: nothing unknown gets in or out.
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { commands } from '../../../shared/commands/index.ts';
import { services } from '../../../shared/ipc/services.ts';
import { jobs } from '../../../shared/jobs/index.ts';
import { views } from '../../../shared/views/index.ts';

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
