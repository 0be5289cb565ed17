// Everybody of a district who has applied for a mail ballot, for the register of the inspectors at their meeting to register
// voters (§15-118(8)). It tells no reason, no birth date and no address but the residence.
import type { DeepReadonly } from '../../deep-readonly.ts';
import type { Residence } from '../../domain/address.ts';
import type { MailBallotKind } from '../../domain/mail-ballot.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { longDay } from '../../words/days.ts';
import {
  type Block,
  blank,
  bold,
  type FlowDocument,
  field,
  group,
  italic,
  paragraph,
  type Run,
  words,
} from '../blocks.ts';
import { ballotKind } from './ballot-kind.ts';
import { type DistrictPaperFacts, districtPaper, ofDistrict } from './district-paper.ts';

export interface ApplicantRow {
  readonly name: string;
  /** Where the voter lives, as the application says; null where it does not. */
  readonly residence: DeepReadonly<Residence> | null;
  readonly kind: MailBallotKind;
  /** Whether a ballot was sent or handed out on it. */
  readonly issued: boolean;
}

/** `meeting`: the day on which the inspectors meet to register voters; null where the village holds none. */
export interface ApplicantsListFacts extends DistrictPaperFacts {
  readonly meeting: PlainDate | null;
  /** “9:41 a.m. on Saturday, March 6, 2027” */
  readonly asOf: string;
  readonly rows: readonly ApplicantRow[];
}

export const applicantsList = (facts: ApplicantsListFacts): FlowDocument =>
  districtPaper(facts, { paper: 'applicants-list', templateVersion: 1, name: 'Applicants for Mail Ballots' }, [
    paragraph(
      words('Everybody who has applied to me for an absentee or an early mail ballot for the '),
      ...ofDistrict(facts),
      ...(facts.meeting
        ? [
            words(', for the inspectors at their meeting to register voters on '),
            bold(longDay(facts.meeting), 'meeting'),
          ]
        : [words(', for the register of the inspectors')]),
      words(' (Election Law §15-118(8)).'),
    ),
    field('As of:', words(facts.asOf, 'asOf')),
    list(facts.rows),
    group(
      field('Together:', bold(together(facts.rows), 'rows')),
      field('Received by the inspectors on:', blank('received', 150)),
      field('The chair’s initials:', blank('initials', 80)),
    ),
  ]);

function together(rows: readonly ApplicantRow[]): string {
  const issued = rows.filter((row) => row.issued).length;
  return `${rows.length} ${rows.length === 1 ? 'application' : 'applications'}, ${issued} with a ballot sent or handed out`;
}

function list(rows: readonly ApplicantRow[]): Block {
  if (rows.length === 0) return paragraph(italic('Nobody has applied.'));
  return {
    kind: 'table',
    name: 'Applicants',
    columns: [
      { title: 'Name', share: 36, joint: ', ' },
      { title: 'Residence', share: 34, joint: ', ' },
      { title: 'Kind', share: 15, joint: ', ' },
      { title: 'Ballot issued', share: 15, joint: '' },
    ],
    rows: rows.map(({ name, residence, kind, issued }, i): Run[][] => [
      [bold(name, `rows.${i}.name`)],
      [residence === null ? italic('not given') : words(livesAt(residence), `rows.${i}.residence`)],
      [words(ballotKind[kind].word, `rows.${i}.kind`)],
      [words(issued ? 'yes' : 'no', `rows.${i}.issued`)],
    ]),
  };
}

const livesAt = ({ street, apartment, city }: DeepReadonly<Residence>): string =>
  [street, apartment, city].filter((part) => part !== '').join(', ');
