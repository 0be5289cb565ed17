// The rows of the mail-ballot register: a line with each of its ballots, or alone while it has none.
import type { Ballot, RegisterLine } from '../../commands/line-and-ballots.ts';
import { districtOf } from '../../commands/line-and-ballots.ts';
import { type BallotStands, ballotStands, ballotsOf } from '../../records/mail-ballot-standing.ts';
import { type RegisterState, registerState } from '../../views/register-state.ts';
import type { ExportSource } from '../export-table.ts';

export interface RegisterRow {
  readonly line: RegisterLine;
  readonly ballot: Ballot | null;
  /** First, second … ballot of the line, from 1; 0 while it has none. */
  readonly issue: number;
  readonly district: string;
  readonly lineStands: RegisterState;
  readonly ballotStands: BallotStands | null;
}

/** One after the other, for there may be thousands. */
export function* registerRows({ election }: ExportSource): Generator<RegisterRow> {
  const { mailBallots: register } = election;
  const lines = [...register.applications.values()].sort((a, b) => a.number - b.number);
  for (const line of lines) {
    const lineStands = registerState(election, line);
    const ballots = ballotsOf(register, line);
    if (ballots.length === 0)
      yield {
        line,
        lineStands,
        ballot: null,
        issue: 0,
        district: districtOf(election, line, null),
        ballotStands: null,
      };
    for (const [at, ballot] of ballots.entries())
      yield {
        ...{ line, lineStands, ballot, issue: at + 1 },
        district: districtOf(election, line, ballot),
        ballotStands: ballotStands(ballot, line, register),
      };
  }
}
