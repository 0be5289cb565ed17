// The facts of a return envelope: the village, the clerk, the day and hour, our number. Nothing about the voter.
import type { EnvelopeStock } from '../documents/envelopes/envelope-stock.ts';
import type { ReturnEnvelopeFacts } from '../documents/envelopes/return-envelope-facts.ts';
import { err, ok, type Result } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import type { ElectionState, OfficeView } from './define-command.ts';
import { factsOfElection } from './facts-of-election.ts';

/** The facts of envelope `number`; or the sentence that says what must be told first. */
export function envelopeFacts(
  office: OfficeView,
  election: ElectionState,
  stock: EnvelopeStock,
  number: number,
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
    kind: 'absentee',
    stock,
    number: String(number).padStart(4, '0'),
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
