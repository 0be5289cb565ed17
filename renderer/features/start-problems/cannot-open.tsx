// In place of the desk while the office cannot be opened: the start screen, a restore begun from it, or Help.
import type { Found } from '../../app/routes.ts';
import { HelpScreen } from '../help/help-screen.tsx';
import { RestoreScreen } from '../restore/restore-screen.tsx';
import { StartFrame } from './start-frame.tsx';
import { StartProblem } from './start-problem.tsx';

export interface CannotOpenProps {
  readonly found: Found | null;
  /** What the first question to the record was answered with; shown where nothing more is known. */
  readonly told: string;
}

export function CannotOpen({ found, told }: CannotOpenProps) {
  const id = found?.route.id;
  const params = found?.params ?? {};
  const query = found?.query ?? {};
  return (
    <StartFrame away={id === 'help' || id === 'restore'}>
      {id === 'help' && <HelpScreen params={params} query={query} />}
      {id === 'restore' && <RestoreScreen params={params} query={query} />}
      {id !== 'help' && id !== 'restore' && <StartProblem told={told} />}
    </StartFrame>
  );
}
