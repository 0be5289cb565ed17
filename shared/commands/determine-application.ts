// The clerk's determination from the information in the application alone (§15-120(5)): qualified to receive a ballot?
// Who is a qualified elector is for the inspectors; nothing here asks for it.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { applicationDetermined } from '../records/mail-ballots.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';
import { qualifiedNeedsReason } from './qualified-needs-reason.ts';

/** `reason` is needed for “not qualified”, and where an incomplete or late application is determined all the same. */
export const determineApplication = defineCommand({
  name: 'mail-ballot.determine',
  title: 'Determine an application',
  input: z.strictObject({
    election: ElectionId,
    number: Serial,
    qualified: z.boolean(),
    reason: Remark.nullable(),
  }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'needs-a-reason', 'already-determined'],
  decide: (state, { election: id, number, qualified, reason }) => {
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
    if (reason === null && (!qualified || qualifiedNeedsReason(application))) {
      const why = qualified
        ? 'This application is incomplete or not in time. Write down why you determine it qualified all the same.'
        : 'Write down, in words the applicant will understand, why this application does not qualify.';
      return refuse('needs-a-reason', why, 'reason');
    }
    return ok({ events: [applicationDetermined.of(id, { number, qualified, reason })], value: {} });
  },
});
