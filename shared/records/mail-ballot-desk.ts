// What the desk of the mail ballots keeps beside the ballots themselves: calls answered, and the stock as it was counted.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { NameLine, OptionalLine } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { mailBallotKindInWords, remarked } from '../words/mail-ballots.ts';
import { momentInWords } from '../words/moments.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';
import type { MailBallots } from './mail-ballots.ts';
import { lineInWords } from './register-line.ts';

const group = 'mail-ballots' as const;

/** Somebody asked on the telephone or at the counter. `told` is the sentence that was said: sent on, received on, no more. */
const CallNoted = z.strictObject({
  number: Serial,
  application: Serial,
  at: HappenedOn,
  told: OptionalLine,
  note: OptionalLine,
});
export type CallNoted = z.infer<typeof CallNoted>;

export const callNoted = defineEvent<MailBallots, CallNoted>({
  type: 'mail-ballot-call-noted',
  version: 1,
  group,
  schema: CallNoted,
  subjects: (p) => [`call:${p.number}`],
  restsOn: (p) => [`application:${p.application}`],
  apply: (s, p, { act }) => {
    s.calls.push({ ...p, act });
    s.nextCall = Math.max(s.nextCall, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextCall = Math.max(s.nextCall, p.number + 1);
  },
  say: (before, p) =>
    `${sentence(`A question about ${lineInWords(before, p.application)} was answered, ${momentInWords(p.at)}`)}${p.told === '' ? '' : ` Told: ${sentence(p.told)}`}${remarked(p.note)}`,
  happened: ({ at }) => at,
});

/** Ballots spoiled in the office before they left, or the unused ones as they were counted. */
const StockNoted = z.strictObject({
  number: Serial,
  kind: MailBallotKind,
  district: z.union([NameLine, z.literal('')]),
  what: z.enum(['spoiled', 'unused']),
  count: z.number().int().min(0).max(100_000),
  on: PlainDate,
  note: OptionalLine,
});
export type StockNoted = z.infer<typeof StockNoted>;

export const mailBallotStockNoted = defineEvent<MailBallots, StockNoted>({
  type: 'mail-ballot-stock-noted',
  version: 1,
  group,
  schema: StockNoted,
  subjects: (p) => [`mail-ballot-stock:${p.number}`],
  apply: (s, p, { act }) => {
    s.stockNotes.push({ ...p, act });
    s.nextStockNote = Math.max(s.nextStockNote, p.number + 1);
  },
  applyUndone: (s, p) => {
    s.nextStockNote = Math.max(s.nextStockNote, p.number + 1);
  },
  say: (_, { kind, district, what, count, on, note }) => {
    const which = `${mailBallotKindInWords[kind]} ballots${district === '' ? '' : ` of district ${district}`}`;
    return what === 'spoiled'
      ? `Spoiled in the office, ${longDay(on)}: ${count} ${which}.${remarked(note)}`
      : `Counted unused, ${longDay(on)}: ${count} ${which}.${remarked(note)}`;
  },
  happened: ({ on }) => ({ day: on, time: null }),
});
