// Which election the screens are about: the one the desk opens with, until she chooses another in the top bar.
import { createContext, useContext } from 'react';
import type { ElectionId } from '../../shared/domain/ids.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';

export type DeskFrame = ViewOutput<'desk.frame'>;

export interface Desk {
  readonly frame: DeskFrame;
  readonly election: ElectionId | null;
  /** Turns the screens to another election, such as the one just called. */
  readonly choose: (election: ElectionId) => void;
}

export const DeskContext = createContext<Desk | null>(null);

/** The frame and the chosen election. Only for screens inside the shell. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (desk === null) throw new Error('This screen stands outside the frame.');
  return desk;
}
