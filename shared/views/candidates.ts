// Who stands for what just now, who no longer does and why, and which papers that left the office still name the latter.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { editionsThatName } from '../commands/editions-that-name.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { addressInline } from '../domain/address.ts';
import { Standing } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { NumberedCandidate } from '../records/nominations.ts';
import { ok } from '../result.ts';
import { isSamePerson } from '../rules/ballot-as-it-stands.ts';
import { standingWords } from '../words/filings.ts';
import { paperInWords } from '../words/records.ts';
import { defineView } from './define-view.ts';
import { officeTitle } from './filing-shapes.ts';

const Listed = z.strictObject({
  number: Serial,
  name: z.string(),
  office: z.string(),
  party: z.string(),
  residence: z.string(),
  filing: Serial.nullable(),
  /** Other lines of the same person for the same office. */
  alsoAs: z.array(z.string()),
});
const Edition = z.strictObject({ paper: z.string(), words: z.string(), edition: Serial, printedOn: PlainDate });

type Candidate = DeepReadonly<NumberedCandidate>;
/** Another line of one person for the same office, told as the ballot tells it. */
const isOtherLine = (a: Candidate, b: Candidate): boolean =>
  a.number !== b.number && a.office === b.office && isSamePerson(a, b);

function listed(one: Candidate, { file, nominations }: ElectionState): z.infer<typeof Listed> {
  const office = file.offices.find(({ number }) => number === one.office);
  return {
    number: one.number,
    name: one.ballotName,
    office: office ? officeTitle(office) : `Office number ${one.office}`,
    party: one.party,
    residence: addressInline(one.residence),
    filing: one.filing,
    alsoAs: nominations.candidates
      .filter((other) => isOtherLine(one, other))
      .map(({ party }) => party || 'no party named'),
  };
}

export const candidatesNow = defineView({
  name: 'nominations.candidates',
  title: 'Who stands for what just now, and who no longer does',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    standing: z.array(Listed),
    former: z.array(
      z.strictObject({
        ...Listed.shape,
        how: Standing,
        why: z.string(),
        on: PlainDate,
        by: Serial.nullable(),
        reason: z.string().nullable(),
        /** Papers that left the office and name the person; each may need a corrected edition. */
        named: z.array(Edition),
      }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { file, nominations } = election.value;
    const stillNamed = (name: string) => nominations.candidates.some(({ ballotName }) => ballotName === name);
    return ok({
      standing: nominations.candidates.map((one) => listed(one, election.value)),
      former: nominations.former.map(({ candidate, standing, on, filing, reason }) => ({
        ...listed(candidate, election.value),
        ...{ how: standing, why: standingWords[standing], on, by: filing, reason },
        named: stillNamed(candidate.ballotName)
          ? []
          : editionsThatName(file, candidate.ballotName).map((one) => ({ ...one, words: paperInWords(one.paper) })),
      })),
    });
  },
});
