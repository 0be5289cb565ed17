// A line of the mail-ballot register, as sentences name it.
import type { DeepReadonly } from '../deep-readonly.ts';
import { nameInOrder } from '../domain/person-name.ts';
import type { Application, MailBallots } from './mail-ballots.ts';

/** “application 12 (Doris Abernathy)” */
export function lineInWords(state: DeepReadonly<MailBallots>, number: number): string {
  const line = state.applications.get(number);
  return line ? `application ${number} (${nameInOrder(line.application.name)})` : `application ${number}`;
}

/** A ballot may go out on it: decided so, or on the register by something that needs no decision (§15-120(4)(d), §15-122(4)). */
export const getsBallot = ({ basis, determination }: DeepReadonly<Application>): boolean =>
  basis.by !== 'application' || determination?.qualified === true;

/** Nobody has decided it, and somebody must. */
export const waitsForDetermination = ({ basis, determination }: DeepReadonly<Application>): boolean =>
  basis.by === 'application' && determination === null;
