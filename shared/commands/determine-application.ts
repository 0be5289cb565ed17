// The clerk's determination. Absentee: from the information in the application alone (§15-120(5)); who is a qualified elector
// is for the inspectors, and nothing here asks for it. Early mail: the list must be checked, and what she found is kept.
import { z } from 'zod';
import { ListFound } from '../domain/application.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import type { MailBallotKind } from '../domain/mail-ballot.ts';
import { Remark } from '../domain/text.ts';
import { applicationDetermined } from '../records/mail-ballots.ts';
import { ok } from '../result.ts';
import { basisInWords } from '../words/line-basis.ts';
import { defineCommand, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { qualifiedNeedsReason } from './qualified-needs-reason.ts';

function ofTheList(kind: MailBallotKind, list: ListFound | null) {
  if (kind === 'early-mail' && list === null)
    return refuse(
      'list-not-checked',
      'Of an early-mail application you must check whether the voter is registered at that address (§15-119(7)). Say what you found on the county’s list.',
      'list',
    );
  return kind === 'absentee' && list !== null
    ? refuse(
        'list-not-asked',
        'An absentee application is determined from what it says alone (§15-120(5)). What the list says is for the inspectors. Leave it out.',
        'list',
      )
    : null;
}

/** `reason` is needed for “not qualified”, and where an incomplete or late application is determined all the same. */
export const determineApplication = defineCommand({
  name: 'mail-ballot.determine',
  title: 'Determine an application',
  input: z.strictObject({
    election: ElectionId,
    number: Serial,
    qualified: z.boolean(),
    reason: Remark.nullable(),
    /** What she found on the county's list: asked for early mail, and of no other application. */
    list: ListFound.optional(),
  }),
  value: z.strictObject({}),
  refusals: [
    'no-such-election',
    'no-such-record',
    'needs-a-reason',
    'already-determined',
    'needs-no-decision',
    'list-not-checked',
    'list-not-asked',
  ],
  decide: (state, { election: id, number, qualified, reason, list = null }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const application = election.value.mailBallots.applications.get(number);
    if (!application) return noSuchRecord('application', number, 'number');
    if (application.determination) {
      return refuse(
        'already-determined',
        `Application ${number} has been determined. Take that back first, with a reason.`,
        'number',
      );
    }
    if (application.basis.by !== 'application')
      return refuse(
        'needs-no-decision',
        `Number ${number} is on the register ${basisInWords(application.basis)}. Nothing is decided about it; a ballot goes out.`,
        'number',
      );
    const wrongList = ofTheList(application.application.kind, list);
    if (wrongList) return wrongList;
    if (reason === null && (!qualified || qualifiedNeedsReason(application, list))) {
      const why = qualified
        ? 'This application is incomplete, not in time, or not of a voter you found registered at that address. Write down why you determine it qualified all the same.'
        : 'Write down, in words the applicant will understand, why this application does not qualify.';
      return refuse('needs-a-reason', why, 'reason');
    }
    return ok({ events: [applicationDetermined.of(id, { number, qualified, reason, list, on: null })], value: {} });
  },
});
