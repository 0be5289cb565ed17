// `desk print`: one paper as PDF, or its newspaper copy. Printing is an act: it is recorded before the file is written,
// so whether the file can be written is looked at first.
import { accessSync, constants, copyFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Answer, DeskApp, Viewer } from '../app.ts';
import { isDatabase } from '../never-overwrite.ts';
import { type CommandLine, commandLine, jsonInput } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withOffice } from './with-office.ts';

/** The papers by their ids, and the act that prints each. */
const printable: Readonly<Record<string, string>> = {
  'notice-of-election': 'paper.print-notice',
  'return-envelope': 'mail-ballot.print-envelope',
  'start-here': 'paper.print-start-here',
  'backup-slip': 'paper.print-backup-slip',
  calendar: 'paper.print-calendar',
  'wall-calendar': 'paper.print-wall-calendar',
};

/** A viewer that puts the finished paper where the person asked for it. Throws Sentence where nothing can be put there. */
export function copyTo(target: string): Viewer {
  assertPlace(target);
  return {
    async open(file) {
      try {
        copyFileSync(file, target);
        return { ok: true };
      } catch {
        throw new Sentence(
          `The paper is recorded, but ${target} could not be written. Print it again to another place.`,
        );
      }
    },
  };
}

function assertPlace(target: string): void {
  const folder = path.dirname(path.resolve(target));
  const no = (why: string) => new Sentence(`${target} cannot be written: ${why}. Nothing was printed.`);
  const found = statSync(target, { throwIfNoEntry: false });
  if (found?.isDirectory()) throw no('it is a folder. Give the name of a file in it');
  if (!isFolder(folder)) throw no(`there is no folder ${folder}`);
  try {
    accessSync(found ? target : folder, constants.W_OK);
  } catch {
    throw no('you may not write there');
  }
  if (isDatabase(target)) throw no('an office or a backup has that name. Give the paper a name of its own');
}

function isFolder(folder: string): boolean {
  try {
    return statSync(folder).isDirectory();
  } catch {
    return false;
  }
}

/** Prints through the app, whose viewer receives the paper. `act` names the act. */
export function printPaper(app: DeskApp, paper: string, act: string, input: unknown): Promise<Answer> {
  const name = Object.hasOwn(printable, paper) ? printable[paper] : undefined;
  if (name === undefined) {
    throw new Sentence(`There is no paper “${paper}”. There are: ${Object.keys(printable).join(', ')}.`);
  }
  return app.call(name, { act, input });
}

export async function printCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, { input: { type: 'string' }, out: { type: 'string' }, text: { type: 'boolean' } });
  const [paper] = line.words;
  const out = line.text('out');
  if (paper === undefined || out === undefined)
    throw new Sentence('Say what and where to: desk print PAPER --input JSON --out FILE --data DIR.');
  const input = jsonInput(line);
  if (line.flag('text')) return printText(line, paper, input, out, io);
  return withOffice(
    line,
    async (app) => {
      const answer = await printPaper(app, paper, app.desk.ids.act(), input);
      if (!answer.ok) throw new Sentence(answer.refusal.message);
      if (line.flag('json')) printJson(io, answer);
      else io.out(`${out}\n`);
      return 0;
    },
    copyTo(out),
  );
}

/** The newspaper copy is no edition: it is only read, as the screen reads it. Lines end in CR LF. */
async function printText(line: CommandLine, paper: string, input: unknown, out: string, io: Io): Promise<number> {
  if (paper !== 'notice-of-election') throw new Sentence('Only the notice of election has a newspaper copy.');
  assertPlace(out);
  return withOffice(line, async (app) => {
    const { election } = Object(input) as { election?: unknown };
    const answer = await app.call('papers.notice', { election, size: 'letter' });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { newspaper } = answer.value as { newspaper: string };
    writeFileSync(out, newspaper.replaceAll('\n', '\r\n'));
    if (line.flag('json')) printJson(io, { ok: true, value: { file: path.resolve(out) } });
    else io.out(`${out}\n`);
    return 0;
  });
}
