// The lines of the register that may be of the voter who applies now: by the county's number, by the same name, or by a name
// and birth date one slip apart at the same residence (ABS-19). They are shown, and the clerk says.
import type { DeepReadonly } from '../deep-readonly.ts';
import { homeKey } from '../domain/address.ts';
import type { MailApplication } from '../domain/application.ts';
import { nameInList, nameInOrder, sameNameKey } from '../domain/person-name.ts';
import type { Err } from '../result.ts';
import { likelySameVoter } from '../rules/likely-same-voter.ts';
import { dayWithoutWeekday, longDay } from '../words/days.ts';
import { lineKindInWords } from '../words/line-basis.ts';
import type { ElectionState, Refusal } from './define-command.ts';

type Paper = DeepReadonly<Pick<MailApplication, 'name' | 'residence' | 'birthDate'>>;
type Line = NonNullable<ReturnType<ElectionState['mailBallots']['applications']['get']>>;

export interface EarlierLine {
  readonly line: Line;
  readonly why: 'same-voter' | 'same-name' | 'likely-same-voter';
}

/** `voter`: her id on the county's list; null where she is typed by hand. Oldest first. */
export function earlierOfVoter(
  { mailBallots }: ElectionState,
  paper: Paper,
  voter: string | null,
): readonly EarlierLine[] {
  const nameKey = sameNameKey(paper.name);
  const own = { nameKey, homeKey: homeKey(paper.residence), birthDate: paper.birthDate };
  const found: EarlierLine[] = [];
  for (const line of mailBallots.applications.values()) {
    if (voter !== null && line.voter?.id === voter) found.push({ line, why: 'same-voter' });
    else if (line.nameKey === nameKey) found.push({ line, why: 'same-name' });
    else if (likelySameVoter(own, { ...line, birthDate: line.application.birthDate }))
      found.push({ line, why: 'likely-same-voter' });
  }
  return found;
}

/** The first line of the voter that `line` is of. */
export const firstLineOf = (line: Line): number => line.sameVoterAs ?? line.number;

const lineInFull = ({ line, why }: EarlierLine): string => {
  const { name, received, residence } = line.application;
  const likely =
    why === 'likely-same-voter'
      ? `, ${residence?.street ?? ''}${line.application.birthDate ? `, born ${dayWithoutWeekday(line.application.birthDate)}` : ''}`
      : '';
  return `Application ${line.number} (${lineKindInWords[line.kind]}): ${nameInList(name)}${likely}, received ${longDay(received.day)}`;
};

/** The refusal that shows them, before another line is written down. */
export function showEarlier(paper: Paper, earlier: readonly EarlierLine[]): Err<Refusal> {
  const likely = earlier.every(({ why }) => why === 'likely-same-voter');
  const who = nameInOrder(paper.name);
  const message = likely
    ? `${who} is likely a voter who is in the register already: the same residence, and name and birth date at most one letter or digit apart. Look at both papers before a ballot is issued, and say whether it is the same voter.`
    : `${who} is in the register already. Look at that application first. Say whether this is another paper of the same voter, or another person.`;
  return {
    ok: false,
    error: {
      code: likely ? 'likely-same-voter' : 'same-name',
      message,
      fields: [
        {
          path: 'application.name',
          message: likely ? 'Likely in the register already.' : 'This name is in the register already.',
        },
      ],
      related: earlier.map((one) => ({ kind: 'application', number: one.line.number, text: lineInFull(one) })),
    },
  };
}
