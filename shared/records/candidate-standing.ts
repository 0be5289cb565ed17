// Somebody who was on the list of candidates no longer stands, or stands again. Nobody is deleted: who declined, died or was
// taken off by a court stays in the record with why, and can come back.
import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Standing } from '../domain/filing.ts';
import { Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { longDay } from '../words/days.ts';
import { standingWords } from '../words/filings.ts';
import { sentence } from '../words/sentence.ts';
import { changesOf } from './change.ts';
import { defineEvent } from './define-event.ts';
import type { Nominations, NumberedCandidate } from './nominations.ts';

export interface FormerCandidate {
  candidate: NumberedCandidate;
  standing: Exclude<Standing, 'stands'>;
  on: PlainDate;
  filing: number | null;
  reason: string | null;
  act: string;
}

/** `on`: the day it happened, as told. `filing`: the paper of the book that says so, such as the declination. */
const Changed = z.strictObject({
  number: Serial,
  standing: Standing,
  on: PlainDate,
  filing: Serial.nullable(),
  reason: Remark.nullable(),
});

type Lists = Pick<DeepReadonly<Nominations>, 'candidates' | 'former'>;

/** The candidate of that number, whether she stands or no longer does. */
export const anyCandidate = ({ candidates, former }: Lists, number: number): DeepReadonly<NumberedCandidate> | null =>
  candidates.find((one) => one.number === number) ??
  former.find(({ candidate }) => candidate.number === number)?.candidate ??
  null;

const standingOf = ({ former }: Lists, number: number): Standing =>
  former.find(({ candidate }) => candidate.number === number)?.standing ?? 'stands';

export const candidateStandingChanged = defineEvent<Nominations, z.infer<typeof Changed>>({
  type: 'candidate-standing-changed',
  version: 1,
  group: 'nominations',
  schema: Changed,
  subjects: (p) => [`candidate:${p.number}`],
  restsOn: (p) => (p.filing === null ? [] : [`filing:${p.filing}`]),
  apply: (s, { number, standing, on, filing, reason }, { act }) => {
    const candidate = anyCandidate(s, number);
    if (candidate === null) return;
    s.candidates = s.candidates.filter((one) => one.number !== number);
    s.former = s.former.filter((one) => one.candidate.number !== number);
    if (standing === 'stands') s.candidates.push({ ...candidate, residence: { ...candidate.residence } });
    else
      s.former.push({
        candidate: { ...candidate, residence: { ...candidate.residence } },
        ...{ standing, on, filing, reason, act },
      });
    s.candidates.sort((a, b) => a.number - b.number);
  },
  say: (before, p) => {
    const name = anyCandidate(before, p.number)?.ballotName ?? 'somebody who is not on record';
    const by = p.filing === null ? '' : ` (filing ${p.filing})`;
    const why = p.reason === null ? '' : ` ${sentence(p.reason)}`;
    return p.standing === 'stands'
      ? `Back on the list of candidates: ${name}, ${longDay(p.on)}${by}.${why}`
      : `Off the list of candidates: ${name}, ${standingWords[p.standing]}, ${longDay(p.on)}${by}.${why}`;
  },
  change: (before, p) =>
    changesOf([['Standing', standingWords[standingOf(before, p.number)], standingWords[p.standing]]]),
  happened: (p) => ({ day: p.on, time: null }),
});
