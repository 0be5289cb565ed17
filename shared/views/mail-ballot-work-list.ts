// The register's work lists as paper has them: number, name, kind, envelope, where it stands. Never a reason, a birth date, a
// place of detention, nor the address a ballot goes to, which may be one.
import { z } from 'zod';
import type { ElectionState, OfficeView } from '../commands/define-command.ts';
import { districtOf, type RegisterLine } from '../commands/line-and-ballots.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { ballotStands, ballotsOf, wantedNow } from '../records/mail-ballot-standing.ts';
import { ok } from '../result.ts';
import { instantInWords } from '../words/clock.ts';
import { shortDay } from '../words/days.ts';
import { envelopeNumber, mailBallotKindInWords } from '../words/mail-ballots.ts';
import { defineView } from './define-view.ts';
import { oldEnvelopes, saysInWords } from './old-envelopes.ts';
import { kindOfLine, type RegisterState, registerState } from './register-state.ts';

export const WorkListId = z.enum([
  ...['to-decide', 'too-early', 'waiting', 'to-mail', 'to-hand-over', 'out', 'back', 'undeliverable', 'set-aside'],
  ...['problems', 'old-envelopes', 'all'],
] as const);
export type WorkListId = z.infer<typeof WorkListId>;

/** What each is called, and what it is for. */
const lists: Readonly<Record<WorkListId, readonly [title: string, about: string]>> = {
  'to-decide': ['To decide', 'Applications that wait for your decision, and those that lack something.'],
  'too-early': ['Too early', 'Applications that came before they may be taken. The paper is kept with its true day.'],
  waiting: ['Waiting for ballots', 'Qualified; ballots of the kind are not on record as delivered by the printer.'],
  'to-mail': ['To mail today', ''],
  'to-hand-over': ['To hand over', 'The voter collects the ballot, or the agent the application names.'],
  out: ['Out and not back', ''],
  back: ['Back and not delivered', 'Sealed, here, and on no transmittal to the inspectors.'],
  undeliverable: ['Undeliverable', 'The post office brought them back. Phone the voter.'],
  'set-aside': ['Set aside, unopened', 'Kept apart, unopened, until the challenge is decided.'],
  problems: ['Problems', 'Whatever is out of the ordinary: look at each.'],
  'old-envelopes': [
    'Envelopes with another day or hour',
    'The day or hour on them is no longer the one that counts. Whoever has one keeps using it: tell each.',
  ],
  all: ['All applications', ''],
};

interface Line {
  readonly line: RegisterLine;
  readonly state: RegisterState;
  /** What about its envelopes is out of the ordinary, in words. */
  readonly odd: readonly string[];
  /** The day and hour on its envelope, where they are no longer right and the list asks for it. */
  readonly old: string | null;
}

function oddOf(election: ElectionState, line: RegisterLine, state: RegisterState): string[] {
  const { mailBallots: register } = election;
  const back = ballotsOf(register, line).filter(({ returned }) => returned !== null);
  const open = back.filter((ballot) => ballot.outcome === null);
  const stand = (ballot: (typeof back)[number]) => ballotStands(ballot, line, register);
  return [
    ...(state === 'undeliverable' ? ['undeliverable: phone the voter'] : []),
    ...back.filter((b) => stand(b) === 'late').map(({ envelope }) => `${envelopeNumber(envelope)} came late`),
    ...(state === 'set-aside' ? ['set aside, unopened'] : []),
    ...open
      .filter((b) => b.returned?.finding.outcome === 'open-question')
      .map(({ envelope }) => `${envelopeNumber(envelope)}: in time or not is open`),
    ...back
      .filter((b) => stand(b) === 'replaced-came-back')
      .map(({ envelope }) => `${envelopeNumber(envelope)} came back after it was replaced`),
    ...open
      .filter(({ out }) => out === null)
      .map(({ envelope }) => `nothing says that ${envelopeNumber(envelope)} left`),
    ...(back.some((ballot) => districtOf(election, line, ballot) === '') ? ['district not on record'] : []),
  ];
}

const undecided = ({ state }: Line): boolean => state === 'to-decide' || state === 'incomplete';
const early = ({ line }: Line): boolean => line.finding.outcome === 'too-early';

