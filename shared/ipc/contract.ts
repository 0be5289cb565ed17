// Everything the window may ask of the main process, derived from the lists of commands, views, jobs and services.
// The command line speaks the same contract.
import { z } from 'zod';
import { commonRefusals, type Refusal } from '../commands/define-command.ts';
import { commands } from '../commands/index.ts';
import { ActId } from '../domain/ids.ts';
import { jobs } from '../jobs/index.ts';
import { views } from '../views/index.ts';
import { services } from './services.ts';

export type { Refusal } from '../commands/define-command.ts';
export type { JobEvent } from '../jobs/index.ts';

type Named = { readonly name: string };
type ByName<List extends readonly Named[], Name> = Extract<List[number], { readonly name: Name }>;
type InputOf<T> = T extends { readonly input: z.ZodType<infer I> } ? I : never;
type ValueOf<T> = T extends { readonly value: z.ZodType<infer V> }
  ? V
  : T extends { readonly output: z.ZodType<infer O> }
    ? O
    : never;

export type CommandName = (typeof commands)[number]['name'];
export type ViewName = (typeof views)[number]['name'];
export type JobName = (typeof jobs)[number]['name'];
export type ServiceName = (typeof services)[number]['name'];

export type CommandInput<N extends CommandName> = InputOf<ByName<typeof commands, N>>;
export type CommandValue<N extends CommandName> = ValueOf<ByName<typeof commands, N>>;
export type ViewInput<N extends ViewName> = InputOf<ByName<typeof views, N>>;
export type ViewOutput<N extends ViewName> = ValueOf<ByName<typeof views, N>>;
export type JobInput<N extends JobName> = InputOf<ByName<typeof jobs, N>>;
export type JobValue<N extends JobName> = ValueOf<ByName<typeof jobs, N>>;
export type ServiceInput<N extends ServiceName> = InputOf<ByName<typeof services, N>>;
export type ServiceValue<N extends ServiceName> = ValueOf<ByName<typeof services, N>>;

/** What comes back over the bridge for every call. */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly refusal: Refusal };

/** A command is called with its act and its input side by side, so that a repeated call is the same act. */
export const ActEnvelope = z.strictObject({ act: ActId, input: z.unknown() });

/** The codes any question may be refused with. */
export const commonViewRefusals = [
  'invalid-input',
  'no-office',
  'locked',
  'busy',
  'disk-full',
  'office-problem',
] as const;

const schemaOf = (type: z.ZodType): unknown => z.toJSONSchema(type, { unrepresentable: 'any' });

/** The contract as JSON Schema: what `desk contract` prints. */
export const contractAsData = (): unknown => ({
  commands: commands.map((c) => ({
    name: c.name,
    title: c.title,
    input: schemaOf(c.input),
    value: schemaOf(c.value),
    refusals: [...c.refusals, ...commonRefusals],
  })),
  views: views.map((v) => ({
    name: v.name,
    title: v.title,
    input: schemaOf(v.input),
    output: schemaOf(v.output),
    refusals: [...v.refusals, ...commonViewRefusals],
  })),
  jobs: jobs.map((j) => ({ name: j.name, title: j.title, input: schemaOf(j.input), output: schemaOf(j.value) })),
  services: services.map((s) => ({
    name: s.name,
    title: s.title,
    input: schemaOf(s.input),
    output: schemaOf(s.value),
  })),
});
