// Printing what goes with a filed paper: the receipt at the counter, and the letter to a person named. Each is numbered,
// kept, and recorded before anybody sees it; printed again it is another one with a number of its own.
import { z } from 'zod';
import type { FlowDocument } from '../documents/blocks.ts';
import { filingReceipt } from '../documents/letters/filing-receipt.ts';
import { nomineeLetter } from '../documents/letters/nominee-letter.ts';
import type { PaperFrame } from '../documents/paper-frame.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { filingPaperPrinted } from '../records/filing-papers.ts';
import { Sha256 } from '../records/paper-edition.ts';
import type { Err } from '../result.ts';
import { ok, type Result } from '../result.ts';
import { type CommandContext, type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { letterFacts, receiptFacts, sealedWith } from './filing-paper-facts.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

const Value = z.strictObject({ number: Serial, sha256: Sha256, pages: z.number().int() });
const ReceiptInput = z.strictObject({ election: ElectionId, filing: Serial });
/** `person`: which of those the paper names, counted from 0. */
const LetterInput = z.strictObject({ ...ReceiptInput.shape, person: z.number().int().min(0).max(59) });

interface Made {
  readonly number: number;
  readonly to: string;
  readonly document: FlowDocument;
  readonly facts: unknown;
}

function made(
  state: DeskState,
  { election: id, filing: of, person }: z.infer<typeof ReceiptInput> & { readonly person: number | null },
  context: CommandContext,
): { ok: true; value: Made } | Err<Refusal> {
  const election = electionOf(state, id);
  if (!election.ok) return election;
  const known = election.value.nominations.filings.get(of);
  if (!known) return noSuchRecord('filing', of, 'filing');
  if (person !== null && !known.filing.persons[person]) return noSuchRecord('person', person, 'person');
  const number = election.value.nominations.nextFilingPaper;
  const from: Result<{ document: FlowDocument; facts: PaperFrame }, string> =
    person === null
      ? mapped(receiptFacts(state.office, election.value, known, number), filingReceipt)
      : mapped(
          letterFacts(state.office, election.value, known, { number, person, dated: context.today }),
          nomineeLetter,
        );
  if (!from.ok) return refuse('facts-missing', from.error);
  const { document, facts } = from.value;
  const to = person === null ? '' : (known.filing.persons[person]?.name ?? '');
  return ok({ number, to, facts, document: sealedWith(document, facts, context) });
}

const mapped = <F extends PaperFrame>(
  facts: Result<F, string>,
  draw: (facts: F) => FlowDocument,
): Result<{ document: FlowDocument; facts: PaperFrame }, string> =>
  facts.ok ? ok({ document: draw(facts.value), facts: facts.value }) : facts;

function printed(
  id: string,
  of: number,
  paper: 'receipt' | 'letter',
  { number, to, document }: Made,
  context: CommandContext,
) {
  if (!context.printed) throw new Error('the paper was not drawn');
  const { sha256, pages, templateVersion } = context.printed;
  const event = filingPaperPrinted.of(id, {
    ...{ filing: of, number, paper, to, sha256, pages },
    template: `${document.paper}/${templateVersion}`,
  });
  return ok({ events: [event], value: { number, sha256, pages }, keepPrinted: true });
}

export const printReceipt = defineCommand({
  name: 'nominations.print-receipt',
  title: 'Print the receipt for a filed paper',
  input: ReceiptInput,
  value: Value,
  refusals: ['no-such-election', 'no-such-record', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, { ...input, person: null }, context);
    return found.ok ? ok({ kind: 'flow', document: found.value.document, facts: found.value.facts }) : found;
  },
  decide: (state, input, context) => {
    const found = made(state, { ...input, person: null }, context);
    return found.ok ? printed(input.election, input.filing, 'receipt', found.value, context) : found;
  },
});

export const printLetter = defineCommand({
  name: 'nominations.print-letter',
  title: 'Print the letter to a person named in a filed paper',
  input: LetterInput,
  value: Value,
  refusals: ['no-such-election', 'no-such-record', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, input, context);
    return found.ok ? ok({ kind: 'flow', document: found.value.document, facts: found.value.facts }) : found;
  },
  decide: (state, input, context) => {
    const found = made(state, input, context);
    return found.ok ? printed(input.election, input.filing, 'letter', found.value, context) : found;
  },
});
