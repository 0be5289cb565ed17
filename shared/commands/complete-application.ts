// What an application lacked has come, such as on the applicant's completion sheet. The day it was first received stays.
import { z } from 'zod';
import { MailAddress, Residence } from '../domain/address.ts';
import { AbsenceCategory, CameBy, type MailApplication } from '../domain/application.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Line } from '../domain/text.ts';
import { applicationCompleted } from '../records/application-completed.ts';
import { ok } from '../result.ts';
import { applicationComplete } from '../rules/checks/application-complete.ts';
import { applicationItem } from '../rules/checks/application-items.ts';
import { applicationNotes } from '../rules/checks/application-notes.ts';
import { completedLate } from '../rules/checks/completed-late.ts';
import { mailBallotLimits, mailBallotsClosedBecause } from '../rules/mail-ballot-limits.ts';
import { longDay } from '../words/days.ts';
import { defineCommand, type ElectionState, refuse } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { keptFinding } from './kept-finding.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { notYet } from './not-yet.ts';

/** Only what came is there; the rest stays as the application has it. */
const Came = z.strictObject({
  birthDate: PlainDate.optional(),
  residence: Residence.optional(),
  sendTo: MailAddress.optional(),
  category: AbsenceCategory.optional(),
  absence: z.strictObject({ from: PlainDate, to: PlainDate }).optional(),
  placeOfDetention: Line.optional(),
  statement: z.literal(true).optional(),
  certificate: z.literal(true).optional(),
  signature: z.literal(true).optional(),
});
type Incomplete = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;

function withWhatCame({ application: a }: Incomplete, came: z.infer<typeof Came>): MailApplication {
  const { mailing } = a;
  return {
    ...a,
    mailing: mailing && { lines: [...mailing.lines] },
    birthDate: came.birthDate ?? a.birthDate,
    residence: came.residence ?? (a.residence && { ...a.residence }),
    sendTo: came.sendTo ?? (a.sendTo && { lines: [...a.sendTo.lines] }),
    category: came.category ?? a.category,
    absence: came.absence ?? (a.absence && { ...a.absence }),
    placeOfDetention: came.placeOfDetention ?? a.placeOfDetention,
    statementQualified: came.statement ? 'written' : a.statementQualified,
    certificate: came.certificate ? 'present' : a.certificate,
    signature: came.signature ? 'signed' : a.signature,
  };
}

/** What the list said is about a day and stays; the rest is looked at anew. */
const fromTheList = ['address-differs', 'not-on-list', 'same-name-on-list', 'not-taken-from-list'];

export const completeApplication = defineCommand({
  name: 'mail-ballot.complete-application',
  title: 'Write down what an application lacked and what has come since',
  input: z.strictObject({ election: ElectionId, number: Serial, received: HappenedOn, cameBy: CameBy, came: Came }),
  value: z.strictObject({ complete: z.boolean() }),
  refusals: [
    ...['no-such-election', 'no-such-record', 'register-closed', 'already-determined', 'in-the-future'],
    ...['wrong-order', 'nothing-came'],
  ],
  decide: (state, { election: id, number, received, cameBy, came }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const line = election.value.mailBallots.applications.get(number);
    if (!line) return noSuchRecord('application', number, 'number');
    const facts = factsOfElection(state.office, election.value);
    const closed = mailBallotsClosedBecause(facts);
    if (closed !== null) return refuse('register-closed', closed, 'election');
    if (line.determination !== null)
      return refuse(
        'already-determined',
        `Application ${number} has been determined. Take that back first, with a reason.`,
        'number',
      );
    const no = notYet(received, context, 'received');
    if (no) return no;
    const first = line.application.received;
    if (isAfter(first.day, received.day))
      return refuse(
        'wrong-order',
        `The application itself came on ${longDay(first.day)}. Look at the stamp again.`,
        'received',
      );
    const application = withWhatCame(line, came);
    const items = applicationComplete(application, state.office.certificateRequired);
    const lacked = line.items.filter(({ stands }) => stands === 'missing' || stands === 'not-known');
    const here = lacked.filter(({ item }) => items.some((now) => now.item === item && now.stands !== 'missing'));
    if (here.length === 0)
      return refuse('nothing-came', 'Nothing of this was missing. Write down what was missing and has come.', 'came');
    const limits = mailBallotLimits(facts);
    const limit = application.wants === 'mailed' ? limits.byMail.date : limits.lastTaken;
    const late = completedLate({ kind: application.kind, first, later: received, limit });
    const notes = [
      ...[...applicationNotes(application, facts), ...(late ? [late] : [])].map(keptFinding),
      ...line.notes.filter(({ checkId }) => fromTheList.includes(checkId)),
    ];
    const event = applicationCompleted.of(id, {
      ...{ number, received, cameBy, application, items, notes },
      came: here.map(({ item }) => applicationItem(item).label),
    });
    return ok({ events: [event], value: { complete: items.every(({ stands }) => stands !== 'missing') } });
  },
});
