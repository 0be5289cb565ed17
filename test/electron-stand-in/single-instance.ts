// app.requestSingleInstanceLock(): a file with the holder's process id; later ones write their command line into it and end.
import { appendFileSync, existsSync, type FSWatcher, readFileSync, rmSync, watch, writeFileSync } from 'node:fs';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function create(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

export class SingleInstanceLock {
  readonly #file: string;
  #held = false;
  #watcher: FSWatcher | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  /** True when we hold the lock from now on; false when another process holds it and has been told of us. */
  request(onSecond: (argv: string[], cwd: string) => void): boolean {
    if (this.#held) return true;
    if (!create(this.#file)) {
      const holder = Number(readFileSync(this.#file, 'utf8').split('\n')[0]);
      if (isAlive(holder)) {
        appendFileSync(this.#file, `${JSON.stringify([process.argv, process.cwd()])}\n`);
        return false;
      }
      rmSync(this.#file, { force: true }); // its holder was killed
      if (!create(this.#file)) return false;
    }
    this.#held = true;
    let seen = 1;
    this.#watcher = watch(this.#file, () => {
      if (!this.#held || !existsSync(this.#file)) return;
      const lines = readFileSync(this.#file, 'utf8').split('\n').slice(0, -1);
      for (const line of lines.slice(seen)) onSecond(...(JSON.parse(line) as [string[], string]));
      seen = lines.length;
    });
    this.#watcher.unref();
    return true;
  }

  release(): void {
    if (!this.#held) return;
    this.#held = false;
    this.#watcher?.close();
    rmSync(this.#file, { force: true });
  }
}
