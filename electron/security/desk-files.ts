// Answers app://desk/… with files of the built renderer, and with nothing from anywhere else on the disk.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { POLICY_HEADERS } from './content-policy.ts';
import { DESK_HOST } from './origin.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
};

const refused = (status: number, text: string) => new Response(text, { status, headers: POLICY_HEADERS });

/** The file inside `root` that a URL names, or undefined when it names none that may be read. */
export function fileInside(root: string, url: string): string | undefined {
  const { host, pathname } = new URL(url);
  if (host !== DESK_HOST) return undefined;
  let name: string;
  try {
    name = decodeURIComponent(pathname);
  } catch {
    return undefined; // a broken %-sequence
  }
  if (/[\0\\:]/.test(name)) return undefined; // no Windows drives, no other separators
  const file = path.join(root, name.endsWith('/') ? `${name}index.html` : name);
  return file.startsWith(root + path.sep) ? file : undefined;
}

/** The handler for our scheme over the folder `root`. */
export function deskFiles(root: string): (request: Request) => Promise<Response> {
  const folder = path.resolve(root);
  return async ({ method, url }) => {
    if (method !== 'GET') return refused(405, 'Only reading is possible here.');
    const file = fileInside(folder, url);
    const contentType = contentTypes[path.extname(file ?? '')];
    if (file === undefined || contentType === undefined) return refused(403, 'This is not a page of the program.');
    try {
      return new Response(await readFile(file), { headers: { ...POLICY_HEADERS, 'content-type': contentType } });
    } catch {
      return refused(404, 'The program has no such page.');
    }
  };
}
