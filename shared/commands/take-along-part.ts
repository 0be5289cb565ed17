// What one part of the take-along box is, and what it may be made from.
import type { Block } from '../documents/blocks.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import type { InTurns } from '../domain/in-turns.ts';
import type { ViewContext } from '../views/define-view.ts';
import type { DeskState, ElectionState } from './define-command.ts';

/** `document` null: it cannot be made, and `says` tells why; else what is in it. */
export interface MadePart {
  readonly part: string;
  readonly title: string;
  readonly says: string;
  readonly document: (() => InTurns<readonly Block[]>) | null;
  /** All that it is made from, to see later whether that has changed; null where the register is marked for it, or nothing need be. */
  readonly from: (() => string) | null;
}

export interface BoxAsked {
  readonly state: DeskState;
  readonly election: ElectionState;
  readonly frame: PaperFrame;
  readonly context: ViewContext;
}

/** “1 line”, “3 lines” */
export const count = (many: number, one: string, more = `${one}s`): string => `${many} ${many === 1 ? one : more}`;

/** What is short is made in one go. */
export const inOneGo = (make: () => readonly Block[]) =>
  function* (): InTurns<readonly Block[]> {
    yield;
    return make();
  };
