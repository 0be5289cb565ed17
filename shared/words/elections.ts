// What an election and those who act in it are called.
import type { ElectionKind } from '../domain/election.ts';

export const electionKindInWords: Readonly<Record<ElectionKind, string>> = {
  general: 'General election',
  special: 'Special election',
  'run-off': 'Run-off election',
  referendum: 'Referendum',
};
