// What a schema did not accept, in plain words and with the paths of the fields.
import type { z } from 'zod';
import type { Refusal } from '../../shared/commands/define-command.ts';

type Issue = z.core.$ZodIssue;

/** Every field of `input` that was not accepted, at most 50; the message names the first. */
export function invalidInput(error: z.ZodError, input: unknown): Refusal {
  // The first reason a field gives: a day written another way is, of course, no day of the calendar either.
  const said = new Map<string, string>();
  for (const issue of error.issues) {
    const path = issue.path.join('.');
    if (!said.has(path)) said.set(path, plain(issue, valueAt(input, issue.path)));
  }
  const fields = [...said].slice(0, 50).map(([path, message]) => ({ path, message }));
  const first = fields[0];
  const where = first === undefined ? '' : first.path === '' ? 'What was sent ' : `“${first.path}”: `;
  const more = said.size - 1;
  return {
    code: 'invalid-input',
    message: `Nothing was recorded. ${where}${first?.message ?? 'not understood'}${more > 0 ? ` (and ${more} more)` : ''}. Correct it and send it again.`,
    fields,
    related: [],
  };
}

/** What stands at a path of the input; undefined where nothing does. */
function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Record<PropertyKey, unknown>)[key]
        : undefined,
    input,
  );
}

const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

const oneOf = (values: readonly unknown[]): string => `must be one of: ${values.map(String).join(', ')}`;

function plain(issue: Issue, value: unknown): string {
  if (value === undefined && issue.code !== 'unrecognized_keys') return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kinds[issue.expected] ?? `of the kind ${issue.expected}`}`;
    case 'unrecognized_keys':
      return `has a field that is not known here: ${issue.keys.join(', ')}`;
    case 'invalid_value':
      return oneOf(issue.values);
    case 'invalid_union':
      return 'options' in issue && Array.isArray(issue.options) ? oneOf(issue.options) : 'is in no form known here';
    case 'too_big':
      return tooBig(issue.origin, issue.maximum);
    case 'too_small':
      return tooSmall(issue.origin, issue.minimum);
    default:
      return issue.message;
  }
}

function tooBig(origin: string, most: number | bigint): string {
  if (origin === 'string') return `is too long: at most ${most} characters`;
  return origin === 'array' ? `is too long a list: at most ${most}` : `is too large: at most ${most}`;
}

function tooSmall(origin: string, least: number | bigint): string {
  if (origin === 'string') return 'must not be empty';
  return origin === 'array' ? `is too short a list: at least ${least}` : `is too small: at least ${least}`;
}