function isOn(list: WorkListId, one: Line): boolean {
  switch (list) {
    case 'all':
      return true;
    case 'to-decide':
      return undecided(one) && !early(one);
    case 'too-early':
      return undecided(one) && early(one);
    case 'problems':
      return one.odd.length > 0;
    case 'old-envelopes':
      return one.old !== null;
    default:
      return one.state === list;
  }
}

const stateInWords: Readonly<Record<RegisterState, string>> = {
  incomplete: 'something is missing',
  'to-decide': 'to decide',
  'not-qualified': 'no ballot is sent',
  'another-line': 'ballot on another application',
  waiting: 'waits for ballots',
  'to-mail': 'to mail',
  'to-hand-over': 'to hand over',
  out: 'out',
  undeliverable: 'undeliverable',
  ended: 'ended',
  back: 'back',
  late: 'came late',
  'set-aside': 'set aside, unopened',
  delivered: 'with the inspectors',
  cast: 'cast',
  'not-counted': 'not counted',
};

/** “out since Tue Mar 2”, “to decide, received Mon Mar 1”, “to hand over to the agent named” */
function standsInWords(election: ElectionState, { line, state, odd, old }: Line, list: WorkListId): string {
  if (list === 'problems') return odd.join('; ');
  if (old !== null) return `${state === 'out' ? stateInWords.out : 'here, to be printed again'}; it says ${old}`;
  const newest = ballotsOf(election.mailBallots, line).at(-1);
  const { out, returned, ended } = newest ?? { out: null, returned: null, ended: null };
  const since = (returned ?? ended ?? out)?.at.day;
  switch (state) {
    case 'incomplete':
    case 'to-decide':
      return `${stateInWords[state]}, received ${shortDay(line.application.received.day)}`;
    case 'to-hand-over':
      return wantedNow(line).wants === 'collect-agent'
        ? 'to hand over to the agent named'
        : 'to hand over to the voter';
    case 'out':
    case 'back':
    case 'late':
    case 'undeliverable':
      return since === undefined ? stateInWords[state] : `${stateInWords[state]} since ${shortDay(since)}`;
    default:
      return stateInWords[state];
  }
}

const oldOf = (office: OfficeView, election: ElectionState): Map<number, string> =>
  new Map(oldEnvelopes(office, election).map(({ line, says }) => [line.number, saysInWords(says)]));

export const mailBallotWorkList = defineView({
  name: 'mail-ballots.work-list',
  title: 'A work list of the mail ballots, as it is printed',
  input: z.strictObject({ election: ElectionId, list: WorkListId }),
  output: z.strictObject({
    title: z.string(),
    about: z.string(),
    /** “9:41 a.m. on Tuesday, March 9, 2027” */
    asOf: z.string(),
    columns: z.array(z.strictObject({ title: z.string(), share: z.number().int(), strong: z.boolean() })),
    rows: z.array(z.array(z.string())),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id, list }, { now }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    const several = election.file.districts.length > 1;
    const old = list === 'old-envelopes' ? oldOf(state.office, election) : new Map<number, string>();
    const lines = [...election.mailBallots.applications.values()]
      .map((line) => {
        const stands = registerState(election, line);
        return { line, state: stands, odd: oddOf(election, line, stands), old: old.get(line.number) ?? null };
      })
      .filter((one) => isOn(list, one));
    const [title, about] = lists[list];
    const column = (name: string, share: number, strong = false) => ({ title: name, share, strong });
    return ok({
      ...{ title, about, asOf: instantInWords(now) },
      columns: [
        ...[column('No.', 8), column('Name', several ? 32 : 40, true), ...(several ? [column('Dist.', 8)] : [])],
        ...[column('Kind', 14), column('Envelope', 12), column(list === 'problems' ? 'What' : 'Where it is', 26)],
      ],
      rows: lines.map((one) => {
        const { line } = one;
        const newest = line.ballots.at(-1);
        const ballot = newest === undefined ? null : (election.mailBallots.ballots.get(newest) ?? null);
        return [
          ...[String(line.number), nameInList(line.application.name)],
          ...(several ? [districtOf(election, line, ballot)] : []),
          ...[mailBallotKindInWords[kindOfLine(line)], ballot ? envelopeNumber(ballot.envelope) : ''],
          standsInWords(election, one, list),
        ];
      }),
    });
  },
});
