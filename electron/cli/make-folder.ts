// A folder to write into, made where it is not there yet.
import { mkdirSync } from 'node:fs';
import { Sentence } from './say.ts';

/** Throws Sentence where `folder` cannot be one. */
export function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Sentence(
      `${folder} cannot be used as a folder: a part of it is a file, or you may not write there. Nothing was done.`,
    );
  }
}
