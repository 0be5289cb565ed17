// What is said about dates that have passed: the question, and what the law says where the answer was “no”.

/** “These dates have passed. Did you already do them? …”, and where nothing is left to answer, that. */
export function catchUpHeadline(open: number): string {
  if (open === 0) return 'Every date that has passed is answered.';
  const [date, it] = open === 1 ? ['This date has', 'it'] : ['These dates have', 'them'];
  return `${date} passed. Did you already do ${it}? Tell me when; I will write it down as it was.`;
}

interface Missed {
  readonly id: string;
  readonly ifMissed: string;
}

/** The notice of election is the one whose absence makes a vote on a proposition void (§15-104(5)). */
const requiredNotice = new Set(['election-notice-published', 'election-notice-posted']);

/** What hangs on the notices of an election, as far as it is on record. */
export interface AtStake {
  readonly proposition: boolean;
  /** The polling day moves to March 18, which is effective only if specifically published (§15-104(1)(b)). */
  readonly march18: boolean;
}

/**
 * What follows from it. For officers that is said calmly; of a proposition, and of the move to March 18, the program says
 * what the law says and declares nothing.
 */
export function missedInWords({ id, ifMissed }: Missed, { proposition, march18 }: AtStake): string {
  if (proposition || march18 || !requiredNotice.has(id)) return ifMissed;
  return 'Do it at once, also late. A failure to publish or post does not invalidate the election of officers (§15-104(5)). No proposition is on record here; should one be voted upon, call the village attorney today.';
}
