// The work lists of the register, as its chips show them: which lines stand on each, and under which heading. A line may
// stand on two lists: on the one its ballot has come to, and among the problems.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { dayWithoutYear } from '../../../shared/words/days.ts';
import type { SheetStage } from '../../ui/sheet-table.tsx';
import { type RegisterRow, type RegisterState, stateWord } from './register-state.tsx';

export const workLists = [
  { id: 'all', label: 'All' },
  { id: 'to-decide', label: 'To decide' },
  { id: 'to-mail', label: 'To mail' },
  { id: 'to-hand-over', label: 'To hand over' },
  { id: 'out', label: 'Out' },
  { id: 'back', label: 'Back' },
  { id: 'undeliverable', label: 'Undeliverable' },
  { id: 'set-aside', label: 'Set aside' },
  { id: 'problems', label: 'Problems' },
  { id: 'done', label: 'Done' },
] as const;
export type WorkList = (typeof workLists)[number]['id'];

/** Lists that are empty in most elections: their chip stands there only while something is on them. */
export const isRare = (list: WorkList): boolean => list === 'undeliverable' || list === 'set-aside';
export const isWorkList = (text: string | undefined): text is WorkList => workLists.some(({ id }) => id === text);
export const listLabel = (list: WorkList): string => workLists.find(({ id }) => id === list)?.label ?? '';

export const collects = ({ wants }: RegisterRow): boolean => wants === 'collect-self' || wants === 'collect-agent';

const done: ReadonlySet<RegisterState> = new Set([
  'delivered',
  'cast',
  'not-counted',
  'ended',
  'another-line',
  'not-qualified',
]);
const odd: ReadonlySet<RegisterState> = new Set(['undeliverable', 'late', 'set-aside']);

/** Whether the line stands on that list. One that is to be mailed at once is no problem: it is work. */
export function isOn(list: WorkList, row: RegisterRow): boolean {
  const { state, problem } = row;
  switch (list) {
    case 'all':
      return true;
    case 'to-decide':
      return state === 'to-decide' || state === 'incomplete';
    case 'to-mail':
      return state === 'to-mail' || (state === 'waiting' && !collects(row));
    case 'to-hand-over':
      return state === 'to-hand-over' || (state === 'waiting' && collects(row));
    case 'problems':
      return odd.has(state) || (problem !== null && problem !== 'mail-now');
    case 'done':
      return done.has(state);
    case 'out':
    case 'back':
    case 'undeliverable':
    case 'set-aside':
      return state === list;
  }
}

interface Heading {
  readonly id: string;
  readonly title: string;
  readonly note?: string | undefined;
}

/** Under which heading a line stands on its list; null for lists without headings. */
function headingOf(list: WorkList, row: RegisterRow, lastToMail: PlainDate | null): Heading | null {
  const { state, problem } = row;
  switch (list) {
    case 'to-decide':
      if (row.outcome === 'too-early')
        return { id: '3', title: 'Too early', note: 'The paper is kept with its true day.' };
      return state === 'incomplete'
        ? { id: '2', title: 'Something is missing', note: 'Waits for the voter; you may decide all the same.' }
        : { id: '1', title: 'To decide' };
    case 'to-mail':
    case 'to-hand-over':
      if (problem === 'mail-now') return { id: '1', title: 'Mail now and phone the voter', note: lastDay(lastToMail) };
      return state === 'waiting'
        ? {
            id: '3',
            title: 'Waiting for ballots',
            note: 'None of that kind are on record as delivered by the printer.',
          }
        : { id: '2', title: list === 'to-mail' ? 'To mail today' : 'To hand over' };
    case 'problems':
      return problemHeading(row);
    case 'done':
      return { id: String([...done].indexOf(state)), title: stateWord(state) };
    default:
      return null;
  }
}

const lastDay = (day: PlainDate | null): string | undefined =>
  day === null ? undefined : `The last day to mail ballots: ${dayWithoutYear(day)}.`;

function problemHeading({ state, problem }: RegisterRow): Heading {
  if (problem === 'open-question')
    return { id: '3', title: 'In time or not is an open question', note: 'The inspectors and the village attorney.' };
  if (problem === 'replaced-came-back')
    return {
      id: '4',
      title: 'One that was replaced came back',
      note: 'Kept sealed; it does not go to the inspectors.',
    };
  if (problem === 'never-sent') return { id: '5', title: 'Came back, and nothing says that it left' };
  if (problem === 'no-district') return { id: '6', title: 'It is not on record to which district it belongs' };
  if (state === 'undeliverable') return { id: '1', title: 'Undeliverable', note: 'Phone the voter.' };
  if (state === 'late') return { id: '2', title: 'Late', note: 'Kept sealed.' };
  return { id: '7', title: 'Set aside, unopened' };
}

/** What puts headings into the table, or undefined for a list without them. */
export function stagesOf(list: WorkList, lastToMail: PlainDate | null): ((row: RegisterRow) => SheetStage) | undefined {
  const plain = list === 'all' || list === 'out' || list === 'back' || list === 'undeliverable' || list === 'set-aside';
  return plain ? undefined : (row) => headingOf(list, row, lastToMail) ?? { id: '', title: '' };
}

/** The lines of a list: under their headings, and by number. */
export function linesOn(list: WorkList, rows: readonly RegisterRow[], lastToMail: PlainDate | null): RegisterRow[] {
  const here = rows.filter((row) => isOn(list, row));
  const stage = stagesOf(list, lastToMail);
  if (!stage) return here;
  return here.toSorted((a, b) => {
    const [one, other] = [stage(a).id, stage(b).id];
    return one === other ? a.number - b.number : one < other ? -1 : 1;
  });
}
