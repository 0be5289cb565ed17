// What every benchmark shares: how a result looks, medians, and a meter for how long the window would have stood still.

export interface BenchResult {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'MB' | '/s' | 'pages/s';
  /** What the value may be at most; null where nobody set a limit. */
  readonly budget: number | null;
  /** The same work done another way in the same run. */
  readonly peer?: { readonly name: string; readonly value: number };
  /** value / peer.value */
  readonly ratio?: number;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
/** The value that `share` (0 to 1) of the values do not exceed. */
export const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * share) - 1)] ?? Number.NaN;
export const median = (values: readonly number[]): number => percentile(values, 0.5);
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Milliseconds that `work` takes. */
export async function timeOf(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** `times` measurements after `warmUp` that do not count. */
export async function timesOf(times: number, work: () => unknown, warmUp = 1): Promise<number[]> {
  for (let i = 0; i < warmUp; i += 1) await work();
  const all: number[] = [];
  for (let i = 0; i < times; i += 1) all.push(await timeOf(work));
  return all;
}

export interface Freeze {
  /** As a person at the window would have waited, with whatever else the computer was doing. */
  readonly onTheClock: number;
  /** The processor time of the longest turn: what our own work took of it. */
  readonly ofOurWork: number;
}

/** The longest time in which nobody else got a turn while `work` ran, in milliseconds. */
export async function longestFreeze(work: () => Promise<unknown>): Promise<Freeze> {
  const ownTime = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = { onTheClock: 0, ofOurWork: 0 };
  let last = { clock: performance.now(), own: ownTime() };
  const look = () => {
    const now = { clock: performance.now(), own: ownTime() };
    longest = {
      onTheClock: Math.max(longest.onTheClock, now.clock - last.clock),
      ofOurWork: Math.max(longest.ofOurWork, now.own - last.own),
    };
    last = now;
  };
  const timer = setInterval(look, 1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  longest = { onTheClock: 0, ofOurWork: 0 };
  await work();
  look();
  clearInterval(timer);
  return longest;
}

/** A freeze as two results, both held to the 75 ms that the window may stand still. */
export const freezeResults = (during: string, { onTheClock, ofOurWork }: Freeze): BenchResult[] => [
  { name: `${during}: longest freeze`, value: onTheClock, unit: 'ms', budget: 75 },
  { name: `${during}: longest freeze, our own work`, value: ofOurWork, unit: 'ms', budget: 75 },
];

/** The most memory this process has held so far. */
export const peakMegabytes = (): number => process.resourceUsage().maxRSS / 1024;

/** Ends a benchmark's process: what it measured, as one line of JSON for run.ts. */
export const report = (results: readonly BenchResult[]): void =>
  void process.stdout.write(
    `${JSON.stringify(results.map((r) => ({ ...r, value: rounded(r.value), ...(r.ratio === undefined ? {} : { ratio: rounded(r.ratio) }) })))}\n`,
  );
