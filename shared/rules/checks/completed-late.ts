// An application was in time and lacked something that came after the last day: whether it counts as received when it came
// or when it was complete, Article 15 does not say. Both readings are shown.
import type { MailKind } from '../../domain/application.ts';
import type { HappenedOn } from '../../domain/finding.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

interface Came {
  readonly kind: MailKind;
  /** The application. */
  readonly first: Readonly<HappenedOn>;
  /** What it lacked. */
  readonly later: Readonly<HappenedOn>;
  /** The last day for an application that wants what this one wants. */
  readonly limit: HappenedOn['day'];
}

/** Null where it was complete by the last day, or late from the beginning. */
export function completedLate({ kind, first, later, limit }: Came): LawFinding | null {
  if (first.day > limit || later.day <= limit) return null;
  return lawFinding({
    checkId: 'completed-late',
    outcome: 'open-question',
    sentence: `The application came in time, and what it lacked came on ${longDay(later.day)}, after the last day, ${longDay(limit)}. The law does not say whether it counts as received then or when it was complete. You decide; ask the village attorney, and offer a new application in person while there is time.`,
    happenedOn: later.day,
    limit,
    readings: [
      { date: later.day, reading: 'It was received as an application when it was complete, which was too late.' },
      { date: first.day, reading: 'It was received when it came, and a defect that is mended does no harm.' },
    ],
    citations: [citationText(kind === 'absentee' ? electionLaw('15-120', '5') : electionLaw('15-119', '7'))],
  });
}
