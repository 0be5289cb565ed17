// The ballot for papers: as it stands in the records, without the numbers the program keeps it under.
import { ballotOf } from '../commands/ballot-of-election.ts';
import type { Contest } from '../domain/ballot.ts';
import { err, ok, type Result } from '../result.ts';
import { type PaperContext, typedFor } from './define-desk-paper.ts';
import { name, orNull, text } from './fields.ts';
import { whichElection } from './of-election.ts';

function contestFact({ office: _, lines, ...contest }: Contest) {
  return {
    ...contest,
    lines: lines.map(({ candidate: __, sameAs, ...line }) => ({
      ...line,
      sameAs: sameAs === null ? null : lines.findIndex(({ candidate }) => candidate === sameAs) + 1,
    })),
  };
}

/** Contests, rows and propositions; or the sentence that says why there is no ballot yet. */
export function ballotFactOf({ election }: PaperContext) {
  const { rows, contests, questions } = ballotOf(election);
  if (contests.length === 0 && questions.length === 0)
    return err('Neither an office nor a proposition is on the ballot yet. Add them on the Election page first.');
  return ok({
    rows,
    contests: contests.map(contestFact),
    questions: questions.map(({ number: _, ...question }) => question),
  });
}

export const ballotFields = {
  instructions: text(
    'Instructions to voters, word for word',
    'As your attorney or the county board gives them; empty: none are printed',
  ),
  yes: name('What the answer in favor is called', 'Empty: Yes'),
  no: name('What the answer against is called', 'Empty: No'),
} as const;

/** What all four proofs say. What is not typed on the page of `id` is taken from the page of the election-day ballot. */
export function ballotProofFacts(context: PaperContext, id: string) {
  const { office } = context;
  if (office.conductedBy === 'county-board')
    return err('The county board conducts this election and makes its ballots.') satisfies Result<unknown, string>;
  const ballot = ballotFactOf(context);
  if (!ballot.ok) return ballot;
  const [here, first] = [id, 'ballot-proof'].map((paper) => typedFor(context, paper, ballotFields));
  const typed = (key: keyof typeof ballotFields) => here?.[key] || first?.[key] || '';
  const { votingMethod: method } = office;
  return ok({
    ...whichElection(context),
    ...ballot.value,
    method: method?.by ?? ('paper' as const),
    owner: method?.by === 'machine' ? method.owner : '',
    instructions: orNull(typed('instructions')),
    answers: { yes: typed('yes') || 'Yes', no: typed('no') || 'No' },
  });
}
