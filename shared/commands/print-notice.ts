// Printing the notice of election: a numbered edition, frozen, kept, and recorded before anybody sees it.
import { z } from 'zod';
import { newspaperText } from '../documents/newspaper-text.ts';
import { noticeOfElection } from '../documents/notices/notice-of-election.ts';
import { missingFacts, type NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { paperPrinted, Sha256 } from '../records/paper-edition.ts';
import { err, ok } from '../result.ts';
import { listInWords } from '../words/lists.ts';
import { type CommandContext, type DeskState, defineCommand, type Refusal, refuse } from './define-command.ts';
import { electionOf } from './no-such-record.ts';
import { noticeFacts, noticeOfElectionPaper } from './notice-facts.ts';

const Input = z.strictObject({
  election: ElectionId,
  size: z.enum(['letter', 'legal']),
  /** Why it is printed with spaces to fill in by hand; null when nothing is missing. */
  blanks: Remark.nullable(),
});
type Input = z.infer<typeof Input>;

function facts(state: DeskState, input: Input, { today }: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const printed = election.value.file.editions.filter((e) => e.paper === noticeOfElectionPaper);
  const newest = printed.at(-1) ?? null;
  const edition = Math.max((newest?.edition ?? 0) + 1, election.value.file.nextEdition);
  const found = noticeFacts(state.office, election.value, { size: input.size, dated: today, edition });
  if (!found.ok) return refuse('facts-missing', found.error);
  const missing = missingFacts(found.value);
  if (missing.length > 0 && input.blanks === null) {
    return err<Refusal>({
      code: 'facts-missing',
      message: `Not on record yet: ${listInWords(missing.map((m) => m.what))}. Enter it, or say why the notice is printed with a ruled space to fill in by hand.`,
      fields: missing.map((m) => ({ path: m.field, message: m.what })),
      related: [],
    });
  }
  return ok({ facts: found.value, edition, newest });
}

/** What two editions that say the same have in common. */
export const unnumbered = (said: NoticeOfElectionFacts): Record<string, unknown> => ({
  ...said,
  edition: null,
  dated: null,
});

/**
 * The digest is of the facts without edition number and day, so a notice that says what the newest edition says is that
 * edition again: its frozen bytes are shown and nothing is recorded.
 */
export const printNotice = defineCommand({
  name: 'paper.print-notice',
  title: 'Print the notice of election',
  input: Input,
  value: z.strictObject({ edition: Serial, sha256: Sha256, pages: z.number().int() }),
  refusals: ['no-such-election', 'facts-missing'],
  paper: (state, input, context) => {
    const found = facts(state, input, context);
    if (!found.ok) return found;
    const { facts: said } = found.value;
    return ok({ kind: 'flow', document: noticeOfElection(said), facts: unnumbered(said) });
  },
  decide: (state, input, context) => {
    const found = facts(state, input, context);
    if (!found.ok) return found;
    if (!context.printed) throw new Error('the notice was not drawn');
    const { sha256, pages, factsDigest } = context.printed;
    const { edition, newest, facts: said } = found.value;
    if (newest && newest.factsDigest === factsDigest && newest.blanks === input.blanks) {
      const { edition: again, sha256: kept, pages: sheets } = newest;
      return ok({ events: [], value: { edition: again, sha256: kept, pages: sheets }, showStored: kept });
    }
    const event = paperPrinted.of(input.election, {
      paper: noticeOfElectionPaper,
      edition,
      template: `${noticeOfElectionPaper}/${context.printed.templateVersion}`,
      pageSize: input.size,
      sha256,
      factsDigest,
      pages,
      printedOn: context.today,
      blanks: input.blanks,
      facts: unnumbered(said),
      newspaper: newspaperText(noticeOfElection(said)),
    });
    return ok({ events: [event], value: { edition, sha256, pages }, keepPrinted: true });
  },
});
