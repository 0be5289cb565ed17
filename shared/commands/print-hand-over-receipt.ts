// The receipt for a ballot handed over: printed at the counter before it is signed, for the voter or for the agent (§15-120(6)).
import { z } from 'zod';
import { sealOf, withSeal } from '../documents/dress.ts';
import { handingOverReceipt } from '../documents/mail-ballots/handing-over-receipt.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { HandedTo } from '../domain/mail-ballot.ts';
import { nameInOrder } from '../domain/person-name.ts';
import { NameLine } from '../domain/text.ts';
import { applicationPaperPrinted } from '../records/application-papers.ts';
import { wantedNow } from '../records/mail-ballot-standing.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { aboutLine } from './application-paper-facts.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { sameAgent } from './hand-over-ballot.ts';
import { notYet } from './not-yet.ts';
import { envelopeNow, lineOf, mayGoOut } from './register-line.ts';

/** `name`: of whoever is given the ballot; `at`: when it is handed over. */
const Input = z.strictObject({
  election: ElectionId,
  application: Serial,
  to: HandedTo,
  name: NameLine,
  at: HappenedOn,
});
type Input = z.infer<typeof Input>;

function made(state: DeskState, { election: id, application, to, name, at }: Input, context: CommandContext) {
  const found = lineOf(state, id, application);
  if (!found.ok) return found;
  const { election, line } = found.value;
  const no = notYet(at, context, 'at') ?? mayGoOut(line, 'application');
  if (no) return no;
  const number = election.mailBallots.nextApplicationPaper;
  const about = aboutLine(state.office, election, line, number);
  if (!about.ok) return refuse('facts-missing', about.error);
  const facts = {
    ...{ ...about.value, applicant: nameInOrder(line.application.name), handedOver: at },
    ...{ agent: to === 'agent' ? name : null, named: to === 'agent' && sameAgent(wantedNow(line).agent, name) },
    ...{ envelope: envelopeNow(election.mailBallots, line) },
    closes: hourOf('polls-close', factsOfElection(state.office, election)),
  };
  const seal = facts.seal === undefined ? null : context.picture(facts.seal, sealOf(facts.village.name));
  return ok({ number, facts, document: withSeal(handingOverReceipt(facts), seal) });
}

export const printHandOverReceipt = defineCommand({
  name: 'mail-ballot.print-hand-over-receipt',
  title: 'Print the receipt that is signed when a ballot is handed over',
  input: Input,
  value: z.strictObject({ number: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future', 'not-determined', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, input, context);
    return found.ok ? ok({ kind: 'flow', document: found.value.document, facts: found.value.facts }) : found;
  },
  decide: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    if (!context.printed) throw new Error('the receipt was not drawn');
    const { number, document } = found.value;
    const { sha256, pages, templateVersion } = context.printed;
    const event = applicationPaperPrinted.of(input.election, {
      ...{ number, application: input.application, paper: 'handing-over-receipt', to: input.name, sha256, pages },
      template: `${document.paper}/${templateVersion}`,
    });
    return ok({ events: [event], value: { number, sha256, pages }, keepPrinted: true });
  },
});
