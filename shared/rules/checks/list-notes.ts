// What the county's list says beside an application. For an absentee application it is a note that goes to the inspectors of
// election with the envelope, never a reason against it (§15-120(5), (9)); for early mail it is what the clerk must look at
// before deciding (§15-119(7)).
import type { DeepReadonly } from '../../deep-readonly.ts';
import { addressOfHouse } from '../../domain/address.ts';
import type { MailApplication } from '../../domain/application.ts';
import { nameInList } from '../../domain/person-name.ts';
import type { PlainDate } from '../../domain/plain-date.ts';
import { placeKey } from '../../domain/street-range.ts';
import type { VoterSnapshot } from '../../domain/voter.ts';
import { citationText, electionLaw } from '../../law/citation.ts';
import { longDay } from '../../words/days.ts';
import { type LawFinding, lawFinding } from './law-finding.ts';

type Paper = DeepReadonly<MailApplication>;
type Voter = DeepReadonly<VoterSnapshot>;

export interface ListBeside {
  /** The day the list in use is of; null where none was read. */
  readonly listDate: PlainDate | null;
  /** Whom the clerk took from the list; null where the voter was typed by hand. */
  readonly picked: Voter | null;
  /** Everybody on the list with the same surname and given name. */
  readonly namesakes: readonly Voter[];
}

/** Whether the paper and the list name the same residence, as far as can be told from how they write it. */
export const samePlace = ({ residence }: Paper, { address }: Voter): boolean =>
  residence !== null && placeKey(addressOfHouse(residence)) === placeKey(address);

const told = ({ name, address }: Voter): string => [nameInList(name), address].filter((part) => part !== '').join(', ');

function note({ kind }: Paper, checkId: string, sentence: string): LawFinding {
  const forWhom =
    kind === 'absentee'
      ? 'It is a note to the inspectors and no reason against the application.'
      : 'Look at it before you decide.';
  return lawFinding({
    checkId,
    outcome: 'noted',
    sentence: `${sentence} ${forWhom}`,
    citations: [citationText(kind === 'absentee' ? electionLaw('15-120', '5') : electionLaw('15-119', '7'))],
  });
}

/** Nothing where no list was read: then nobody knows. */
export function listNotes(paper: Paper, { listDate, picked, namesakes }: ListBeside): LawFinding[] {
  if (listDate === null) return [];
  const others = namesakes.filter(({ id }) => id !== picked?.id);
  const found: LawFinding[] = [];
  if (picked && paper.residence && !samePlace(paper, picked))
    found.push(
      note(
        paper,
        'address-differs',
        `The address differs from the list’s: ${picked.address === '' ? 'none is there' : picked.address}.`,
      ),
    );
  if (!picked && namesakes.length === 0)
    found.push(note(paper, 'not-on-list', `Nobody of this name is on the county’s list of ${longDay(listDate)}.`));
  if (others.length > 0)
    found.push(
      note(
        paper,
        picked ? 'same-name-on-list' : 'not-taken-from-list',
        `${picked ? 'Also of this name on the list' : 'Typed by hand; of this name on the list'}: ${others.slice(0, 4).map(told).join('; ')}. See the middle name, the birth date and the address, so that nobody is taken for another.`,
      ),
    );
  return found;
}
