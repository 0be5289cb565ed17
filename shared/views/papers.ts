// Every paper of an election: which of them its calendar calls for, by when, and how each stands.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { refuse } from '../commands/define-command.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { missingFactsOf } from '../documents/missing-facts.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import type { DeskPaper, PaperContext } from '../papers/define-desk-paper.ts';
import { deskPapers } from '../papers/index.ts';
import { editionsOf, factsOfPaper, paperContext } from '../papers/make-paper.ts';
import { saysTheSame } from '../papers/what-changed.ts';
import { ok } from '../result.ts';
import { isDone, standingOf } from './date-standing.ts';
import { defineView } from './define-view.ts';

/** `not-for-it`: this election has no such paper, or something must be told before it can be made. */
const PaperState = z.enum(['not-for-it', 'facts-missing', 'ready', 'printed', 'changed']);

export const PaperRow = z.strictObject({
  id: z.string(),
  title: z.string(),
  kind: z.enum(['notice', 'resolution', 'letter', 'list', 'certificate', 'ballot']),
  why: z.string(),
  /** The calendar of this election calls for it. */
  calledFor: z.boolean(),
  state: PaperState,
  /** What is missing, or why there is none; '' where nothing is to be said. */
  note: z.string(),
  /** The next day by which something is to be done with it; null where there is none. */
  by: PlainDate.nullable(),
  /** How that date stands: “In 4 days”, “Done Monday, January 11”; '' without one. */
  says: z.string(),
  done: z.boolean(),
  edition: Serial.nullable(),
  printedOn: PlainDate.nullable(),
});

export const paperList = defineView({
  name: 'papers.list',
  title: 'Every paper of an election and how it stands',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({ papers: z.array(PaperRow) }),
  refusals: ['no-such-election', 'facts-missing'],
  answer: (state, input, { today }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { village, clerk } = state.office;
    if (!village || !clerk)
      return refuse(
        'facts-missing',
        'Papers need the village’s name and the clerk’s name and address. Give them in Settings first.',
      );
    const context = paperContext(state.office, election.value, today);
    return ok({ papers: deskPapers.map((paper) => rowOf(paper, context)) });
  },
});

function rowOf(paper: DeskPaper, context: PaperContext): z.infer<typeof PaperRow> {
  const { id, title, kind, why } = paper;
  const newest = editionsOf(context.election.file.editions, id).at(-1);
  const stands = standing(paper, context);
  return {
    ...{ id, title, kind, why },
    calledFor: paper.calledFor(context),
    ...stands,
    ...(stands.state === 'not-for-it' ? noDate : nextDate(paper, context)),
    edition: newest?.edition ?? null,
    printedOn: newest?.printedOn ?? null,
  };
}

function standing(paper: DeskPaper, context: PaperContext): Pick<z.infer<typeof PaperRow>, 'state' | 'note'> {
  const facts = factsOfPaper(paper, context, { size: 'letter', edition: null });
  if (!facts.ok) return { state: 'not-for-it', note: facts.error };
  const newest = editionsOf(context.election.file.editions, paper.id).at(-1);
  if (newest && saysTheSame(newest, facts.value)) return { state: 'printed', note: '' };
  if (newest) return { state: 'changed', note: `Edition ${newest.edition} no longer says what is on record.` };
  const missing = missingFactsOf(paper.document(facts.value));
  const [first] = missing;
  if (first === undefined) return { state: 'ready', note: '' };
  if (paper.kind === 'resolution' && missing.every(({ where }) => where === 'resolution'))
    return { state: 'facts-missing', note: 'Ready as a draft for the board. Missing is only how the board adopts it.' };
  const more = missing.length - 1;
  return {
    state: 'facts-missing',
    note: `Missing: ${first.what}${more === 0 ? '' : ` and ${more === 1 ? 'one more fact' : `${more} more facts`}`}.`,
  };
}

const noDate = { by: null, says: '', done: false };

/** The first of its dates that is not done; where all are, the last. */
function nextDate({ duties }: DeskPaper, { dates, election, today }: PaperContext) {
  const own = dates
    .filter(({ id }) => [duties.adopt, duties.publish, duties.post].includes(id))
    .map((date) => {
      const stands = standingOf(date, election.file, today);
      return { by: actBy(date), says: stands.says, done: isDone(stands) };
    });
  return own.find(({ done }) => !done) ?? own.at(-1) ?? noDate;
}
