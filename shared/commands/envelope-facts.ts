// The facts of a return envelope: the village, the clerk, the day and hour, our number. Nothing about the voter.
import type { EnvelopeStock } from '../documents/envelopes/envelope-stock.ts';
import type { ReturnEnvelopeFacts } from '../documents/envelopes/return-envelope-facts.ts';
import { err, ok, type Result } from '../result.ts';
import { march17InPerson } from '../rules/checks/application-notes.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { monthAndDay } from '../words/days.ts';
import { envelopeNumber } from '../words/mail-ballots.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';
import { envelopeNow, type RegisterLine } from './line-and-ballots.ts';

/** The facts of the envelope of that line, of the ballot it has now or of the next one; or the sentence that says what must be told first. */
export function envelopeFacts(
  office: OfficeView,
  election: ElectionState,
  line: RegisterLine,
  stock: EnvelopeStock,
): Result<ReturnEnvelopeFacts, string> {
  const { village, clerk } = office;
  if (!village || !clerk) {
    return err(
      'A return envelope is addressed to the clerk. Give the village’s name and the clerk’s address in Settings first.',
    );
  }
  const { districts, hours } = election.file;
  if (hours === null || districts.length === 0) {
    return err(
      'A return envelope states the hour by which it must be back, and has a place for the district where there is more than one. Give hours and districts in Settings first.',
    );
  }
  const facts = factsOfElection(office, election);
  const { kind, pollDay, districtCount } = facts;
  const closes = hourOf('polls-close', facts);
  if (closes === null)
    return err('The county board of elections conducts this election in its own hours. Ask the board.');
  return ok({
    kind: line.application.kind,
    stock,
    number: envelopeNumber(envelopeNow(election.mailBallots, line)),
    mark: markOf(line),
    village,
    clerk: { title: clerk.title, address: clerk.address },
    election: kind,
    pollDay,
    closes,
    districtCount,
    postage: null,
    flapDepth: null,
    practice: office.kind === 'practice',
  });
}

/** In a March 17 year: brought in person on the third Tuesday itself, which the inspectors are to see at once. */
export function markOf({ notes }: RegisterLine): string | null {
  const day = notes.find(({ checkId }) => checkId === march17InPerson)?.happenedOn ?? null;
  return day === null ? null : `Applied for in person ${monthAndDay(day)}`;
}
