// A line of the mail-ballot register, as sentences name it.
import type { DeepReadonly } from '../deep-readonly.ts';
import { nameInOrder } from '../domain/person-name.ts';
import type { MailBallots } from './mail-ballots.ts';

/** “application 12 (Doris Abernathy)” */
export function lineInWords(state: DeepReadonly<MailBallots>, number: number): string {
  const line = state.applications.get(number);
  return line ? `application ${number} (${nameInOrder(line.application.name)})` : `application ${number}`;
}
