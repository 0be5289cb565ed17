// The list of candidates and the proofs of the ballot, plain and hard, each once.
import { absenteeBallot } from '../../../../shared/documents/ballots/absentee-ballot-proof.ts';
import { electionDayBallot } from '../../../../shared/documents/ballots/ballot-proof.ts';
import { earlyMailBallot } from '../../../../shared/documents/ballots/early-mail-ballot-proof.ts';
import { sampleBallot } from '../../../../shared/documents/ballots/sample-ballot.ts';
import type { FlowDocument } from '../../../../shared/documents/blocks.ts';
import { listOfCandidates } from '../../../../shared/documents/lists/list-of-candidates.ts';
import { plainDate } from '../../../../shared/domain/plain-date.ts';
import { frame, livesAt } from '../../../support/sample-papers.ts';

const general = { kind: 'general', pollDay: plainDate('2027-03-16') } as const;
const line = (row: string, name: string, body: string, street: string, sameAs: number | null = null) => ({
  ...{ row, name, body, sameAs },
  residence: livesAt(street),
});
/** 120 characters, the longest name there is. */
const longest =
  'Maximiliane-Theodora von Hohenstaufen-Featherstonehaugh “Teddy” Wolfeschlegelsteinhausenbergerdorff-Cholmondeley de III.';
const term = { termYears: 2, unexpired: false, termEnds: null, printsTerm: false };
/** Fused lines, the longest name, an unexpired term without candidates, three propositions. */
export const hardBallot = {
  rows: [
    { letter: 'A', body: 'Democratic', kind: 'party' as const },
    { letter: 'B', body: 'Republican', kind: 'party' as const },
    { letter: 'C', body: 'Citizens for a Walkable Example Falls', kind: 'independent' as const },
  ],
  contests: [
    {
      ...{ title: 'Mayor', seats: 1, ...term },
      lines: [
        line('A', 'María-José Peña O’Brien', 'Democratic', '101 Łódź Avenue'),
        line('B', 'Woot Alfred Dougherty III', 'Republican', '7 Old Mill Road'),
        line('C', 'María-José Peña O’Brien', 'Citizens for a Walkable Example Falls', '101 Łódź Avenue', 1),
      ],
    },
    {
      ...{ title: 'Trustee', seats: 2, ...term, printsTerm: true },
      lines: [
        line('A', 'Jean-Baptiste “Buddy” Étienne, Jr.', 'Democratic', '9 Canal Street'),
        line('A', 'Nguyễn Thị Diễm', 'Democratic', '48 Elm Street'),
        line('B', longest, 'Republican', 'R.D. 2, Box 118, Officeville Road'),
      ],
    },
    {
      ...{ title: 'Trustee', seats: 1, ...term, unexpired: true, termEnds: plainDate('2028-04-03'), printsTerm: true },
      lines: [],
    },
  ],
  questions: [
    {
      ...{ label: 'Proposition 1', title: 'Fire truck' },
      text: 'Shall the Village of Example Falls buy a fire truck at a cost of at most $850,000, and issue bonds for it?',
    },
    { label: 'Proposition 2', title: 'Service award program', text: 'Shall a service award program be established?' },
    { label: 'Proposition 3', title: 'Five trustees', text: 'Shall there be five trustees instead of four?' },
  ],
};
const list = { ...frame(), ...general, ...hardBallot, dated: plainDate('2027-02-18') };
const proof = {
  ...{ ...frame(), ...general, ...hardBallot },
  ...{ method: 'paper' as const, owner: '', instructions: null, answers: { yes: 'Yes', no: 'No' } },
};
const [mayor] = hardBallot.contests;
const forty = {
  rows: Array.from({ length: 40 }, (_, i) => ({
    ...{ letter: i < 26 ? String.fromCharCode(65 + i) : `A${String.fromCharCode(39 + i)}`, body: `Body no. ${i + 1}` },
    kind: 'independent' as const,
  })),
  contests: [
    {
      ...{ title: 'Trustee', seats: 4, ...term },
      lines: Array.from({ length: 40 }, (_, i) =>
        line(
          i < 26 ? String.fromCharCode(65 + i) : `A${String.fromCharCode(39 + i)}`,
          `Candidate the ${i + 1}th`,
          `Body no. ${i + 1}`,
          `${i + 1} Oak Avenue`,
        ),
      ),
    },
  ],
  questions: [],
};
const nothing = {
  ...{ rows: [], edition: null },
  contests: [
    {
      ...{ title: 'Village Justice', seats: 1, ...term, unexpired: true, printsTerm: true },
      lines: [{ ...line('', 'Ján Křížek', '', ''), residence: null }],
    },
  ],
  questions: [{ label: 'Proposition 1', title: 'Fire truck', text: null }],
};

export const casesOfBallots: Readonly<Record<string, FlowDocument>> = {
  'list of candidates': listOfCandidates.document(list),
  'list of candidates, nothing on record': listOfCandidates.document({ ...list, ...nothing, dated: null }),
  'list of candidates, forty': listOfCandidates.document({ ...list, ...forty }),
  'ballot proof': electionDayBallot.document({
    ...proof,
    instructions: 'Words of the village attorney, first line.\nSecond line.',
  }),
  'ballot proof, nothing on record': electionDayBallot.document({ ...proof, ...nothing }),
  'ballot proof, forty': electionDayBallot.document({ ...proof, ...forty }),
  'ballot proof, machine': electionDayBallot.document({
    ...proof,
    ...{ method: 'machine', owner: 'the Sample County Board of Elections' },
  }),
  'ballot proof, run-off by machine, practice': electionDayBallot.document({
    ...proof,
    ...{ kind: 'run-off', pollDay: plainDate('2027-03-30'), method: 'machine', practice: true },
    ...{ rows: [], questions: [] },
    contests: mayor ? [{ ...mayor, lines: mayor.lines.slice(0, 2).map((one) => ({ ...one, row: '' })) }] : [],
  }),
  'absentee ballot proof': absenteeBallot.document({ ...proof, method: 'machine' }),
  'early mail ballot proof, legal': earlyMailBallot.document({ ...proof, size: 'legal' }),
  'sample ballot': sampleBallot.document({ ...proof, answers: { yes: 'For', no: 'Against' } }),
};
