// Mail ballots on their way to the boards of inspectors: transmittals, who signed for them, what the boards determined, the box.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { Serial } from '../domain/ids.ts';
import { BallotOutcome, BallotRef, BoxCount } from '../domain/mail-ballot.ts';
import { NameLine, OptionalLine } from '../domain/text.ts';
import { receivedInWords } from '../words/filings.ts';
import { envelopeNumber, outcomeInWords, remarked } from '../words/mail-ballots.ts';
import { sentence } from '../words/sentence.ts';
import { defineEvent } from './define-event.ts';
import { ballotSubjects } from './mail-ballot-life.ts';
import type { MailBallots } from './mail-ballots.ts';
import { Sha256 } from './paper-edition.ts';
import { lineInWords } from './register-line.ts';

const district = z.union([NameLine, z.literal('')]);

/** One run to one board: which envelopes, in how many sealed outer containers, and the sheet both sign. */
const TransmittalMade = z.strictObject({
  number: Serial,
  district,
  /** First, second … run to that board. */
  run: z.number().int().min(1).max(99),
  ballots: z.array(BallotRef).min(1).max(2000),
  containers: z.number().int().min(1).max(200),
  seals: OptionalLine,
  sha256: Sha256,
  pages: z.number().int().min(1),
  template: NameLine,
});
export type TransmittalMade = z.infer<typeof TransmittalMade>;

/** `signed`: when it was handed over, who signed, and how many envelopes that person counted. */
export interface Transmittal extends TransmittalMade {
  madeAct: string;
  signed: { at: HappenedOn; by: string; counted: number; remark: string; act: string } | null;
}

const group = 'mail-ballots' as const;
/** “1 sealed envelope”, “31 sealed envelopes” */
const envelopes = (count: number): string => `${count} sealed ${count === 1 ? 'envelope' : 'envelopes'}`;
const toBoard = (name: string): string => (name === '' ? 'the inspectors' : `the inspectors of district ${name}`);

export const transmittalMade = defineEvent<MailBallots, TransmittalMade>({
  type: 'transmittal-made',
  version: 1,
  group,
  schema: TransmittalMade,
  subjects: (p) => [`transmittal:${p.number}`, ...new Set(p.ballots.flatMap(ballotSubjects))],
  apply: (s, p, { act }) => {
    s.transmittals.set(p.number, { ...p, madeAct: act, signed: null });
    s.nextTransmittal = Math.max(s.nextTransmittal, p.number + 1);
    for (const { envelope } of p.ballots) {
      const ballot = s.ballots.get(envelope);
      if (ballot) ballot.transmittal = p.number;
    }
  },
  applyUndone: (s, p) => {
    s.nextTransmittal = Math.max(s.nextTransmittal, p.number + 1);
  },
  say: (_, p) =>
    `Transmittal ${p.number} was printed: run ${p.run} to ${toBoard(p.district)}, ${envelopes(p.ballots.length)}.`,
});

const TransmittalSigned = z.strictObject({
  number: Serial,
  at: HappenedOn,
  by: NameLine,
  counted: z.number().int().min(0).max(100_000),
  remark: OptionalLine,
});

export const transmittalSigned = defineEvent<MailBallots, z.infer<typeof TransmittalSigned>>({
  type: 'transmittal-signed',
  version: 1,
  group,
  schema: TransmittalSigned,
  subjects: (p) => [`transmittal:${p.number}`],
  apply: (s, { number, ...signed }, { act }) => {
    const transmittal = s.transmittals.get(number);
    if (transmittal) transmittal.signed = { ...signed, act };
  },
  say: (before, p) => {
    const listed = before.transmittals.get(p.number)?.ballots.length ?? p.counted;
    const off = listed === p.counted ? '' : ` The sheet lists ${listed}.`;
    return `${sentence(`${p.by} signed for ${envelopes(p.counted)} of transmittal ${p.number}, ${receivedInWords(p.at)}`)}${off}${remarked(p.remark)}`;
  },
  happened: ({ at }) => at,
});

const OutcomesNoted = z.strictObject({
  ballots: z.array(BallotRef).min(1).max(2000),
  outcome: BallotOutcome,
  /** When the board determined it, where the sheet says so. */
  at: HappenedOn.nullable(),
});

export const outcomesNoted = defineEvent<MailBallots, z.infer<typeof OutcomesNoted>>({
  type: 'mail-ballot-outcomes-noted',
  version: 1,
  group,
  schema: OutcomesNoted,
  subjects: (p) => [...new Set(p.ballots.flatMap(ballotSubjects))],
  apply: (s, { ballots, outcome }, { act }) => {
    for (const { envelope } of ballots) {
      const ballot = s.ballots.get(envelope);
      if (!ballot) continue;
      if (outcome.what === 'wrong-district') {
        // It goes on to the other board: to the clerk it is an envelope not delivered yet.
        ballot.goesTo = outcome.district;
        ballot.transmittal = null;
      } else ballot.outcome = { ...outcome, act };
    }
  },
  say: (before, { ballots, outcome }) => {
    const [only] = ballots;
    const what =
      ballots.length === 1 && only
        ? `envelope ${envelopeNumber(only.envelope)} of ${lineInWords(before, only.application)}`
        : `${ballots.length} envelopes`;
    return sentence(`The inspectors determined about ${what}: ${outcomeInWords(outcome)}`);
  },
  happened: ({ at }) => at,
});

export const boxCounted = defineEvent<MailBallots, BoxCount>({
  type: 'mail-ballot-box-counted',
  version: 1,
  group,
  schema: BoxCount,
  subjects: (p) => [`mail-ballot-box:${p.district}`],
  apply: (s, p, { act }) => {
    s.boxes.set(p.district, { ...p, act });
  },
  say: (_, p) =>
    `${sentence(`The box of ${toBoard(p.district)} after the close, ${receivedInWords(p.at)}`)} Envelopes opened: ${p.opened}; ballots put in: ${p.deposited}; empty envelopes: ${p.empty}.${remarked(p.remark)}`,
  happened: ({ at }) => at,
});

const DistrictSaid = z.strictObject({ ...BallotRef.shape, district: NameLine });

/** The clerk has found out to which board an envelope goes whose district was not on record. */
export const envelopeDistrictSaid = defineEvent<MailBallots, z.infer<typeof DistrictSaid>>({
  type: 'envelope-district-said',
  version: 1,
  group,
  schema: DistrictSaid,
  subjects: ballotSubjects,
  apply: (s, p) => {
    const ballot = s.ballots.get(p.envelope);
    if (ballot) ballot.goesTo = p.district;
  },
  say: (before, p) =>
    `Envelope ${envelopeNumber(p.envelope)} of ${lineInWords(before, p.application)} goes to ${toBoard(p.district)}.`,
});
