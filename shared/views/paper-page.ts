// One paper on the screen: what it is for, what is missing, the paper itself, its way through the newspaper and onto the
// walls, its editions.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { refuse } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { deskPaperOf, electionOf } from '../commands/no-such-record.ts';
import { FlowDocumentSchema } from '../documents/block-schema.ts';
import { missingFactsOf } from '../documents/missing-facts.ts';
import { NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import { ElectionId } from '../domain/ids.ts';
import { type DeskPaper, type PaperContext, typedFor } from '../papers/define-desk-paper.ts';
import type { PaperField } from '../papers/fields.ts';
import { dressed, editionsOf, factsOfPaper, paperContext } from '../papers/make-paper.ts';
import { noticeOnRecord } from '../papers/notice-on-record.ts';
import { changedLines, saysTheSame, whereItWent } from '../papers/what-changed.ts';
import { EditionLine } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { requiredNotice } from '../rules/checks/required-notice.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { PollDayWords } from './calendar.ts';
import { isDone, standingOf } from './date-standing.ts';
import { defineView } from './define-view.ts';
import { newspaperPage } from './newspaper-page.ts';
import { NoticeFactLine, noticeFactLines } from './notice-fact-lines.ts';
import { MissingOnPaper, NewspaperPage, PaperDate, PostingPage, TypedField } from './paper-shapes.ts';
import { paperWarnings } from './paper-warnings.ts';
import { postingPage } from './posting-page.ts';
import { RequiredNoticeWords, withCitations } from './required-notice-words.ts';

/** Papers beside the notices on which voters read the polling day, or which move it. */
const tellTheDay: ReadonlySet<string> = new Set([
  ...['march-18-notice', 'polling-resolution', 'absentee-cover-slip', 'early-mail-cover-slip'],
  ...['absentee-voter-instructions', 'early-mail-voter-instructions', 'list-of-candidates'],
  ...['emergency-page', 'tally-sheet'],
]);

export const paperPage = defineView({
  name: 'papers.paper',
  title: 'A paper: facts, preview, newspaper, posting, editions',
  input: z.strictObject({
    election: ElectionId,
    paper: z.string().max(60),
    size: z.enum(['letter', 'legal']),
    type: z.enum(['posted', 'filed', 'large']).nullable(),
  }),
  output: z.strictObject({
    id: z.string(),
    title: z.string(),
    kind: z.enum(['notice', 'resolution', 'letter', 'list', 'certificate', 'ballot']),
    why: z.string(),
    citations: z.array(z.string()),
    document: FlowDocumentSchema.nullable(),
    /** Why there is no paper for this election, or not yet; null where there is one. */
    not: z.string().nullable(),
    /** What the notice of election says, fact by fact; empty for other papers. */
    facts: z.array(NoticeFactLine),
    missing: z.array(MissingOnPaper),
    fields: z.array(TypedField),
    typed: z.record(z.string(), z.unknown()),
    dates: z.array(PaperDate),
    warnings: z.array(CheckWarning),
    pollDay: PollDayWords,
    /** §15-104(5), for the notice of election; null where nothing is to be said. */
    required: RequiredNoticeWords,
    newspaper: NewspaperPage.nullable(),
    posting: PostingPage.nullable(),
    editions: z.array(EditionLine),
    /** The newest edition no longer says what is on record: what changed, and where it went. Null where it does. */
    changed: z
      .strictObject({ edition: z.number().int(), lines: z.array(z.string()), went: z.array(z.string()) })
      .nullable(),
  }),
  refusals: ['no-such-election', 'no-such-paper', 'facts-missing'],
  answer: (state, input, { today, picture }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const found = deskPaperOf(input.paper);
    if (!found.ok) return found;
    const paper = found.value;
    const { office } = state;
    if (!office.village || !office.clerk)
      return refuse(
        'facts-missing',
        'The paper needs the village’s name and the clerk’s name and address. Give them in Settings first.',
      );
    const context = paperContext(office, election.value, today);
    const facts = factsOfPaper(paper, context, { size: input.size, edition: null });
    const { id, title, kind, why, citations } = paper;
    const editions = editionsOf(election.value.file.editions, id);
    const newest = editions.at(-1);
    const document = facts.ok ? dressed(paper, facts.value, { ...input, correction: null }, [], picture) : null;
    const missing = document === null ? [] : missingFactsOf(document);
    const ofNotice = isElectionNotice(paper);
    return ok({
      ...{ id, title, kind, why, citations: [...citations], document },
      not: facts.ok ? null : facts.error,
      facts:
        facts.ok && id === 'notice-of-election'
          ? noticeFactLines(NoticeOfElectionFacts.parse(facts.value), missing)
          : [],
      missing: missing.map((one) => ({ ...one, typed: onItsPage(paper, one) ? typedKey(paper, one.field) : null })),
      fields: Object.entries(paper.fields).map(([key, field]) => ({ ...shown(key, field), fields: rowFields(field) })),
      typed: { ...typedFor(context, id, paper.fields) },
      dates: datesOf(paper, context),
      warnings: facts.ok ? paperWarnings(paper, context, facts.value) : [],
      pollDay:
        ofNotice || tellTheDay.has(id) ? pollDayStatusWords(factsOfElection(office, election.value), today) : null,
      required: ofNotice ? withCitations(requiredNotice(noticeOnRecord(context))) : null,
      newspaper: facts.ok && document ? newspaperPage(paper, context, facts.value, document) : null,
      posting: postingPage(paper, context),
      editions: editions.map(({ facts: _, newspaper: __, ...line }) => line),
      changed:
        facts.ok && newest && document && !saysTheSame(newest, facts.value)
          ? {
              edition: newest.edition,
              lines: changedLines(paper, newest, facts.value),
              went: whereItWent(context, id, newest.edition),
            }
          : null,
    });
  },
});

const isElectionNotice = ({ duties }: DeskPaper): boolean => duties.publish === 'election-notice-published';

/** Inspectors are entered on their list, also where an earlier way was to type them on the paper's page. */
const onItsPage = (
  { fields }: DeskPaper,
  { field, where }: { readonly field: string; readonly where: string },
): boolean => where !== 'inspectors' || field in fields;

/** The field of the paper's own page whose name stands in the path of the fact. */
function typedKey({ fields, typedAs }: DeskPaper, path: string): string | null {
  const parts = path.split('.');
  const other = Object.keys(typedAs).find((part) => parts.includes(part));
  return (
    Object.keys(fields).find((key) => parts.includes(key)) ?? (other === undefined ? null : (typedAs[other] ?? null))
  );
}

function shown(key: string, field: PaperField) {
  return {
    ...{ key, kind: field.kind, label: field.label, hint: field.hint ?? null },
    cents: field.kind === 'number' && field.cents,
    options: field.kind === 'choice' ? field.options.map((option) => ({ ...option })) : [],
  };
}

const rowFields = (field: PaperField) =>
  field.kind !== 'rows'
    ? []
    : Object.entries(field.fields).map(([key, one]) => ({ ...shown(key, one), kind: one.kind }));

/** The dates it serves, as they stand today. */
function datesOf({ duties }: DeskPaper, { dates, election, today }: PaperContext) {
  return (['adopt', 'publish', 'post'] as const).flatMap((what) => {
    const date = dates.find(({ id }) => id === duties[what]);
    if (!date) return [];
    const stands = standingOf(date, election.file, today);
    return [{ id: date.id, what, by: actBy(date), says: stands.says, done: isDone(stands), citations: date.citations }];
  });
}
