// `desk print`: one paper as PDF, or its newspaper copy. Printing is an act: it is recorded before the file is written,
// so whether the file can be written is looked at first.
import { accessSync, constants, copyFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { EnvelopePiece } from '../../shared/domain/envelope.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { deskPaper, deskPapers } from '../../shared/papers/index.ts';
import type { LabelKind } from '../../shared/records/mail-ballot-labels.ts';
import type { Answer, Viewer } from '../app.ts';
import { runJob } from '../job-runner.ts';
import { jobWork } from '../jobs/index.ts';
import { isDatabase } from '../never-overwrite.ts';
import { type CommandLine, commandLine, jsonInput } from './command-line.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { type AppAtWork, withOffice } from './with-office.ts';

/** The papers that are no papers of the list of an election, and the act that prints each. */
const printable: Readonly<Record<string, string>> = {
  'application-paper': 'mail-ballot.print-application-paper',
  transmittal: 'mail-ballot.make-transmittal',
  'mail-ballot-paper': 'mail-ballot.print-paper',
  'mail-ballot-work-list': 'mail-ballot.print-work-list',
  'handing-over-receipt': 'mail-ballot.print-hand-over-receipt',
  'state-form': 'mail-ballot.print-state-form',
  'start-here': 'paper.print-start-here',
  'backup-slip': 'paper.print-backup-slip',
  calendar: 'paper.print-calendar',
  'wall-calendar': 'paper.print-wall-calendar',
};

/** Envelopes by the names of their papers; the act that prints them asks which piece it is. */
const envelopes: Readonly<Record<string, EnvelopePiece>> = {
  'return-envelope': 'return-with-affirmation',
  'affirmation-envelope': 'affirmation',
  'outer-return-envelope': 'return',
  'outgoing-envelope': 'outgoing',
};

/** Labels by the names of their papers: `--input '{"election": …, "applications": [1, 2]}'`, and where it matters `sheet`, `first`. */
const labels: Readonly<Record<string, LabelKind>> = { 'address-labels': 'address', 'register-labels': 'register' };

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

/** Long files: long works of the contract, and the acts they end in are theirs. */
const longWorks: Readonly<Record<string, string>> = {
  'envelope-batch': 'print-batch',
  'envelope-batch-again': 'print-batch-again',
  'take-along-box': 'print-take-along-box',
};

async function printLong(app: AppAtWork, job: string, input: unknown): Promise<Answer> {
  const work = jobWork(app.desk, job, input);
  if (!work.ok) return { ok: false, refusal: work.error };
  const done = await runJob(work.value, new AbortController().signal, () => {});
  if (done === 'stopped') throw new Sentence('The printing was stopped. Nothing was recorded.');
  return done.ok ? { ok: true, value: done.value } : { ok: false, refusal: done.error };
}

/** Prints through the app, whose viewer receives the paper. `act` names the act. */
export function printPaper(app: AppAtWork, paper: string, act: string, input: unknown): Promise<Answer> {
  if (deskPaper(paper)) return app.call('paper.print', { act, input: { ...plain, paper, ...Object(input) } });
  const long = Object.hasOwn(longWorks, paper) ? longWorks[paper] : undefined;
  if (long) return printLong(app, long, { ...asUsual[paper], ...Object(input) });
  const piece = Object.hasOwn(envelopes, paper) ? envelopes[paper] : undefined;
  if (piece) return app.call('mail-ballot.print-envelope', { act, input: { piece, ...Object(input) } });
  const what = Object.hasOwn(labels, paper) ? labels[paper] : undefined;
  if (what)
    return app.call('mail-ballot.print-labels', { act, input: { sheet: '5160', first: 1, ...Object(input), what } });
  const name = Object.hasOwn(printable, paper) ? printable[paper] : undefined;
  if (name === undefined) {
    const others = { ...envelopes, ...longWorks, ...labels, ...printable };
    const all = [...deskPapers.map(({ id }) => id), ...Object.keys(others)];
    throw new Sentence(`There is no paper “${paper}”. There are: ${all.join(', ')}.`);
  }
  return app.call(name, { act, input });
}

/** How a long file is printed where nothing else is said. */
const asUsual: Readonly<Record<string, object>> = {
  'envelope-batch': { order: 'district-and-name', sides: 'face-and-back', tray: 'face-down' },
  'take-along-box': { size: 'letter' },
};

/** How a paper of an election is printed where nothing else is said. */
const plain = { size: 'letter', type: null, blanks: null, correction: null } as const;

/** The input as options: `--election ID --size letter|legal --type posted|filed|large --blanks REASON`; JSON where given. */
function inputFrom(line: CommandLine, paper: string): unknown {
  const isBox = paper === 'take-along-box';
  if (line.text('input') !== undefined || !(deskPaper(paper) || isBox)) return jsonInput(line);
  const election = line.text('election');
  if (election === undefined) throw new Sentence('Say which election: add --election ID.');
  const size = line.text('size') ?? plain.size;
  if (isBox) return { election, size };
  return {
    ...{ election, size },
    ...{ type: line.text('type') ?? plain.type, blanks: line.text('blanks') ?? plain.blanks },
  };
}

/** A folder gets a file by the paper's name; anything else is the file. */
const fileIn = (out: string, paper: string, ending: string): string =>
  deskPaper(paper) && isFolder(out) ? path.join(out, `${paper}.${ending}`) : out;

const options = {
  input: { type: 'string' },
  out: { type: 'string' },
  text: { type: 'boolean' },
  election: { type: 'string' },
  size: { type: 'string' },
  type: { type: 'string' },
  blanks: { type: 'string' },
} as const;

export async function printCommand(args: readonly string[], io: Io): Promise<number> {
  const line = commandLine(args, options);
  const [paper] = line.words;
  const where = line.text('out');
  if (paper === undefined || where === undefined)
    throw new Sentence('Say what and where to: desk print PAPER --election ID --out FILE-OR-FOLDER --data DIR.');
  const input = inputFrom(line, paper);
  const out = fileIn(where, paper, line.flag('text') ? 'txt' : 'pdf');
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
  assertPlace(out);
  return withOffice(line, async (app) => {
    const { election } = Object(input) as { election?: unknown };
    const answer = await app.call('papers.paper', { election, paper, size: 'letter', type: null });
    if (!answer.ok) throw new Sentence(answer.refusal.message);
    const { newspaper, not } = answer.value as ViewOutput<'papers.paper'>;
    if (newspaper === null) throw new Sentence(not ?? 'No newspaper prints this paper, so it has no copy.');
    writeFileSync(out, newspaper.text.replaceAll('\n', '\r\n'));
    if (line.flag('json')) printJson(io, { ok: true, value: { file: path.resolve(out) } });
    else io.out(`${out}\n`);
    return 0;
  });
}
