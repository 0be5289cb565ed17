// What every command of `desk` understands: its words and options, the stated clock, and JSON that was typed or filed.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Clock, statedClock, systemClock } from '../clock.ts';
import { whyRefused } from '../ipc/untrusted-input.ts';
import { Sentence } from './say.ts';

type OptionNames = Readonly<Record<string, { readonly type: 'string' | 'boolean'; readonly multiple?: boolean }>>;

export interface CommandLine {
  readonly words: readonly string[];
  text(name: string): string | undefined;
  texts(name: string): readonly string[];
  flag(name: string): boolean;
}

const everywhere = {
  data: { type: 'string' },
  as: { type: 'string' },
  today: { type: 'string' },
  now: { type: 'string' },
  json: { type: 'boolean' },
} as const satisfies OptionNames;

/** Reads the words and options after the command. Throws Sentence for an option nobody knows or one without its value. */
export function commandLine(args: readonly string[], own: OptionNames): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { ...everywhere, ...own },
      allowPositionals: true,
    });
    const given = values as Readonly<Record<string, string | boolean | string[] | undefined>>;
    return {
      words: positionals,
      text: (name) => (typeof given[name] === 'string' ? given[name] : undefined),
      texts: (name) => (Array.isArray(given[name]) ? given[name] : []),
      flag: (name) => given[name] === true,
    };
  } catch (error) {
    throw new Sentence(optionProblem(error as Error & { code?: string }));
  }
}

/** Node's own words name the option in quotes; the rest of them is for programmers. */
function optionProblem(error: Error & { code?: string }): string {
  const option =
    /'([^']+)'/
      .exec(error.message)?.[1]
      ?.replace(/ <value>$/, '')
      .replace(/^-\w, /, '') ?? '';
  if (error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION')
    return `There is no option ${option} here. Run “desk help” for the list.`;
  if (error.message.includes('ambiguous'))
    return `The option ${option} needs a value after it, and what stands there begins with a dash. A number below zero is none it can take.`;
  return error.message.includes('argument missing')
    ? `The option ${option} needs a value after it.`
    : `The option ${option} takes no value.`;
}

/** `--today` is noon in New York of that day; with `--now` as well they must name the same day. */
export function clockFrom(line: CommandLine): Clock {
  const [today, now] = [line.text('today'), line.text('now')];
  if (today === undefined && now === undefined) return systemClock();
  const [day, clock] = [today === undefined ? null : clockAt(today), clockAt(now ?? today ?? '')];
  if (day && clock.today() !== day.today()) {
    throw new Sentence(
      `--today says ${today}, but --now is ${clock.today()} in New York. Give one of them, or make them agree.`,
    );
  }
  return clock;
}

/** A clock that stands at a stated day or instant. Throws Sentence where the text is neither. */
export function clockAt(text: string): Clock {
  const clock = statedClock(text);
  if (!clock.ok) throw new Sentence(clock.error);
  return clock.value;
}

/** JSON after `--input`, or from the file named by `@FILE`; `{}` when left out. */
export function jsonInput(line: CommandLine): unknown {
  const given = line.text('input') ?? '{}';
  const input = given.startsWith('@') ? jsonFile(given.slice(1)) : jsonText(given);
  const refused = whyRefused(input);
  if (refused !== undefined) throw new Sentence(refused);
  return input;
}

/** The JSON document in a file. Throws Sentence where there is none. */
export function jsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Sentence(`The file ${file} cannot be read as JSON. See that it is there and complete. Nothing was done.`);
  }
}

function jsonText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Sentence(
      'The text after --input is not JSON. Put it in single quotes, with double quotes inside. Nothing was done.',
    );
  }
}

/** The folder after `--data`. */
export function dataFolder(line: CommandLine): string {
  const dir = line.text('data');
  if (dir === undefined || dir === '') throw new Sentence('Say which office: add --data DIR.');
  return dir;
}
