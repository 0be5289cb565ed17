// `desk play`: a whole election replayed from a file, step by step; it stops where a result differs from `expect`.
// Every step opens the office anew, so each also shows that what the one before recorded is really on the disk.
import { statSync } from 'node:fs';
import path from 'node:path';
import { ActId } from '../../shared/domain/ids.ts';
import type { Clock } from '../clock.ts';
import { OfficeUnavailable } from '../store/store-problem.ts';
import { clockAt, clockFrom, commandLine, dataFolder } from './command-line.ts';
import { firstDifference } from './expected.ts';
import { makeFolder } from './make-folder.ts';
import { kindOf, readPlay, type Step } from './play-file.ts';
import { copyTo, printPaper } from './print.ts';
import { type Io, printJson, Sentence } from './say.ts';
import { withApp } from './with-office.ts';

interface Stage {
  readonly dataDir: string;
  readonly clock: Clock;
  readonly actor: string | undefined;
  readonly outDir: string;
  /** The folder of the play, beside which its files lie. */
  readonly here: string;
  readonly runCli: (args: string[], io: Io) => Promise<number>;
  /** The head that a backup or a check printed last, as somebody keeps it on paper. */
  head: string;
}

/**
 * The command-line form of a step that is not an act, a question or a paper: `input.words` are its options, in which
 * `{out}`, `{data}` and `{head}` stand for the folder of the papers, the office's folder, and the head last printed.
 */
async function runPlain(stage: Stage, step: Step): Promise<unknown> {
  const { dataDir, clock, actor, outDir, here, runCli } = stage;
  const words = (step.input as { words?: string[] } | undefined)?.words ?? [];
  const kind = kindOf(step);
  let text = '';
  let sentence = '';
  const status = await runCli(
    [
      kind,
      ...words.map((w) =>
        w
          .replaceAll('{out}', outDir)
          .replaceAll('{data}', dataDir)
          .replaceAll('{here}', here)
          .replace('{head}', stage.head),
      ),
      ...(kind === 'calendar' ? [] : ['--data', dataDir, ...(actor === undefined ? [] : ['--as', actor])]),
      ...(clock.kind === 'stated' ? ['--now', clock.now()] : []),
      '--json',
    ],
    { out: (t) => (text += t), err: (t) => (sentence += t) },
  );
  if (status !== 0) return { ok: false, refusal: { code: 'refused', message: sentence.trim() } };
  const value: unknown = text.trimStart().startsWith('{') ? JSON.parse(text) : text;
  const { head } = Object(value) as { head?: unknown };
  if (typeof head === 'string') stage.head = head;
  return { ok: true, value };
}

/** A failure a person would read as one sentence counts as a refusal, so that a play can expect it. */
async function runStep(stage: Stage, step: Step, n: number): Promise<unknown> {
  try {
    return await actAskOrPrint(stage, step, n);
  } catch (error) {
    if (!(error instanceof Sentence || error instanceof OfficeUnavailable)) throw error;
    return { ok: false, refusal: { code: 'refused', message: error.message } };
  }
}

function actAskOrPrint(stage: Stage, step: Step, n: number): Promise<unknown> {
  const { dataDir, clock, actor, outDir } = stage;
  const input = step.input ?? {};
  const office = { dataDir, clock, actor };
  const { print, ask, undo } = step;
  if (print !== undefined) {
    const target = path.join(outDir, step.out ?? `${String(n).padStart(2, '0')}-${print}.pdf`);
    return withApp({ ...office, viewer: copyTo(target) }, async (app) => {
      const answer = await printPaper(app, print, step.name ?? app.desk.ids.act(), input);
      return answer.ok ? { ok: true, value: { ...Object(answer.value), bytes: statSync(target).size } } : answer;
    });
  }
  if (ask !== undefined) return withApp(office, (app) => app.call(ask, input));
  if (step.do === undefined && undo === undefined) return runPlain(stage, step);
  return withApp(office, (app) => {
    const act = ActId.safeParse(step.name).data ?? app.desk.ids.act();
    return app.call(step.do ?? 'history.undo', {
      act,
      input: undo === undefined ? input : { act: undo, ...Object(input) },
    });
  });
}

/** Plays the file; papers go to `--out DIR` or beside the data. */
export function playCommand(runCli: Stage['runCli']) {
  return async (args: readonly string[], io: Io): Promise<number> => {
    const line = commandLine(args, { out: { type: 'string' } });
    const [file] = line.words;
    if (file === undefined) throw new Sentence('Say which play: desk play FILE.json --data DIR.');
    const dataDir = dataFolder(line);
    const steps = readPlay(file);
    const outDir = path.resolve(line.text('out') ?? path.dirname(path.resolve(dataDir)));
    const here = path.dirname(path.resolve(file));
    makeFolder(outDir);
    let head = '';
    for (const [i, step] of steps.entries()) {
      const clock = step.now === undefined ? clockFrom(line) : clockAt(step.now);
      const stage = { dataDir, clock, actor: step.as ?? line.text('as'), outDir, here, runCli, head };
      const found = await runStep(stage, step, i + 1);
      head = stage.head;
      const difference = firstDifference(step.expect ?? { ok: true }, found);
      if (difference) throw new Sentence(differently(step, i + 1, difference, found));
    }
    if (line.flag('json')) printJson(io, { ok: true, steps: steps.length });
    else io.out(`${steps.length} steps, all as expected.\n`);
    return 0;
  };
}

function differently(step: Step, n: number, difference: string, found: unknown): string {
  const kind = kindOf(step);
  const what = step.name === undefined ? `${kind} ${step[kind]}` : `${step.name}: ${kind} ${step[kind]}`;
  const because = step.because === undefined ? '' : ` It is expected because: ${step.because}.`;
  return `Step ${n} (${what}) came out differently: ${difference}.${because} Found: ${JSON.stringify(found).slice(0, 600)}`;
}
