// A play: a list of steps in a JSON file, each an act, a question or another command, with what is expected of it.
import { z } from 'zod';
import { whyRefused } from '../ipc/untrusted-input.ts';
import { jsonFile } from './command-line.ts';
import { Sentence } from './say.ts';

const kinds = [
  'do',
  'ask',
  'print',
  'undo',
  'calendar',
  'import-voters',
  'backup',
  'restore',
  'drill',
  'history',
  'export',
  'verify',
] as const;
export type StepKind = (typeof kinds)[number];

const Step = z
  .strictObject({
    ...(Object.fromEntries(kinds.map((kind) => [kind, z.string().optional()])) as Record<
      StepKind,
      z.ZodOptional<z.ZodString>
    >),
    input: z.unknown().optional(),
    as: z.string().optional(),
    now: z.string().optional(),
    /** Names the step in messages; of an act it is the act's id, so that `undo` can name it. */
    name: z.string().optional(),
    expect: z.unknown().optional(),
    /** Why this is expected: the section, or the paper it is read from. For people only. */
    because: z.string().optional(),
    /** For `print`: the file, inside the folder the play writes to. */
    out: z
      .string()
      .regex(/^[\w.-]+$/, 'a plain file name')
      .optional(),
  })
  .refine((step) => kinds.filter((kind) => step[kind] !== undefined).length === 1, `one of: ${kinds.join(', ')}`);

export type Step = z.infer<typeof Step>;

export const kindOf = (step: Step): StepKind => {
  const kind = kinds.find((k) => step[k] !== undefined);
  if (!kind) throw new Error('a step without a kind');
  return kind;
};

/** The steps of a file. Throws Sentence with the number of the first step that cannot be read. */
export function readPlay(file: string): Step[] {
  const steps = jsonFile(file);
  if (!Array.isArray(steps)) throw new Sentence(`${file} is not a play: it must be a list of steps.`);
  return steps.map((step, i) => {
    const refused = whyRefused(step);
    if (refused !== undefined) throw new Sentence(`Step ${i + 1} of ${file} cannot be read: ${refused}`);
    const read = Step.safeParse(step);
    if (read.success) return read.data;
    const [issue] = read.error.issues;
    const at = issue?.path.join('.');
    throw new Sentence(`Step ${i + 1} of ${file} cannot be read: ${at ? `${at}: ` : ''}${issue?.message}.`);
  });
}
