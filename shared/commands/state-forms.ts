// The state's application form: imported once a year, and printed for a voter as often as it is asked for. The law makes the
// clerk take the state's form and, for early mail, hand it out on request (§15-119(2), §15-120(2)).
import { z } from 'zod';
import { FormApplicant } from '../domain/form-applicant.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { officeStream } from '../records/define-event.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { stateFormImported, stateFormPrinted } from '../records/state-forms.ts';
import { ok } from '../result.ts';
import { mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { type CommandContext, type DeskState, defineCommand, type ElectionState, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { keptOf, sealedWith } from './numbered-paper.ts';
import { stateFormPaper } from './state-form-facts.ts';

export const importStateForm = defineCommand({
  name: 'office.import-state-form',
  title: 'Import the state’s application form',
  /** The SHA-256 of the file as `state-form.choose-file` told it. */
  input: z.strictObject({ kind: MailBallotKind, sha256: Sha256 }),
  value: z.strictObject({}),
  refusals: ['no-such-file'],
  decide: (_, { kind, sha256 }, { chosen }) => {
    const file = chosen(sha256);
    if (file?.use !== 'state-form' || file.looks?.kind !== kind)
      return refuse('no-such-file', 'The file is no longer at hand. Choose it again; nothing was recorded.', 'sha256');
    const event = stateFormImported.of(officeStream, { kind, sha256, name: file.name, looks: file.looks.found });
    return ok({ events: [event], value: {}, keepChosen: [sha256] });
  },
});

/** For a line of the register, or for somebody who has not applied: then with what is known of her. */
const ForWhom = z.discriminatedUnion('from', [
  z.strictObject({
    from: z.literal('register'),
    number: Serial,
    phone: FormApplicant.shape.phone,
    email: FormApplicant.shape.email,
  }),
  z.strictObject({ from: z.literal('typed'), applicant: FormApplicant }),
]);
const Input = z.strictObject({ election: ElectionId, for: ForWhom });

function made(state: DeskState, input: z.infer<typeof Input>, context: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const closed = mailBallotsClosedBecause(factsOfElection(state.office, election.value));
  if (closed !== null) return refuse('register-closed', closed, 'election');
  const { for: whom } = input;
  const found = applicantOf(election.value, whom);
  if (!found.ok) return found;
  const { applicant, number } = found.value;
  const paper = stateFormPaper(state.office, election.value, applicant, number);
  if (!paper.ok) return refuse('facts-missing', paper.error);
  const document = sealedWith(paper.value.document, paper.value.frame, context);
  return ok({ ...paper.value, document, kind: applicant.kind, application: number });
}

/** `number` is null for somebody who has not applied yet. */
function applicantOf({ mailBallots }: ElectionState, whom: z.infer<typeof ForWhom>) {
  if (whom.from === 'typed') return ok({ applicant: whom.applicant, number: null });
  const { number, phone, email } = whom;
  const line = mailBallots.applications.get(number);
  if (!line) return noSuchRecord('application', number, 'for.number');
  return ok({ applicant: { ...line.application, phone, email }, number });
}

export const printStateForm = defineCommand({
  name: 'mail-ballot.print-state-form',
  title: 'Print the state’s application form for a voter, or what to write on it',
  input: Input,
  value: z.strictObject({ filled: z.boolean(), sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-record', 'register-closed', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    const { document, fill, facts } = found.value;
    return ok(
      fill === null
        ? { kind: 'flow', document, facts }
        : { kind: 'state-form', form: fill.form, entries: fill.entries, document, facts },
    );
  },
  decide: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    const { document, fill, kind, application, name } = found.value;
    const kept = keptOf(document, context);
    const form = fill && { sha256: fill.form, revision: fill.revision };
    const event = stateFormPrinted.of(input.election, { kind, application, name, form, ...kept });
    return ok({ events: [event], value: { filled: form !== null, sha256: kept.sha256, pages: kept.pages } });
  },
});
