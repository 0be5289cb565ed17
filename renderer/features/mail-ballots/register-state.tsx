// Where a line stands: the last column of the register, always an icon and a word, with the day it came there.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { shortDay } from '../../../shared/words/days.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';

export type RegisterRow = ViewOutput<'mail-ballots'>['rows'][number];
export type RegisterState = RegisterRow['state'];

interface StateLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly word: string;
  /** Between the word and the day: “Out since Wed Feb 24”; undefined where no day is told. */
  readonly since?: string;
}

const looks: Readonly<Record<RegisterState, StateLook>> = {
  'to-decide': { icon: 'pen', tone: 'accent', word: 'To decide' },
  incomplete: { icon: 'alert', tone: 'warning', word: 'Incomplete' },
  waiting: { icon: 'clock', tone: 'plain', word: 'Waiting for ballots' },
  'to-mail': { icon: 'mail', tone: 'accent', word: 'To mail' },
  'to-hand-over': { icon: 'person', tone: 'accent', word: 'To hand over' },
  'another-line': { icon: 'mail', tone: 'plain', word: 'Ballot on another line' },
  out: { icon: 'out', tone: 'plain', word: 'Out', since: ' since' },
  undeliverable: { icon: 'alert', tone: 'warning', word: 'Undeliverable', since: '' },
  back: { icon: 'back', tone: 'success', word: 'Back', since: '' },
  late: { icon: 'alert', tone: 'warning', word: 'Late', since: '' },
  'set-aside': { icon: 'lock', tone: 'warning', word: 'Set aside' },
  delivered: { icon: 'check', tone: 'success', word: 'With inspectors' },
  cast: { icon: 'check', tone: 'success', word: 'Cast' },
  'not-counted': { icon: 'no', tone: 'plain', word: 'Not counted' },
  ended: { icon: 'no', tone: 'plain', word: 'Ended', since: '' },
  'not-qualified': { icon: 'no', tone: 'plain', word: 'Not qualified' },
};

const oddities: Readonly<Record<NonNullable<RegisterRow['problem']>, string>> = {
  'mail-now': 'Mail now, phone the voter',
  'open-question': 'Back: in time?',
  'replaced-came-back': 'An older one came back',
  'never-sent': 'Back, not recorded as sent',
  'no-district': 'Back, district not known',
};

/** The kind of ballot, as a column says it. */
export const kindInColumn: Readonly<Record<RegisterRow['kind'], string>> = {
  absentee: 'Absentee',
  'early-mail': 'Early mail',
};

export const stateOrder = Object.keys(looks) as readonly RegisterState[];
export const stateWord = (state: RegisterState): string => looks[state].word;

export function StateTag({ row: { state, moved, problem } }: { readonly row: RegisterRow }) {
  if (problem !== null)
    return (
      <Tag icon={problem === 'mail-now' ? 'stop' : 'alert'} tone={problem === 'mail-now' ? 'danger' : 'warning'}>
        {oddities[problem]}
      </Tag>
    );
  const { icon, tone, word, since } = looks[state];
  return (
    <Tag icon={icon} tone={tone}>
      {since === undefined || moved === null ? word : `${word}${since} ${shortDay(moved)}`}
    </Tag>
  );
}
