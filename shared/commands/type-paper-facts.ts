// What is typed on a paper's own page, put on record as it stands; each paper says what may be typed on its page.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { sameData } from '../domain/same-data.ts';
import { deskPapers } from '../papers/index.ts';
import { paperFactsTyped } from '../records/paper-facts.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';
import { electionOf } from './no-such-record.ts';

const inputs = deskPapers
  .filter(({ fields }) => Object.keys(fields).length > 0)
  .map(({ id, typed }) => z.strictObject({ paper: z.literal(id), facts: typed }));
const [first, ...others] = inputs;
if (first === undefined) throw new Error('no paper has anything to be typed');

export const typePaperFacts = defineCommand({
  name: 'paper.type-facts',
  title: 'Write down what a paper is to say where no other record has it',
  input: z.strictObject({ election: ElectionId, page: z.discriminatedUnion('paper', [first, ...others]) }),
  value: z.strictObject({}),
  refusals: ['no-such-election'],
  decide: (state, { election: id, page: { paper, facts } }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const kept = election.value.file.typedFacts.get(paper);
    if (kept !== undefined && sameData(kept, facts)) return ok({ events: [], value: {} });
    return ok({ events: [paperFactsTyped.of(id, { paper, facts: { ...facts } })], value: {} });
  },
});
