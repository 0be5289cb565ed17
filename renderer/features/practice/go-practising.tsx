// From the real office to the one for practice: in Settings, where she looks for it.
import { PracticeVillage } from '../first-run/practice-village.tsx';
import { usePractice } from './go-to-office.ts';

export function GoPractising() {
  const practice = usePractice();
  return practice && !practice.here ? <PracticeVillage words="Try things out in a practice village" /> : null;
}
