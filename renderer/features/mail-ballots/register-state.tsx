// Where an application stands: the chips of the list and the last column.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import type { IconName } from '../../ui/icon.tsx';
import { Tag, type Tone } from '../../ui/tag.tsx';
import { envelopeNumber } from './application-words.ts';

export type RegisterRow = ViewOutput<'mail-ballots'>['rows'][number];
export type RegisterState = RegisterRow['state'];

interface StateLook {
  readonly icon: IconName;
  readonly tone: Tone;
  readonly word: string;
}

const looks: Readonly<Record<RegisterState, StateLook>> = {
  'to-decide': { icon: 'pen', tone: 'accent', word: 'To decide' },
  incomplete: { icon: 'alert', tone: 'warning', word: 'Incomplete' },
  waiting: { icon: 'clock', tone: 'plain', word: 'Waiting for ballots' },
  'to-mail': { icon: 'mail', tone: 'accent', word: 'To mail' },
  'to-hand-over': { icon: 'person', tone: 'accent', word: 'To hand over' },
  'another-line': { icon: 'mail', tone: 'plain', word: 'Ballot on another application' },
  out: { icon: 'mail', tone: 'plain', word: 'Out' },
  undeliverable: { icon: 'alert', tone: 'warning', word: 'Undeliverable' },
  back: { icon: 'check', tone: 'success', word: 'Back' },
  late: { icon: 'alert', tone: 'warning', word: 'Late' },
  'set-aside': { icon: 'lock', tone: 'warning', word: 'Set aside' },
  delivered: { icon: 'check', tone: 'success', word: 'With inspectors' },
  cast: { icon: 'check', tone: 'success', word: 'Cast' },
  'not-counted': { icon: 'no', tone: 'plain', word: 'Not counted' },
  ended: { icon: 'no', tone: 'plain', word: 'Ended' },
  'not-qualified': { icon: 'no', tone: 'plain', word: 'Not qualified' },
};

export const stateOrder = Object.keys(looks) as readonly RegisterState[];
export const stateWord = (state: RegisterState): string => looks[state].word;
export const isRegisterState = (text: string | undefined): text is RegisterState =>
  text !== undefined && Object.hasOwn(looks, text);

export function StateTag({ state, envelope }: { readonly state: RegisterState; readonly envelope: number | null }) {
  const { icon, tone, word } = looks[state];
  return (
    <Tag icon={icon} tone={tone}>
      {envelope === null ? word : `${word}, ${envelopeNumber(envelope)}`}
    </Tag>
  );
}
