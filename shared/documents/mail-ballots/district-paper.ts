// What the papers for the inspectors have in common: one election district, its envelopes by number and name, their count by
// kind. A name, a number and a kind is all they tell about a voter; a reason, a birth date and a mailing address never.
import type { ElectionKind } from '../../domain/election.ts';
import type { HappenedOn } from '../../domain/finding.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { hourInWords } from '../../words/hours.ts';
import { districtInWords } from '../../words/inspectors.ts';
import { listInWords } from '../../words/lists.ts';
import { envelopeNumber } from '../../words/mail-ballots.ts';
import {
  type Block,
  blank,
  bold,
  type Column,
  type FlowDocument,
  italic,
  type Run,
  type Table,
  words,
} from '../blocks.ts';
import { electionInSentence } from '../election-name.ts';
import { paperDocument } from '../paper-document.ts';
import type { PaperFrame } from '../paper-frame.ts';
import { ballotKind } from './ballot-kind.ts';

/** `district`: its name; '' in a village that has one, and on a sheet for the whole village. */
export interface DistrictPaperFacts extends PaperFrame {
  readonly election: ElectionKind;
  readonly pollDay: PlainDate;
  readonly district: string;
}

/**
 * One envelope. `envelope`: the number printed on it, null where none can be read. `name`: the voter's in the register; '' where
 * nobody knows whose it is. A ballot sent from the list of permanently disabled voters is an absentee ballot.
 */
export interface EnvelopeRow {
  readonly envelope: number | null;
  readonly name: string;
  readonly kind: MailBallotKind;
}

/** The paper with its number, its district and its election at the foot of every sheet. */
export const districtPaper = (
  facts: DistrictPaperFacts,
  paper: { readonly paper: string; readonly templateVersion: number; readonly name: string },
  blocks: readonly Block[],
): FlowDocument =>
  paperDocument({ ...facts, edition: null }, paper, {
    name: paper.name,
    of: [numberInWords(facts), districtInWords(facts.district), `election of ${dayWithoutWeekday(facts.pollDay)}`]
      .filter((part) => part !== '')
      .join(', '),
    type: 'filed',
    head: 'letterhead',
    blocks,
  });

/** “no. 3”: these papers are numbered in the register; each is of its minute, and none is an edition of another. */
export const numberInWords = ({ edition }: PaperFrame): string => (edition === null ? '' : `no.\u00a0${edition}`);

/** “general village election on Tuesday, March 16, 2027, District 2” */
export const ofDistrict = ({ election, pollDay, district }: DistrictPaperFacts): Run[] => [
  words(`${electionInSentence[election]} on `),
  words(longDay(pollDay), 'pollDay'),
  ...(district === '' ? [] : [words(', '), bold(districtInWords(district), 'district')]),
];

/** “31 envelopes (25 absentee, 6 early mail)”; “no envelope” */
export function envelopesInWords(rows: readonly { readonly kind: MailBallotKind }[]): string {
  if (rows.length === 0) return 'no envelope';
  const kinds = (['absentee', 'early-mail'] as const)
    .map((kind) => ({ kind, count: rows.filter((row) => row.kind === kind).length }))
    .filter(({ count }) => count > 0);
  const byKind = kinds.map(({ kind, count }) => `${count} ${ballotKind[kind].word}`).join(', ');
  return `${rows.length} ${rows.length === 1 ? 'envelope' : 'envelopes'} (${byKind})`;
}

/** Each kind's own subdivision for what both kinds share: “Election Law §15-120(8) and §15-119(10)”. */
export const bothKinds = (which: 'back' | 'toInspectors'): string =>
  listInWords([ballotKind.absentee[which], ballotKind['early-mail'][which].replace(/^Election Law /, '')]);

/** The first three cells of an envelope's row; `at` is the path of its fact. */
export const envelopeCells = ({ envelope, name, kind }: EnvelopeRow, at: string): Run[][] => [
  [envelope === null ? italic('none') : bold(envelopeNumber(envelope), `${at}.envelope`)],
  [name === '' ? italic('not known whose') : bold(name, `${at}.name`)],
  [words(ballotKind[kind].word, `${at}.kind`)],
];

/** Envelopes with whatever more a paper has to say of each. */
export const envelopeTable = <Row extends EnvelopeRow>(
  name: string,
  rows: readonly Row[],
  more: readonly { readonly title: string; readonly share: number; cell(row: Row, at: string): Run[] }[],
): Table => {
  const taken = more.reduce((sum, { share }) => sum + share, 0);
  const columns: Column[] = [
    { title: 'No.', share: 9, joint: ': ' },
    { title: 'Name', share: 74 - taken, joint: ', ' },
    { title: 'Kind', share: 17, joint: ', ' },
    ...more.map(({ title, share }) => ({ title, share, joint: ', ' })),
  ];
  return {
    kind: 'table',
    name,
    columns,
    rows: rows.map((row, i) => [...envelopeCells(row, `rows.${i}`), ...more.map(({ cell }) => cell(row, `rows.${i}`))]),
  };
};

/** When an envelope came, for a column: “March 12, 2027, 10:15 a.m.”, or that nobody wrote it down. */
export const cameRuns = (received: Readonly<HappenedOn> | null, at: string): Run[] => {
  if (received === null) return [italic('not on record')];
  const { day, time } = received;
  return [words([dayWithoutWeekday(day), ...(time === null ? [] : [hourInWords(time)])].join(', '), `${at}.received`)];
};

/** Empty rows to sign in, a line for each name and as many without one as make up `least`. */
export const signedTable = (
  name: string,
  columns: readonly [string, number][],
  filled: readonly string[],
  least: number,
): Table => ({
  kind: 'table',
  name,
  columns: columns.map(([title, share]) => ({ title, share, joint: ', ' })),
  rows: Array.from({ length: Math.max(least, filled.length) }, (_, i) =>
    columns.map(([title], column): Run[] => {
      const known = column === 0 ? filled[i] : undefined;
      return known === undefined ? [blank(`${name}.${i}.${title}`, 60)] : [words(known, `${name}.${i}`)];
    }),
  ),
});
