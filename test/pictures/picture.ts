// One picture of one screen: where it is, and what to do there before it is taken.
import type { ElectronApplication, Page } from '@playwright/test';

export interface Picture {
  /** Name of the file, without ending. */
  readonly name: string;
  /** The address, such as `#/calendar`. */
  readonly hash: string;
  readonly prepare?: (page: Page, app: ElectronApplication) => Promise<void>;
}

/** The windows a clerk may have: an ordinary one, a small one, and the ordinary one at 200 % zoom. */
export const windows = [
  { name: 'wide', width: 1280, height: 800 },
  { name: 'small', width: 1024, height: 700 },
  { name: 'zoom-200', width: 640, height: 400 },
] as const;
