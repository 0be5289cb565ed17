// The four sums of the register (product: applications, pieces issued, pieces back, pieces delivered). Each is made of parts
// counted one by one; what was counted by somebody else, at the post office or at the polls, is set against them.
/** Numbers of lines or pieces. */
export interface RegisterNumbers {
  readonly applications: number;
  readonly refused: number;
  /** Lines of which at least one ballot left. */
  readonly issuedLines: number;
  readonly waitingLines: number;
  /** Qualified, and its only ballot was ended before it left. */
  readonly neverIssued: number;
  readonly issued: number;
  readonly returned: number;
  readonly out: number;
  readonly undeliverable: number;
  readonly spoiled: number;
  readonly cancelled: number;
  /** Came back though nothing says they left. */
  readonly returnedNeverSent: number;
  readonly delivered: number;
  readonly late: number;
  readonly setAside: number;
  readonly replaced: number;
  readonly notDelivered: number;
  readonly cast: number;
  readonly notCounted: number;
  readonly undetermined: number;
}

export interface Sum {
  readonly id: 'applications' | 'issued' | 'returned' | 'delivered';
  readonly title: string;
  readonly total: number;
  readonly parts: readonly { readonly what: string; readonly count: number }[];
  /** Total less the parts; 0 where it adds up. */
  readonly off: number;
}

const sum = (id: Sum['id'], title: string, total: number, parts: readonly (readonly [string, number])[]): Sum => ({
  ...{ id, title, total },
  parts: parts.map(([what, count]) => ({ what, count })),
  off: total - parts.reduce((all, [, count]) => all + count, 0),
});

/** The four sums, in the order in which a ballot travels. */
export const registerSums = (n: RegisterNumbers): Sum[] => [
  sum('applications', 'Applications', n.applications, [
    ['not qualified', n.refused],
    ['a ballot was issued', n.issuedLines],
    ['waiting: to decide, for a ballot, or the ballot is on another application', n.waitingLines],
    ['ended before a ballot left', n.neverIssued],
  ]),
  sum('issued', 'Ballots issued', n.issued, [
    ['returned', n.returned - n.returnedNeverSent],
    ['still out', n.out],
    ['undeliverable', n.undeliverable],
    ['spoiled', n.spoiled],
    ['cancelled', n.cancelled],
  ]),
  sum('returned', 'Envelopes returned', n.returned, [
    ['delivered to inspectors', n.delivered],
    ['late, kept sealed', n.late],
    ['set aside, unopened', n.setAside],
    ['replaced by another ballot, kept sealed', n.replaced],
    ['here, not delivered yet', n.notDelivered],
  ]),
  sum('delivered', 'Envelopes delivered', n.delivered, [
    ['cast', n.cast],
    ['not counted', n.notCounted],
    ['not determined yet, as far as is on record', n.undetermined],
  ]),
];
