// `desk do` and `desk ask`: one act or one question by its contract name.
import { commands } from '../../shared/commands/index.ts';
import { services } from '../../shared/ipc/services.ts';
import { views } from '../../shared/views/index.ts';
import { clockFrom, commandLine, dataFolder, jsonInput } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withApp, withOffice } from './with-office.ts';

const nameFrom = (words: readonly string[], known: readonly { readonly name: string }[], what: string): string => {
  const [name, ...more] = words;
  const list = known.map((k) => k.name).join(', ');
  if (name === undefined || more.length > 0) throw new Sentence(`Give one ${what}: ${list}.`);
  if (!known.some((k) => k.name === name)) throw new Sentence(`There is no ${what} “${name}”. There are: ${list}.`);
  return name;
};

/** What is done about passphrases is no act, but a command can do it all the same. */
const aboutPeople = services.filter(({ name }) => name.startsWith('people.'));
const isAct = (name: string): boolean => commands.some((command) => command.name === name);

/** Prints `{ok, value}` or `{ok: false, refusal}`; a refusal ends with status 1 and its sentence on stderr. */
export async function doCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { input: { type: 'string' }, act: { type: 'string' } });
  const name = nameFrom(line.words, [...commands, ...aboutPeople], 'act');
  if (name === 'people.set-passphrase' && !line.text('input')?.startsWith('@'))
    throw new Sentence('A passphrase never stands on the command line. Put the input into a file: --input @FILE.');
  const input = jsonInput(line);
  const options = { dataDir: dataFolder(line), clock: clockFrom(line), actor: line.text('as') };
  return withApp(options, async (app) => {
    const sent = isAct(name) ? { act: line.text('act') ?? app.desk.ids.act(), input } : input;
    const answer = await app.call(name, sent);
    printJson(io, answer);
    if (!answer.ok) io.err(`${answer.refusal.message}\n`);
    return answer.ok ? 0 : 1;
  });
}

/** Prints the view's answer as JSON; a refusal ends with status 1 and its sentence on stderr. */
export async function askView(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { input: { type: 'string' } });
  const name = nameFrom(line.words, views, 'question');
  const input = jsonInput(line);
  return withOffice(line, async (app) => {
    const answer = await app.call(name, input);
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    printJson(io, answer.value);
    return 0;
  });
}
