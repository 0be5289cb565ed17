// Custom schemes. Chromium refuses to navigate to a scheme it does not know before we could answer it,
// so app://host/path is shown to it as https://host.app.stand-in.invalid/path, and turned back on the way out.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

type Handler = (request: Request) => Response | Promise<Response>;

const SUFFIX = 'stand-in.invalid';
const handlers = new Map<string, Handler>();

export function toChromium(url: string): string {
  const [, scheme = '', host = '', rest = ''] = /^([a-z][a-z0-9+.-]*):\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  return handlers.has(scheme) ? `https://${host}.${scheme}.${SUFFIX}${rest}` : url;
}

export function toProgram(url: string): string {
  const [, host, scheme, rest] = new RegExp(`^https://([^/]*)\\.([^./]+)\\.${SUFFIX}(.*)$`, 'is').exec(url) ?? [];
  return scheme === undefined ? url : `${scheme}://${host}${rest}`;
}

/** The handler for a URL as the program knows it, or undefined when its scheme is none of ours. */
export function handlerFor(url: string): Handler | undefined {
  return handlers.get(new URL(url).protocol.slice(0, -1));
}

export const protocol = {
  registerSchemesAsPrivileged(): void {},
  handle(scheme: string, handler: Handler): void {
    if (handlers.has(scheme)) throw new Error(`The scheme has been intercepted: ${scheme}`);
    handlers.set(scheme, handler);
  },
  unhandle(scheme: string): void {
    handlers.delete(scheme);
  },
  isProtocolHandled: (scheme: string): boolean => handlers.has(scheme),
};

export const net = {
  async fetch(input: string): Promise<Response> {
    return input.startsWith('file:') ? new Response(await readFile(fileURLToPath(input))) : fetch(input);
  },
  isOnline: (): boolean => false,
};
