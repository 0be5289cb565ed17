// A second print of an edition, marked as a duplicate: the same words, made from the facts that were frozen with it.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { dressed, factsOfEdition } from '../papers/make-paper.ts';
import { paperDuplicated } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { type CommandContext, type DeskState, defineCommand, refuse } from './define-command.ts';
import { deskPaperOf, electionOf } from './no-such-record.ts';

const Input = z.strictObject({ election: ElectionId, paper: z.string().max(60), edition: Serial });
type Input = z.infer<typeof Input>;

function duplicateOf(state: DeskState, input: Input, { picture }: CommandContext) {
  const election = electionOf(state, input.election);
  if (!election.ok) return election;
  const paper = deskPaperOf(input.paper);
  if (!paper.ok) return paper;
  const { editions } = election.value.file;
  const found = editions.find((one) => one.paper === input.paper && one.edition === input.edition);
  if (!found) return refuse('no-such-edition', `There is no edition ${input.edition} of this paper.`, 'edition');
  const facts = factsOfEdition(found, true);
  if (found.template !== `${paper.value.id}/${paper.value.templateVersion}` || !paper.value.reads(facts))
    return refuse(
      'another-template',
      `Edition ${input.edition} was made by an earlier version of this program, whose wording or layout was another. Open the edition itself and write “Duplicate” on the print by hand.`,
      'edition',
    );
  const { pageSize: size, type, correction } = found;
  const document = dressed(
    paper.value,
    facts,
    {
      size,
      type,
      correction: correction && { ...correction, changed: [...correction.changed], went: [...correction.went] },
    },
    editions,
    picture,
  );
  return ok({ document, facts });
}

export const printDuplicate = defineCommand({
  name: 'paper.print-duplicate',
  title: 'Print an edition once more, marked as a duplicate',
  input: Input,
  value: z.strictObject({ pages: z.number().int() }),
  refusals: ['no-such-election', 'no-such-paper', 'no-such-edition', 'another-template'],
  paper: (state, input, context) => {
    const found = duplicateOf(state, input, context);
    return found.ok ? ok({ kind: 'flow', ...found.value }) : found;
  },
  decide: (state, input, context) => {
    const found = duplicateOf(state, input, context);
    if (!found.ok) return found;
    if (!context.printed) throw new Error('the duplicate was not drawn');
    const { paper, edition, election } = input;
    const { pages } = context.printed;
    return ok({
      events: [paperDuplicated.of(election, { paper, edition, pages, printedOn: context.today })],
      value: { pages },
    });
  },
});
