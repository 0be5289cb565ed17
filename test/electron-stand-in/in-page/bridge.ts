// One end of contextBridge; it runs in both worlds of the page, sent there as source text, so it uses nothing from outside.
// Chromium clones a CustomEvent's detail from world to world while dispatching it; functions travel as numbers.

export interface Bridge {
  /** What contextBridge.exposeInMainWorld does. */
  expose(key: string, api: unknown): void;
  /** The page called window.open or followed a link into a new window. */
  onOpen(listener: (url: string) => void): void;
}

export function bridge(side: 'page' | 'preload', tag: string): Bridge {
  type AnyFunction = (...args: unknown[]) => unknown;
  type Failure = { failed: true; name: string; message: string };
  type Outcome = { value: unknown } | { pending: true } | Failure;
  const other = side === 'page' ? 'preload' : 'page';
  const functions: AnyFunction[] = [];
  const promises = new Map<number, PromiseWithResolvers<unknown>>();
  let calls = 0;
  let answer: Outcome = { pending: true };

  const post = (kind: string, detail: unknown) =>
    document.dispatchEvent(new CustomEvent(`${tag}:${other}:${kind}`, { detail }));
  const listen = <T>(kind: string, listener: (detail: T) => void) =>
    document.addEventListener(`${tag}:${side}:${kind}`, (event) => listener((event as CustomEvent<T>).detail));

  const isPlain = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
  const mapValues = (value: Record<string, unknown>, change: (item: unknown) => unknown) =>
    Object.fromEntries(Object.entries(value).map(([key, item]) => [key, change(item)]));

  const pack = (value: unknown): unknown => {
    if (typeof value === 'function') {
      const known = functions.indexOf(value as AnyFunction);
      return { [tag]: known < 0 ? functions.push(value as AnyFunction) - 1 : known };
    }
    if (Array.isArray(value)) return value.map(pack);
    return isPlain(value) ? mapValues(value, pack) : structuredClone(value);
  };
  const unpack = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(unpack);
    if (!isPlain(value)) return value;
    const id = value[tag];
    if (typeof id === 'number') return (...args: unknown[]) => callOther(id, args);
    return mapValues(value, unpack);
  };

  const failure = (error: unknown): Failure =>
    error instanceof Error
      ? { failed: true, name: error.name, message: error.message }
      : { failed: true, name: 'Error', message: String(error) };
  const thrown = ({ name, message }: Failure) => Object.assign(new Error(message), { name });

  const callOther = (fn: number, args: unknown[]): unknown => {
    const call = ++calls;
    post('call', { fn, call, args: pack(args) });
    if ('failed' in answer) throw thrown(answer); // the other side answered while the event was dispatched
    if ('value' in answer) return unpack(answer.value);
    const promise = Promise.withResolvers<unknown>();
    promises.set(call, promise);
    return promise.promise;
  };

  listen<{ fn: number; call: number; args: unknown[] }>('call', ({ fn, call, args }) => {
    try {
      const value = (functions[fn] as AnyFunction)(...(unpack(args) as unknown[]));
      if (!(value instanceof Promise)) return void post('answer', { value: pack(value) });
      post('answer', { pending: true });
      value
        .then((settled) => post('settle', { call, outcome: { value: pack(settled) } }))
        .catch((error: unknown) => post('settle', { call, outcome: failure(error) }));
    } catch (error) {
      post('answer', failure(error));
    }
  });
  listen<Outcome>('answer', (outcome) => {
    answer = outcome;
  });
  listen<{ call: number; outcome: Outcome }>('settle', ({ call, outcome }) => {
    const promise = promises.get(call);
    promises.delete(call);
    if ('failed' in outcome) promise?.reject(thrown(outcome));
    else if ('value' in outcome) promise?.resolve(unpack(outcome.value));
  });

  const freeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(freeze);
    return Object.freeze(value);
  };
  listen<{ key: string; api: unknown }>('expose', ({ key, api }) => {
    Object.defineProperty(window, key, { value: freeze(unpack(api)), enumerable: true });
  });

  if (side === 'page') {
    const open = (url: string | URL = 'about:blank') => {
      post('open', new URL(url, location.href).href);
      return null;
    };
    window.open = open;
    const openTarget = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[target]') : null;
      if (!link || link.target === '_self') return;
      event.preventDefault();
      open(link.href);
    };
    window.addEventListener('click', openTarget, true);
  }
  return {
    expose: (key, api) => void post('expose', { key, api: pack(api) }),
    onOpen: (listener) => void listen('open', listener),
  };
}
