// Where the window's own pages come from. Everything that asks “is this ours?” asks here.

export const DESK_SCHEME = 'app';
export const DESK_HOST = 'desk';
export const DESK_URL = `${DESK_SCHEME}://${DESK_HOST}/`;

export interface OwnPages {
  /** What the window loads. */
  readonly start: string;
  /** Whether a page or a file at this address is part of the program. */
  isOwn(url: string): boolean;
}

/** The pages inside the program or, while somebody works on the program, those of Vite's server at `devServer`. */
export function ownPages(devServer: string | undefined): OwnPages {
  const dev = devServer === undefined ? undefined : new URL(devServer);
  return {
    start: dev?.href ?? DESK_URL,
    isOwn(url) {
      if (!URL.canParse(url)) return false;
      const { protocol, host, username, password } = new URL(url);
      if (username !== '' || password !== '') return false;
      if (protocol === `${DESK_SCHEME}:`) return host === DESK_HOST;
      // Vite talks to its pages over a web socket on the same host.
      return dev !== undefined && host === dev.host && (protocol === dev.protocol || protocol === 'ws:');
    },
  };
}
