// The office was restored from a backup: what it came from and what it gave up, and that every counter moved on, since
// numbers used after the backup stand on papers that are out in the world.
import { z } from 'zod';
import { Serial } from '../domain/ids.ts';
import { dayRecorded, RecordedAt } from '../domain/recorded-at.ts';
import { Line } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { defineEvent, type NewEvent } from './define-event.ts';
import type { ElectionFile } from './election-file.ts';
import type { MailBallots } from './mail-ballots.ts';
import type { Nominations } from './nominations.ts';
import { Sha256 } from './paper-edition.ts';

/** The part of the office's state that a restore changes. */
export interface RestoreState {
  /** Where the counters of an election begin that is called from now on; 1 in an office that was never restored. */
  newElectionsFrom: number;
}
export const emptyRestores = (): RestoreState => ({ newElectionsFrom: 1 });

const Restored = z.strictObject({
  /** Of the backup's file. */
  sha256: Sha256,
  /** Hash and number of the newest event the backup had, and when it was recorded. */
  head: Sha256,
  events: z.number().int().min(0),
  newest: RecordedAt.nullable(),
  /** Acts of the office before that are not in this one; null where it could not be read. */
  lost: z.number().int().min(0).nullable(),
  /** The file that holds the office as it was before; null where there was none. */
  keptAs: Line.nullable(),
  /** What opened the backup. */
  by: z.enum(['passphrase', 'recovery-code', 'no-secret']),
  newElectionsFrom: Serial,
});
export type Restored = z.infer<typeof Restored>;

const actsInWords = (acts: number): string => (acts === 1 ? '1 act' : `${acts} acts`);
function givenUp({ lost, keptAs }: Restored): string {
  if (keptAs === null) return 'There was no office on this computer before.';
  const kept = `The office as it was before is kept in the file ${keptAs}`;
  if (lost === null) return `${kept}; it could not be read, so nobody can say what is missing.`;
  if (lost === 0) return `Nothing that was recorded here is missing. ${kept}.`;
  return `${actsInWords(lost)} recorded after that ${lost === 1 ? 'is' : 'are'} no longer here. ${kept}.`;
}

export const officeRestored = defineEvent<RestoreState, Restored>({
  type: 'restored',
  version: 1,
  group: 'office',
  schema: Restored,
  final: 'A restore cannot be taken back. Restoring the file that was kept is the way back.',
  subjects: () => ['restore'],
  apply: (s, p) => {
    s.newElectionsFrom = Math.max(s.newElectionsFrom, p.newElectionsFrom);
  },
  say: (_, p) => {
    const from = p.newest === null ? 'an empty backup' : `a backup that ends on ${longDay(dayRecorded(p.newest))}`;
    return `The office was restored from ${from}. ${givenUp(p)}`;
  },
});

const later = (now: number, moved: number): number => Math.max(now, moved);
const subjects = (): readonly string[] => ['counters'];

const ElectionCounters = z.strictObject({ nextOffice: Serial, nextProposition: Serial, nextEdition: Serial });
const moveElection = (s: ElectionFile, p: z.infer<typeof ElectionCounters>): void => {
  s.nextOffice = later(s.nextOffice, p.nextOffice);
  s.nextProposition = later(s.nextProposition, p.nextProposition);
  s.nextEdition = later(s.nextEdition, p.nextEdition);
};
export const electionCountersMoved = defineEvent<ElectionFile, z.infer<typeof ElectionCounters>>({
  type: 'election-counters-moved',
  version: 1,
  group: 'election-file',
  schema: ElectionCounters,
  subjects,
  apply: moveElection,
  applyUndone: moveElection,
  say: (_, p) =>
    `After the restore, numbers of this election go on: offices from ${p.nextOffice}, propositions from ${p.nextProposition}, editions of papers from ${p.nextEdition}.`,
});

const CandidateCounter = z.strictObject({ nextCandidate: Serial, nextFiling: Serial, nextFilingPaper: Serial });
const moveCandidates = (s: Nominations, p: z.infer<typeof CandidateCounter>): void => {
  s.nextCandidate = later(s.nextCandidate, p.nextCandidate);
  s.nextFiling = later(s.nextFiling, p.nextFiling);
  s.nextFilingPaper = later(s.nextFilingPaper, p.nextFilingPaper);
};
export const candidateCounterMoved = defineEvent<Nominations, z.infer<typeof CandidateCounter>>({
  type: 'candidate-counter-moved',
  version: 2,
  group: 'nominations',
  schema: CandidateCounter,
  // Version 1 knew no filing book, so no number of it was used yet.
  upcast: (older) => ({ ...Object(older), nextFiling: 1, nextFilingPaper: 1 }),
  subjects,
  apply: moveCandidates,
  applyUndone: moveCandidates,
  say: (_, p) =>
    `After the restore, candidates are numbered from ${p.nextCandidate} on${p.nextFiling === 1 ? '' : `, filings from ${p.nextFiling} on, receipts and letters from ${p.nextFilingPaper} on`}.`,
});

const RegisterCounters = z.strictObject({
  nextApplication: Serial,
  nextEnvelope: Serial,
  nextApplicationPaper: Serial,
  nextTransmittal: Serial,
});
const moveRegister = (s: MailBallots, p: z.infer<typeof RegisterCounters>): void => {
  s.nextApplication = later(s.nextApplication, p.nextApplication);
  s.nextEnvelope = later(s.nextEnvelope, p.nextEnvelope);
  s.nextApplicationPaper = later(s.nextApplicationPaper, p.nextApplicationPaper);
  s.nextTransmittal = later(s.nextTransmittal, p.nextTransmittal);
};
export const registerCountersMoved = defineEvent<MailBallots, z.infer<typeof RegisterCounters>>({
  type: 'register-counters-moved',
  version: 2,
  group: 'mail-ballots',
  schema: RegisterCounters,
  // Version 1 knew neither letters about applications nor transmittals, so no number of one was used yet.
  upcast: (older) => ({ ...Object(older), nextApplicationPaper: 1, nextTransmittal: 1 }),
  subjects,
  apply: moveRegister,
  applyUndone: moveRegister,
  say: (_, p) =>
    `After the restore, applications are numbered from ${p.nextApplication} on and envelopes from ${p.nextEnvelope} on${p.nextTransmittal === 1 ? '' : `, letters about applications from ${p.nextApplicationPaper} on, transmittals from ${p.nextTransmittal} on`}.`,
});

/** Every counter of an election in its own group, so that each group folds by itself. */
export interface Counters {
  readonly file: Pick<ElectionFile, 'nextOffice' | 'nextProposition' | 'nextEdition'>;
  readonly nominations: Pick<Nominations, 'nextCandidate' | 'nextFiling' | 'nextFilingPaper'>;
  readonly mailBallots: Pick<
    MailBallots,
    'nextApplication' | 'nextEnvelope' | 'nextApplicationPaper' | 'nextTransmittal'
  >;
}
export const countersMoved = (election: string, to: Counters): readonly NewEvent[] => [
  electionCountersMoved.of(election, to.file),
  candidateCounterMoved.of(election, to.nominations),
  registerCountersMoved.of(election, to.mailBallots),
];

/** The same for an election whose counters all begin at one number. */
export const numbersGoOnFrom = (election: string, from: number): readonly NewEvent[] =>
  countersMoved(election, {
    file: { nextOffice: from, nextProposition: from, nextEdition: from },
    nominations: { nextCandidate: from, nextFiling: from, nextFilingPaper: from },
    mailBallots: { nextApplication: from, nextEnvelope: from, nextApplicationPaper: from, nextTransmittal: from },
  });
