// Calls go side by side; what exchanges the office's key or closes the office goes alone, after those that are under way.

export class Gate {
  readonly #sharing = new Set<Promise<unknown>>();
  #alone: Promise<unknown> | null = null;

  /** Runs `work` beside others, once nobody is alone. */
  async share<T>(work: () => Promise<T>): Promise<T> {
    while (this.#alone) await settled(this.#alone);
    const running = work();
    this.#sharing.add(running);
    try {
      return await running;
    } finally {
      this.#sharing.delete(running);
    }
  }

  /** Runs `work` with nobody beside it; who comes meanwhile waits. Never from within `share`, which it would wait for. */
  async alone<T>(work: () => Promise<T>): Promise<T> {
    while (this.#alone) await settled(this.#alone);
    const running = Promise.all([...this.#sharing].map(settled)).then(work);
    this.#alone = running;
    try {
      return await running;
    } finally {
      this.#alone = null;
    }
  }

  get isAlone(): boolean {
    return this.#alone !== null;
  }
}

const settled = (work: Promise<unknown>): Promise<unknown> => work.catch(() => {});
