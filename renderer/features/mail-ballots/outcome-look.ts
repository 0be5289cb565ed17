// How the outcome of the timing check looks: always an icon and a word.
import type { TimingOutcome } from '../../../shared/domain/finding.ts';
import type { FindingTone } from '../../ui/finding.tsx';
import type { IconName } from '../../ui/icon.tsx';

export interface OutcomeLook {
  readonly tone: FindingTone;
  readonly icon: IconName;
  /** In a column of the list. */
  readonly word: string;
}

export const outcomeLook: Readonly<Record<TimingOutcome, OutcomeLook>> = {
  'in-time': { tone: 'success', icon: 'check', word: 'In time' },
  'too-early': { tone: 'warning', icon: 'alert', word: 'Too early' },
  'too-late-for-mail': { tone: 'danger', icon: 'stop', word: 'Too late to mail' },
  'too-late': { tone: 'danger', icon: 'stop', word: 'Too late' },
  'open-question': { tone: 'info', icon: 'ask', word: 'Open question' },
};
