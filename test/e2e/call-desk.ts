// The window's own door, for bringing an office to where a story begins.
import type { Page } from '@playwright/test';

export interface CallAnswer {
  readonly ok: boolean;
  readonly value?: unknown;
  readonly refusal?: { readonly code: string; readonly message: string };
}

/** Calls the contract from the page, as a screen would. */
export const callDesk = (page: Page, name: string, input: unknown): Promise<CallAnswer> =>
  page.evaluate(
    ([what, sent]) => {
      const { desk } = window as unknown as { desk: { call(n: string, i: unknown): Promise<CallAnswer> } };
      return desk.call(what, sent);
    },
    [name, input] as const,
  );
