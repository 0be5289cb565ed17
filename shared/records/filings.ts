// The filing book of one election (Election Law §6-144): what was filed, when to the minute, by whom, and what was found.
// A paper is corrected with a reason and never rewritten: its former words stay in the log.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Filing, FilingDecision, isDecided } from '../domain/filing.ts';
import { KeptFinding } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { RecordedAt } from '../domain/recorded-at.ts';
import { Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { decisionWords, filingInWords, wayInWords } from '../words/filings.ts';
import { momentInWords } from '../words/moments.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import { filingChanges } from './filing-changes.ts';
import type { FilingPaper } from './filing-papers.ts';

const Recorded = z.strictObject({ number: Serial, filing: Filing, findings: z.array(KeptFinding) });
const Corrected = z.strictObject({ ...Recorded.shape, reason: Remark });
const Decided = z.strictObject({ number: Serial, decision: FilingDecision, reason: Remark.nullable() });
const OutcomeNoted = z.strictObject({ number: Serial, on: PlainDate, words: Remark });

export interface FilingOnRecord extends z.infer<typeof Recorded> {
  recordedAt: RecordedAt;
  /** The act beside whatever can be taken back. */
  act: string;
  corrections: { at: RecordedAt; reason: string; act: string }[];
  decision: { decision: FilingDecision; reason: string | null; at: RecordedAt; act: string } | null;
  /** What came of an objection, or what a court said, in words. */
  outcomes: { on: PlainDate; words: string; act: string }[];
  /** Receipts and letters that were printed for it. */
  papers: FilingPaper[];
}
export interface FilingBook {
  filings: Map<number, FilingOnRecord>;
  nextFiling: number;
  /** The number of the next receipt or letter. */
  nextFilingPaper: number;
}
export const emptyFilingBook = (): FilingBook => ({ filings: new Map(), nextFiling: 1, nextFilingPaper: 1 });

const group = 'nominations' as const;
const useNumber = (s: FilingBook, { number }: { readonly number: number }): void => {
  s.nextFiling = Math.max(s.nextFiling, number + 1);
};

/** “filing 3, declination”: how sentences name a paper of the book. */
export function filingNamed(book: DeepReadonly<FilingBook>, number: number): string {
  const known = book.filings.get(number);
  return known ? `filing ${number}, ${filingInWords(known.filing)}` : `filing ${number}`;
}

/** The history tells what was found about its time; the rest stands on the paper's page. */
const found = ([first]: readonly KeptFinding[]): string => (first ? ` ${sentence(first.sentence)}` : '');
const restsOn = ({ filing }: { readonly filing: Filing }): string[] => [
  ...(filing.about === null ? [] : [`filing:${filing.about}`]),
  ...(filing.replaces === null ? [] : [`candidate:${filing.replaces}`]),
  ...new Set(filing.persons.flatMap(({ office }) => (office === null ? [] : [`office-on-ballot:${office}`]))),
];

export const filingRecorded = defineEvent<FilingBook, z.infer<typeof Recorded>>({
  type: 'filing-recorded',
  version: 1,
  group,
  schema: Recorded,
  subjects: (p) => [`filing:${p.number}`],
  restsOn,
  apply: (s, p, { recordedAt, act }) => {
    s.filings.set(p.number, { ...p, recordedAt, act, corrections: [], decision: null, outcomes: [], papers: [] });
    useNumber(s, p);
  },
  applyUndone: useNumber,
  say: (_, { number, filing, findings }) =>
    `Filed, number ${number}: ${filingInWords(filing)}, ${wayInWords(filing.how)}${filing.filedBy === '' ? '' : `, by ${filing.filedBy}`}, ${sentence(momentInWords(filing.received))}${found(findings)}`,
  happened: (p) => p.filing.received,
});

export const filingCorrected = defineEvent<FilingBook, z.infer<typeof Corrected>>({
  type: 'filing-corrected',
  version: 1,
  group,
  schema: Corrected,
  subjects: (p) => [`filing:${p.number}`],
  restsOn,
  apply: (s, p, { recordedAt: at, act }) => {
    const known = s.filings.get(p.number);
    if (!known) return;
    Object.assign(known, { filing: p.filing, findings: p.findings });
    known.corrections.push({ at, act, reason: p.reason });
  },
  say: (_, { number, filing, findings, reason }) =>
    `Corrected: filing ${number}, ${filingInWords(filing)}. Reason: ${sentence(reason)}${found(findings)}`,
  change: (before, p) => filingChanges(before.filings.get(p.number)?.filing, p.filing),
  happened: (p) => p.filing.received,
});

export const filingDecided = defineEvent<FilingBook, z.infer<typeof Decided>>({
  type: 'filing-decided',
  version: 1,
  group,
  schema: Decided,
  subjects: (p) => [`filing:${p.number}`],
  apply: (s, p, { recordedAt: at, act }) => {
    const known = s.filings.get(p.number);
    if (known) known.decision = { decision: p.decision, reason: p.reason, at, act };
  },
  say: (before, p) =>
    `Decided on its face: ${filingNamed(before, p.number)}, ${decisionWords[p.decision]}.${p.reason === null ? '' : ` Reason: ${sentence(p.reason)}`}`,
  change: (before, p) => {
    const was = before.filings.get(p.number)?.decision?.decision;
    return changesOf([['Decision', was && decisionWords[was], decisionWords[p.decision]]]);
  },
});

export const filingOutcomeNoted = defineEvent<FilingBook, z.infer<typeof OutcomeNoted>>({
  type: 'filing-outcome-noted',
  version: 1,
  group,
  schema: OutcomeNoted,
  subjects: (p) => [`filing:${p.number}`],
  apply: (s, p, { act }) => {
    s.filings.get(p.number)?.outcomes.push({ on: p.on, words: p.words, act });
  },
  say: (before, p) => `Came of ${filingNamed(before, p.number)}, ${longDay(p.on)}: ${sentence(p.words)}`,
  happened: (p) => ({ day: p.on, time: null }),
});

/** Whether the clerk still has to say if its persons stand on the list. */
export const waitsForDecision = ({ filing, decision }: DeepReadonly<FilingOnRecord>): boolean =>
  isDecided(filing.kind) && (decision === null || decision.decision === 'undecided');
