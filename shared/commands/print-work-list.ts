// Printing a work list of the mail ballots: drawn from the record as it stands, shown and not kept.
import { z } from 'zod';
import { workList } from '../documents/mail-ballots/work-list.ts';
import { ElectionId } from '../domain/ids.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { mailBallotWorkList, WorkListId } from '../views/mail-ballot-work-list.ts';
import { defineCommand, refuse } from './define-command.ts';
import { frameOf } from './filing-paper-facts.ts';
import { electionOf } from './no-such-record.ts';

export const printWorkList = defineCommand({
  name: 'mail-ballot.print-work-list',
  title: 'Print a work list of the mail ballots',
  input: z.strictObject({ election: ElectionId, list: WorkListId }),
  value: z.strictObject({ sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'facts-missing'],
  paper: (state, input, context) => {
    const list = mailBallotWorkList.answer(state, input, context);
    if (!list.ok) return list;
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { kind, pollDay } = election.value.file;
    if (kind === null || pollDay === null) throw new Error('an election without a day');
    const frame = frameOf(state.office, 1);
    if (!frame.ok) return refuse('facts-missing', frame.error);
    const facts = { ...frame.value, edition: null, election: kind, pollDay, ...list.value };
    return ok({ kind: 'flow', document: workList(facts), facts });
  },
  decide: (_state, _input, { printed }) => {
    if (!printed) throw new Error('the work list was not drawn');
    return ok({ events: [], value: { sha256: printed.sha256, pages: printed.pages } });
  },
});
