// Printing a paper of an election: a numbered edition, frozen, kept, and recorded before anybody sees it.
import { z } from 'zod';
import { missingFactsOf } from '../documents/missing-facts.ts';
import { newspaperText } from '../documents/newspaper-text.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import type { DeskPaper } from '../papers/define-desk-paper.ts';
import { dressed, editionsOf, factsOfPaper, paperContext, unnumbered } from '../papers/make-paper.ts';
import { CorrectionOnRecord, paperPrinted, Sha256 } from '../records/paper-edition.ts';
import { err, ok } from '../result.ts';
import { listInWords } from '../words/lists.ts';
import { type CommandContext, type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { deskPaperOf, electionOf } from './no-such-record.ts';

const Input = z.strictObject({
  election: ElectionId,
  paper: z.string().max(60),
  size: z.enum(['letter', 'legal']),
  /** Null: as papers of its kind are printed, at a door or at a desk. */
  type: z.enum(['posted', 'filed', 'large']).nullable(),
  /** Why it is printed with spaces to fill in by hand; null when nothing is missing. */
  blanks: Remark.nullable(),
  /** For an edition that takes the place of an earlier one; null for one that corrects nothing. */
  correction: CorrectionOnRecord.nullable(),
});
type Input = z.infer<typeof Input>;

function made(state: DeskState, input: Input, { today, picture }: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const paper = deskPaperOf(input.paper);
  if (!paper.ok) return paper;
  const { file } = election.value;
  const editions = editionsOf(file.editions, paper.value.id);
  const newest = editions.at(-1) ?? null;
  const edition = Math.max((newest?.edition ?? 0) + 1, file.nextEdition);
  const facts = factsOfPaper(paper.value, paperContext(state.office, election.value, today), {
    size: input.size,
    edition,
  });
  if (!facts.ok) return refuse('facts-missing', facts.error);
  if (input.correction !== null && !editions.some((one) => one.edition === input.correction?.edition))
    return refuse(
      'no-such-edition',
      `There is no edition ${input.correction.edition} of this paper to correct.`,
      'correction',
    );
  const document = dressed(paper.value, facts.value, input, editions, picture);
  const missing = missingFactsOf(document);
  if (missing.length > 0 && input.blanks === null) {
    return err<Refusal>({
      code: 'facts-missing',
      message: `Not on record yet: ${listInWords(missing.map((m) => m.what))}. Enter it, or say why the paper is printed with a ruled space to fill in by hand.`,
      fields: missing.map((m) => ({ path: m.field, message: m.what })),
      related: [],
    });
  }
  // A reason for spaces of which there are none would be a false word in the history.
  const blanks = missing.length === 0 ? null : input.blanks;
  return ok({ paper: paper.value as DeskPaper, facts: facts.value, document, edition, newest, blanks });
}

/** What the digest of an edition is taken of: what it says and how it is dressed. */
const frozen = (facts: Record<string, unknown>, { type, correction }: Input) => ({ ...facts, type, correction });

/**
 * The digest is of the facts without edition number and day, so a paper that says what the newest edition says is that
 * edition again: its frozen bytes are shown and nothing is recorded.
 */
export const printPaper = defineCommand({
  name: 'paper.print',
  title: 'Print a paper of an election',
  input: Input,
  value: z.strictObject({ edition: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-paper', 'no-such-edition', 'facts-missing'],
  paper: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    const { document, facts } = found.value;
    return ok({ kind: 'flow', document, facts: frozen(unnumbered(facts), input) });
  },
  decide: (state, input, context) => {
    const found = made(state, input, context);
    if (!found.ok) return found;
    if (!context.printed) throw new Error('the paper was not drawn');
    const { sha256, pages, factsDigest, templateVersion } = context.printed;
    const { edition, newest, facts, paper, document, blanks } = found.value;
    if (newest && newest.factsDigest === factsDigest && newest.blanks === blanks) {
      const { edition: again, sha256: kept, pages: sheets } = newest;
      return ok({ events: [], value: { edition: again, sha256: kept, pages: sheets }, showStored: kept });
    }
    const event = paperPrinted.of(input.election, {
      paper: paper.id,
      edition,
      template: `${paper.id}/${templateVersion}`,
      pageSize: input.size,
      type: document.type,
      ...{ sha256, factsDigest, pages },
      printedOn: context.today,
      blanks,
      correction: input.correction,
      facts: unnumbered(facts),
      newspaper: paper.newspaper ? newspaperText(document) : null,
    });
    return ok({ events: [event], value: { edition, sha256, pages }, keepPrinted: true });
  },
});
