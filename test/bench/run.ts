// The benchmark suite: every benchmark in a process of its own, then a table, or with --json one document. It ends with
// status 1 where a budget is broken. Names after the command run only those: `npm run bench -- envelopes start`.
import { spawnSync } from 'node:child_process';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import path from 'node:path';
import { builtIn, officeOf20000Events } from './big-office.ts';
import type { BenchResult } from './measure.ts';

const suite =
  'start calendar screens mail-ballots write log history backup restore envelopes papers import find painted export take-along'.split(
    ' ',
  );
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const asJson = process.argv.includes('--json');

/** What the figures were measured on; `load` says how much else the computer was doing. */
const machine = () => ({
  cpu: cpus()[0]?.model ?? 'unknown',
  cores: cpus().length,
  memoryGb: Math.round(totalmem() / 2 ** 30),
  system: `${platform()} ${release()}`,
  node: process.version,
  load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
});

const notes: string[] = [];

function measured(name: string): BenchResult[] {
  const child = spawnSync(process.execPath, [path.join(import.meta.dirname, `${name}.ts`)], { encoding: 'utf8' });
  if (child.status === 0) return JSON.parse(child.stdout) as BenchResult[];
  const why = /Error: ([^\n]+)/.exec(child.stderr)?.[1] ?? (child.stderr.trim() || `ended with ${child.status}`);
  notes.push(`${name}: not measured. ${why}`);
  return [];
}

const isBroken = ({ value, budget }: BenchResult): boolean => budget !== null && value > budget;

function row(result: BenchResult): string {
  const { name, value, unit, budget, peer, ratio } = result;
  const limit = budget === null ? '' : `${isBroken(result) ? 'OVER' : 'ok'}, at most ${budget.toFixed(0)}`;
  const beside = peer ? `  ${ratio?.toFixed(2)} × ${peer.name} (${peer.value.toFixed(0)} ${unit})` : '';
  return `${name.padEnd(62)} ${value.toFixed(1).padStart(9)} ${unit.padEnd(3)} ${limit}${beside}`;
}

const unknown = wanted.filter((name) => !suite.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`There is no benchmark ${unknown.join(', ')}. There are: ${suite.join(', ')}.\n`);
  process.exit(1);
}
const before = machine();
const chosen = wanted.length > 0 ? wanted : suite;
if (chosen.some((name) => ['write', 'log', 'history', 'backup', 'restore'].includes(name)))
  process.env[builtIn] = await officeOf20000Events();
const results: BenchResult[] = [];
for (const name of chosen) {
  const found = measured(name);
  results.push(...found);
  if (!asJson) process.stdout.write(found.map((result) => `${row(result)}\n`).join(''));
}
if (asJson) process.stdout.write(`${JSON.stringify({ machine: before, results, notes }, null, 2)}\n`);
else {
  const { cpu, cores, memoryGb, system, node, load } = before;
  process.stdout.write(
    `\n${cpu}, ${cores} cores, ${memoryGb} GB, ${system}, Node ${node}, load ${load} at the start\n`,
  );
  process.stdout.write(notes.map((note) => `${note}\n`).join(''));
}
process.exitCode = results.some(isBroken) || notes.length > 0 ? 1 : 0;
