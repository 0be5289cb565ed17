// The notice of election on the screen: its facts, what is missing, what the law warns of, the paper itself, its editions.
import { z } from 'zod';
import { refuse } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { noticeFacts, noticeOfElectionPaper } from '../commands/notice-facts.ts';
import { unnumbered } from '../commands/print-notice.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { FlowDocumentSchema } from '../documents/block-schema.ts';
import type { FlowDocument } from '../documents/blocks.ts';
import { newspaperText } from '../documents/newspaper-text.ts';
import { noticeOfElection } from '../documents/notices/notice-of-election.ts';
import { missingFacts, type NoticeOfElectionFacts } from '../documents/notices/notice-of-election-facts.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { sameData } from '../domain/same-data.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import { votesOnProposition } from '../records/election-file.ts';
import { EditionLine, type PaperEdition } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { pollHoursProblems } from '../rules/checks/poll-hours.ts';
import { sixPostingPlaces } from '../rules/checks/six-posting-places.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';
import { FactWhere, NoticeFactLine, noticeFactLines } from './notice-fact-lines.ts';

const Place = z.strictObject({ name: z.string(), street: z.string(), why: z.enum(['public-place', 'polling-place']) });

const propositionWarning = {
  sentence:
    'The law calls the vote on a proposition void if the required notice of election is not given. Publish and post this notice in time, and keep the proof of both.',
  citations: [citationText(electionLaw('15-104', '5'))],
};

export const noticePage = defineView({
  name: 'papers.notice',
  title: 'The notice of election: facts, preview, editions',
  input: z.strictObject({ election: ElectionId, size: z.enum(['letter', 'legal']) }),
  output: z.strictObject({
    document: FlowDocumentSchema,
    newspaper: z.string(),
    /** The edition whose words these are; null while what is on record has not been printed. */
    newspaperFrom: Serial.nullable(),
    /** What the notice says, fact by fact. */
    facts: z.array(NoticeFactLine),
    missing: z.array(z.strictObject({ field: z.string(), what: z.string(), where: FactWhere })),
    publishBy: PlainDate.nullable(),
    postBy: PlainDate.nullable(),
    /** What both days rest on. */
    citations: z.array(z.string()),
    /** The official newspaper, where it is known. */
    paperName: z.string().nullable(),
    places: z.array(Place),
    warnings: z.array(CheckWarning),
    pollDay: PollDayWords,
    /** §15-104(5) in plain words, where a proposition is on the ballot; null otherwise. */
    propositionWarning: z.strictObject({ sentence: z.string(), citations: z.array(z.string()) }).nullable(),
    editions: z.array(EditionLine),
  }),
  refusals: ['no-such-election', 'facts-missing'],
  answer: (state, input, { today }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const found = noticeFacts(state.office, election.value, { size: input.size, dated: today, edition: null });
    if (!found.ok) return refuse('facts-missing', found.error);
    const facts = factsOfElection(state.office, election.value);
    const dates = electionCalendar(facts);
    const published = dates.find((d) => d.id === 'election-notice-published');
    const posted = dates.find((d) => d.id === 'election-notice-posted');
    const { file } = election.value;
    const document = noticeOfElection(found.value);
    const editions = file.editions.filter((e) => e.paper === noticeOfElectionPaper);
    const plan = sixPostingPlaces(state.office.postingPlaces, file.districts);
    return ok({
      document,
      facts: noticeFactLines(found.value),
      missing: missingFacts(found.value),
      publishBy: published?.date ?? null,
      postBy: posted?.date ?? null,
      citations: [...new Set([...(published?.citations ?? []), ...(posted?.citations ?? [])])],
      paperName: state.office.newspaper?.name ?? null,
      places: plan.places,
      warnings: [
        ...(found.value.hours ? pollHoursProblems(found.value.hours) : []),
        ...plan.warnings,
        ...withoutNomination(found.value),
      ],
      pollDay: pollDayStatusWords(facts, today),
      propositionWarning: votesOnProposition(file) ? propositionWarning : null,
      ...copyFor(editions.at(-1), found.value, document),
      editions: editions.map(({ facts: _, newspaper: __, ...line }) => line),
    });
  },
});

type Edition = DeepReadonly<PaperEdition>;

/** The newspaper gets the words of the edition that was printed, with its day, as long as nothing has changed since. */
function copyFor(newest: Edition | undefined, facts: NoticeOfElectionFacts, preview: FlowDocument) {
  // Another paper size is no other notice.
  const same = newest && sameData(newest.facts, unnumbered({ ...facts, size: newest.pageSize }));
  return same && newest.newspaper !== null
    ? { newspaper: newest.newspaper, newspaperFrom: newest.edition }
    : { newspaper: newspaperText(preview), newspaperFrom: null };
}

/** “No nomination filed” is a statement of fact in print: true only where nothing was filed, not where nothing was typed. */
const withoutNomination = (facts: NoticeOfElectionFacts): CheckWarning[] =>
  facts.offices
    .filter(({ candidates }) => candidates.length === 0)
    .map(({ office }) => ({
      checkId: 'no-nomination',
      checkVersion: 1,
      code: 'no-nomination',
      message: `No candidate is on record for ${office.title}${office.unexpired ? ' (unexpired term)' : ''}, so the notice will say “No nomination filed”. Print it so only if that is what happened.`,
      citations: [citationText(electionLaw('15-104', '3', 'c', '3'))],
    }));
