// Whom a stated absence, a request for the rest of the year or the list of permanently disabled voters reaches at this
// election, and who was left off. Reason and birth date are not here.
import { z } from 'zod';
import { electionOf } from '../commands/no-such-record.ts';
import { toTakeOver } from '../commands/standing-lines.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { LineKind, StandingBasis } from '../domain/line-basis.ts';
import { waitsForDetermination } from '../records/register-line.ts';
import { ok } from '../result.ts';
import { mailedTo } from '../rules/checks/application-notes.ts';
import { basisInWords } from '../words/line-basis.ts';
import { defineView } from './define-view.ts';

export const standingLinesView = defineView({
  name: 'mail-ballots.to-take-over',
  title: 'Who gets a ballot without a new application',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    lines: z.array(
      z.strictObject({
        ...{ key: z.string(), basis: StandingBasis, kind: LineKind, name: z.string(), why: z.string() },
        /** Where the ballot goes, as it stands on that paper or list; '' where nothing is there. */
        sendTo: z.string(),
        /** The law leaves open whether it reaches this election. */
        open: z.boolean(),
        /** The application it rests on has not been determined: that comes first. */
        undetermined: z.boolean(),
        /** The line the voter has in this register already; null where she has none. */
        already: Serial.nullable(),
      }),
    ),
    leftOff: z.array(
      z.strictObject({ ...{ key: z.string(), name: z.string(), basis: z.string(), reason: z.string() }, act: ActId }),
    ),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const lines = toTakeOver(state, election.value).map(({ key, basis, name, why, open, already, from, listed }) => ({
      ...{ key, basis, name, why, open, already },
      undetermined: from !== null && waitsForDetermination(from),
      kind: from === null ? ('permanently-disabled' as const) : from.application.kind,
      sendTo: (from ? mailedTo(from.application) : (listed?.voter?.mail ?? []))?.join(', ') || (listed?.address ?? ''),
    }));
    const leftOff = [...election.value.mailBallots.leftOff].map(([key, { basis, name, reason, act }]) => ({
      ...{ key, name, reason, basis: basisInWords(basis) },
      // The log holds no act under any other kind of name: it was read when the act was sent.
      act: act as ActId,
    }));
    return ok({ lines, leftOff });
  },
});
