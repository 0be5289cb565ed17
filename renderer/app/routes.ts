// Where the hash of the address leads. Routes are data: a screen adds one, and stands in the frame from then on.
import type { ComponentType } from 'react';
import type { PlaceId } from './places.ts';

export interface ScreenProps {
  /** What stands for `:name` in the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** What follows the `?`, such as the work list to show. */
  readonly query: Readonly<Record<string, string>>;
}

export interface Route {
  /** Names the page. Paths of one route are the same page, with or without its panel. */
  readonly id: string;
  readonly paths: readonly string[];
  /** The place of the frame that is marked while this page is open; null for a page that fills the window. */
  readonly place: PlaceId | null;
  readonly screen: ComponentType<ScreenProps>;
}

export interface Found extends ScreenProps {
  readonly route: Route;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a mistyped address is shown as typed, and not found
  }
}

function paramsOf(pattern: string, path: string): Record<string, string> | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const part = decoded(given[index] ?? '');
    if (name.startsWith(':')) params[name.slice(1)] = part;
    else if (name !== part) return null;
  }
  return params;
}

/** The page for a hash such as `#/mail-ballots/7?list=to-mail`; a fixed path wins over one with `:names`. */
export function findRoute(routes: readonly Route[], hash: string): Found | null {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  const hits = routes.flatMap((route) =>
    route.paths.flatMap((pattern) => {
      const params = paramsOf(pattern, path);
      return params ? [{ route, params, query }] : [];
    }),
  );
  return hits.toSorted((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0] ?? null;
}

/** The address of a page: `hrefTo('/mail-ballots', { list: 'to-mail' })`. */
export function hrefTo(path: string, query: Readonly<Record<string, string>> = {}): string {
  const search = new URLSearchParams(query).toString();
  return search === '' ? `#${path}` : `#${path}?${search}`;
}
