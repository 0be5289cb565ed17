// The propositions to be voted on.
import type { ElectionState } from '../../commands/define-command.ts';
import { inBallotNumbers, propositionLabel } from '../../domain/ballot.ts';
import { column, defineTable } from '../export-table.ts';

interface Row {
  readonly proposition: ElectionState['file']['propositions'][number];
  readonly label: string;
}

export const propositions = defineTable<Row>({
  name: 'propositions',
  title: 'Propositions',
  about: 'One row for each proposition, in the order of the ballot.',
  part: 'rest',
  audience: 'everybody',
  columns: [
    column('label', 'On the ballot', ({ label }) => label),
    column('title', 'Title', ({ proposition }) => proposition.title),
    column('abstract', 'Abstract', ({ proposition }) => proposition.abstract),
    column('full_text', 'Full text', ({ proposition }) => proposition.fullText ?? ''),
    column('put_by', 'Put on the ballot by', ({ proposition }) => proposition.source ?? ''),
    column('statute', 'Statute', ({ proposition }) => proposition.statute),
  ],
  rows: ({ election }) =>
    inBallotNumbers(election.file.propositions).map((proposition, at) => ({
      proposition,
      label: propositionLabel(proposition, at),
    })),
});
