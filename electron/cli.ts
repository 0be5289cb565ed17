// `desk COMMAND …`: the same application as the window, without one. Status 0, or 1 with one plain sentence on stderr.
// A command is loaded when it is called for, so that a short question does not wait for what prints and stores.
import './short-lived-memory.ts';
import { pathToFileURL } from 'node:url';
import { type Io, printJson, Sentence } from './cli/say.ts';
import { OfficeUnavailable } from './store/store-problem.ts';

type Run = (args: readonly string[], io: Io) => Promise<number>;

const commands: Readonly<Record<string, { readonly does: string; readonly run: Run }>> = {
  calendar: {
    does: 'every date of an election, without an office; with --data, as it stands there, also --ics FILE, --csv FILE',
    run: async (args, io) => (await import('./cli/calendar.ts')).calendarCommand(args, io),
  },
  'run-off': {
    does: 'the day of a run-off and why',
    run: async (args, io) => (await import('./cli/calendar.ts')).runOffCommand(args, io),
  },
  demo: {
    does: 'sample villages with every paper and list the program makes',
    run: async (args, io) => (await import('./cli/demo.ts')).demoCommand(args, io),
  },
  'import-voters': {
    does: 'read the county’s voter list',
    run: async (args, io) => (await import('./cli/import-voters.ts')).importVotersCommand(args, io),
  },
  find: {
    does: 'people, papers and dates',
    run: async (args, io) => (await import('./cli/find.ts')).findCommand(args, io),
  },
  do: {
    does: 'one act of the clerk by its contract name',
    run: async (args, io) => (await import('./cli/do-and-ask.ts')).doCommand(args, io),
  },
  ask: {
    does: 'one question by its contract name',
    run: async (args, io) => (await import('./cli/do-and-ask.ts')).askView(args, io),
  },
  play: {
    does: 'a whole election from a file of steps',
    run: async (args, io) => (await import('./cli/play.ts')).playCommand(runCli)(args, io),
  },
  contract: {
    does: 'every act and question with its schema',
    run: async (_, io) => {
      printJson(io, (await import('../shared/ipc/contract.ts')).contractAsData());
      return 0;
    },
  },
  papers: {
    does: 'every paper of an election and how it stands',
    run: async (args, io) => (await import('./cli/papers.ts')).papersCommand(args, io),
  },
  candidates: {
    does: 'who stands for what in the order of the ballot; --csv FILE as a table',
    run: async (args, io) => (await import('./cli/candidates.ts')).candidatesCommand(args, io),
  },
  print: {
    does: 'one paper as PDF, or with --text as newspaper copy',
    run: async (args, io) => (await import('./cli/print.ts')).printCommand(args, io),
  },
  seal: {
    does: 'the village’s seal on its papers from an SVG or JPEG file; --off takes it off',
    run: async (args, io) => (await import('./cli/seal.ts')).sealCommand(args, io),
  },
  'state-form': {
    does: 'imports the state’s application form (absentee or early-mail) from a PDF file',
    run: async (args, io) => (await import('./cli/state-form.ts')).stateFormCommand(args, io),
  },
  export: {
    does: 'the records of an election to --out DIR; --part NAME, --for office|inspectors, --sealed',
    run: async (args, io) => (await import('./cli/export.ts')).exportCommand(args, io),
  },
  verify: {
    does: 'check an export, anywhere and without the office; --unpack DIR for a sealed one',
    run: async (args, io) => (await import('./cli/verify.ts')).verifyCommand(args, io),
  },
  backup: {
    does: 'a complete, checked copy of the office, to --out FILE or into the second place',
    run: async (args, io) => (await import('./cli/backup.ts')).backupCommand(args, io),
  },
  restore: {
    does: 'an office from a backup; --dry-run only says what it would give up',
    run: async (args, io) => (await import('./cli/restore.ts')).restoreCommand(args, io),
  },
  drill: {
    does: 'try whether a backup can be restored',
    run: async (args, io) => (await import('./cli/restore.ts')).drillCommand(args, io),
  },
  history: {
    does: 'who did what and when; --check reads the chain',
    run: async (args, io) => (await import('./cli/history.ts')).historyCommand(args, io),
  },
  undo: {
    does: 'take an act back, with a reason',
    run: async (args, io) => (await import('./cli/history.ts')).undoCommand(args, io),
  },
  bench: {
    does: 'the benchmark suite',
    run: async (args, io) => (await import('./cli/bench.ts')).benchCommand(args, io),
  },
};

const help = (): string =>
  `desk COMMAND …\n\n${Object.entries(commands)
    .map(([name, { does }]) => `  ${name.padEnd(14)} ${does}`)
    .join('\n')}\n\nEverywhere: --data DIR, --as PERSON, --today YYYY-MM-DD, --now ISO-with-offset, --json\n`;

/** Runs one command and returns its exit status. Says everything through `io`; never throws for what may be expected. */
export async function runCli(argv: readonly string[], io: Io): Promise<number> {
  const [name, ...args] = argv;
  if (name === 'help' || name === '--help') {
    io.out(help());
    return 0;
  }
  try {
    if (name === undefined) throw new Sentence('Say what to do. Run “desk help” for the list.');
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Sentence(`There is no command “${name}”. Run “desk help” for the list.`);
    return await command.run(args, io);
  } catch (error) {
    if (error instanceof Sentence || error instanceof OfficeUnavailable) {
      io.err(`${error.message}\n`);
      return 1;
    }
    io.err(`Something went wrong inside the program: ${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

/** Who reads only the first lines (`desk history | head`) closes the pipe; that is no failure. */
function endWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.on('error', endWhenNobodyReads);
  process.exitCode = await runCli(process.argv.slice(2), {
    out: (text) => void process.stdout.write(text),
    err: (text) => void process.stderr.write(text),
  });
}
