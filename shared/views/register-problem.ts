// What about a line of the register is out of the ordinary, the gravest thing first. The list shows it; nothing is kept.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { districtOf, type RegisterLine } from '../commands/register-line.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { type BallotStands, ballotStands, ballotsOf, wantedNow } from '../records/mail-ballot-standing.ts';
import type { RegisterState } from './register-state.ts';

/**
 * `mail-now`: qualified and not mailed, on the sixth day before the election or later (§15-120(6)). `open-question`: the law
 * leaves open whether it came in time. `never-sent`: it came back, and nothing says that it left.
 */
export const RegisterProblem = z.enum([
  ...['mail-now', 'open-question', 'replaced-came-back', 'never-sent', 'no-district'],
] as const);
export type RegisterProblem = z.infer<typeof RegisterProblem>;

/** Today, the last day to mail (null where nothing is mailed here), and the day people vote. */
export interface MailDays {
  readonly today: PlainDate;
  readonly lastToMail: PlainDate | null;
  readonly pollDay: PlainDate;
}

const settled: ReadonlySet<BallotStands> = new Set(['cast', 'not-counted']);

/** Whether a ballot on this line is late to the post office, and the election is still to come. */
export function mailNow(line: RegisterLine, state: RegisterState, { today, lastToMail, pollDay }: MailDays): boolean {
  const { wants } = wantedNow(line);
  const collects = wants === 'collect-self' || wants === 'collect-agent';
  const unmailed = state === 'to-mail' || (state === 'waiting' && !collects);
  return unmailed && lastToMail !== null && today >= lastToMail && today <= pollDay;
}

/** Null where nothing is out of the ordinary. */
export function problemOf(
  election: ElectionState,
  line: RegisterLine,
  state: RegisterState,
  days: MailDays,
): RegisterProblem | null {
  if (mailNow(line, state, days)) return 'mail-now';
  const { mailBallots: register } = election;
  const back = ballotsOf(register, line).flatMap((ballot) => {
    const stands = ballotStands(ballot, line, register);
    return ballot.returned && !settled.has(stands) ? [{ ballot, stands, finding: ballot.returned.finding }] : [];
  });
  if (back.some(({ finding, stands }) => stands !== 'replaced-came-back' && finding.outcome === 'open-question'))
    return 'open-question';
  if (back.some(({ stands }) => stands === 'replaced-came-back')) return 'replaced-came-back';
  if (back.some(({ ballot }) => ballot.out === null)) return 'never-sent';
  return back.some(({ ballot }) => districtOf(election, line, ballot) === '') ? 'no-district' : null;
}
