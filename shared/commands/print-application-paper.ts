// Printing what goes with an application: its receipt, or a letter to the applicant. Each is numbered, kept, and recorded before
// anybody sees it; printed again it is another one with a number of its own.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { ApplicationPaperKind, applicationPaperPrinted } from '../records/application-papers.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { applicationPaper, papersThatFit } from './application-paper-facts.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { keptOf, sealedWith } from './numbered-paper.ts';

const Input = z.strictObject({ election: ElectionId, number: Serial, paper: ApplicationPaperKind });

function made(state: DeskState, { election: id, number: of, paper }: z.infer<typeof Input>, context: CommandContext) {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const line = election.value.mailBallots.applications.get(of);
  if (!line) return noSuchRecord('application', of, 'number');
  const closed = mailBallotsClosedBecause(factsOfElection(state.office, election.value));
  if (closed !== null) return refuse('register-closed', closed, 'election');
  if (!papersThatFit(line).includes(paper))
    return refuse(
      'paper-does-not-fit',
      `That letter does not fit how application ${of} stands. Its page offers the ones that do.`,
      'paper',
    );
  const number = election.value.mailBallots.nextApplicationPaper;
  const found = applicationPaper(state.office, election.value, line, { paper, number, today: context.today });
  if (!found.ok) return refuse('facts-missing', found.error);
  const { facts } = found.value;
  const document = sealedWith(found.value.document, facts, context);
  return ok({ number, facts, document, to: nameInOrder(line.application.name) });
}

export const printApplicationPaper = defineCommand({
  name: 'mail-ballot.print-application-paper',
  title: 'Print the receipt for an application, or a letter about it',
  input: Input,
  value: z.strictObject({ number: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-record', 'register-closed', 'paper-does-not-fit', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, input, context);
    return found.ok ? ok({ kind: 'flow', document: found.value.document, facts: found.value.facts }) : found;
  },
  decide: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    const { number, to, document } = found.value;
    const kept = keptOf(document, context);
    const { number: application, paper } = input;
    const event = applicationPaperPrinted.of(input.election, { number, application, paper, to, ...kept });
    return ok({ events: [event], value: { number, sha256: kept.sha256, pages: kept.pages }, keepPrinted: true });
  },
});
