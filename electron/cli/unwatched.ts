// A job that a command waits for: nobody watches how far it is, nobody presses Stop, and no window wants its turn.
import type { JobControl } from '../job-runner.ts';

export const unwatched: JobControl = {
  signal: new AbortController().signal,
  progress: () => {},
  breathe: async () => {},
};
