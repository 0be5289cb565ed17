// The facts of the papers about one application, out of the register and the calendar: the receipt and four letters. Reason,
// place of detention and birth date are in none of them.
import type { FlowDocument } from '../documents/blocks.ts';
import { applicationReceipt } from '../documents/mail-ballots/application-receipt.ts';
import { completionLetter } from '../documents/mail-ballots/completion-letter.ts';
import { lateForMailLetter } from '../documents/mail-ballots/late-for-mail-letter.ts';
import type { AboutApplication, MailLetterFacts, PollsOfVoter } from '../documents/mail-ballots/mail-letter.ts';
import { refusalLetter } from '../documents/mail-ballots/refusal-letter.ts';
import { tooEarlyLetter } from '../documents/mail-ballots/too-early-letter.ts';
import { addressLines } from '../domain/address.ts';
import { nameInOrder } from '../domain/person-name.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { dayRecorded, timeRecorded } from '../domain/recorded-at.ts';
import { citationText } from '../law/citation.ts';
import type { ApplicationPaperKind } from '../records/application-papers.ts';
import { ok, type Result } from '../result.ts';
import { broughtInPerson } from '../rules/application-arrival.ts';
import { applicationItem, citationOfItem } from '../rules/checks/application-items.ts';
import { asMailed } from '../rules/checks/mail-address.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { type MailBallotLimits, mailBallotLimits } from '../rules/mail-ballot-limits.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { frameOf } from './filing-paper-facts.ts';

type Line = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;

/** The papers that fit how the application stands now, the most needed first; the receipt always. */
export function papersThatFit(line: Line): ApplicationPaperKind[] {
  if (line.basis.by !== 'application') return [];
  const { finding, items, determination } = line;
  const incomplete = determination === null && items.some(({ stands }) => stands === 'missing');
  return [
    ...(determination?.qualified === false ? ['refusal-letter' as const] : []),
    ...(finding.outcome === 'too-early' ? ['too-early-letter' as const] : []),
    ...(incomplete ? ['completion-letter' as const] : []),
    ...(finding.outcome === 'too-late-for-mail' ? ['late-for-mail-letter' as const] : []),
    'application-receipt',
  ];
}

const wayWords = {
  mail: 'by mail',
  'applicant-in-person': 'in person',
  'agent-in-person': 'brought by an agent',
} as const;

/** A letter goes where the applicant gets mail: not to where only the ballot is wanted. */
function addressOf({ application: { mailing, residence } }: Line) {
  const lines = mailing?.lines ?? (residence ? addressLines(residence).map((line) => line.trim()) : null);
  return lines && { lines: asMailed(lines) };
}

function pollsOf({ file }: ElectionState, { application: { district } }: Line): PollsOfVoter {
  const [first, second] = file.districts;
  const own = first && !second ? first : file.districts.find(({ name }) => name === district);
  return { hours: file.hours, place: own?.place ?? null };
}

/** Last days that are still to come, for what a paper says can still be done. */
const stillToCome = ({ byMail, inPerson, lastTaken }: MailBallotLimits, today: PlainDate) => ({
  byMail: byMail.date < today ? null : byMail.date,
  // On the 17th of a March 17 year the advertised day has passed, and what is brought in person is still taken.
  inPerson: [inPerson.date, lastTaken].find((day) => day >= today) ?? null,
});

const missingOf = ({ items, application: { kind } }: Line) =>
  items
    .filter(({ stands }) => stands === 'missing')
    .map(({ item }) => {
      const known = applicationItem(item);
      return { item, label: known.label, citation: citationText(citationOfItem(known, kind)) };
    });

/** What every paper about a line begins with; `number` is the paper’s own. Or the sentence that says what is missing. */
export function aboutLine(
  office: OfficeView,
  election: ElectionState,
  line: Line,
  number: number,
): Result<AboutApplication, string> {
  const frame = frameOf(office, number);
  if (!frame.ok) return frame;
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without a day');
  return ok({ ...frame.value, kind: line.application.kind, election: kind, pollDay, application: line.number });
}

export interface ApplicationPaperAsked {
  readonly paper: ApplicationPaperKind;
  /** Of the paper itself. */
  readonly number: number;
  readonly today: PlainDate;
}

/** The paper and the facts it is drawn from; or the sentence that says what is missing. */
export function applicationPaper(
  office: OfficeView,
  election: ElectionState,
  line: Line,
  { paper, number, today }: ApplicationPaperAsked,
): Result<{ readonly document: FlowDocument; readonly facts: MailLetterFacts | AboutApplication }, string> {
  const found = aboutLine(office, election, line, number);
  if (!found.ok) return found;
  const about = found.value;
  const { application, recordedAt } = line;
  const applicant = nameInOrder(application.name);
  const letter = {
    ...{ ...about, received: application.received, dated: today },
    to: { name: applicant, address: addressOf(line) },
  };
  const facts = factsOfElection(office, election);
  const limits = mailBallotLimits(facts);
  const { byMail, inPerson } = stillToCome(limits, today);
  const polls = pollsOf(election, line);
  const drawn = <F extends AboutApplication>(draw: (from: F) => FlowDocument, from: F) =>
    ok({ document: draw(from), facts: from });
  switch (paper) {
    case 'application-receipt':
      return drawn(applicationReceipt, {
        ...{ ...about, applicant, received: application.received },
        recorded: { day: dayRecorded(recordedAt), time: timeRecorded(recordedAt) },
        how: application.cameBy === 'other' ? application.otherWay : wayWords[application.cameBy],
        broughtBy: '',
        ...{ wants: application.wants, agent: application.agent, closes: hourOf('polls-close', facts) },
      });
    case 'too-early-letter':
      return drawn(tooEarlyLetter, {
        ...{ ...letter, first: limits.first.date },
        ...{ lastByMail: limits.byMail.date, lastInPerson: limits.inPerson.date },
      });
    case 'completion-letter':
      return drawn(completionLetter, {
        ...{ ...letter, missing: missingOf(line), polls, inPerson },
        byMail: application.wants === 'mailed' || application.wants === 'not-said' ? byMail : null,
      });
    case 'late-for-mail-letter':
      return drawn(lateForMailLetter, {
        ...{ ...letter, lastByMail: limits.byMail.date, inPerson, polls },
        broughtInPerson: broughtInPerson(application),
      });
    case 'refusal-letter':
      return drawn(refusalLetter, { ...letter, reason: line.determination?.reason ?? '', byMail, inPerson, polls });
  }
}
