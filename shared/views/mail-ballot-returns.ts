// The desk where return envelopes come in: whose a number or a name is, what came today, and what lies here sealed.
import { z } from 'zod';
import { type ElectionState, refuse } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { districtOf, type Register, type RegisterLine } from '../commands/line-and-ballots.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { namesakes } from '../commands/receive-envelope.ts';
import { electionInSentence } from '../documents/election-name.ts';
import { addressInline } from '../domain/address.ts';
import { readEnvelopeCode } from '../domain/envelope-code.ts';
import { HappenedOn } from '../domain/finding.ts';
import { ActId, ElectionId, Serial } from '../domain/ids.ts';
import { EnvelopeNote } from '../domain/mail-ballot.ts';
import { nameInList } from '../domain/person-name.ts';
import { yearOf } from '../domain/plain-date.ts';
import { foldForSearch } from '../domain/search-key.ts';
import { OptionalLine } from '../domain/text.ts';
import { WallTime } from '../domain/wall-time.ts';
import { ballotStands, ballotsOf } from '../records/mail-ballot-standing.ts';
import type { ElectionListing } from '../records/office.ts';
import { ok } from '../result.ts';
import { hourOf } from '../rules/count-deadline.ts';
import { longDay } from '../words/days.ts';
import { defineView } from './define-view.ts';
import { type Piece, piecesOf } from './mail-ballot-numbers.ts';
import { BallotStands } from './mail-ballot-shapes.ts';

const Candidate = z.strictObject({
  application: Serial,
  envelope: Serial,
  /** Surname, given and middle name, suffix. */
  name: z.string(),
  /** Only where somebody else bears the name too. */
  bornIn: z.number().int().nullable(),
  residence: z.string(),
  district: z.string(),
  stands: BallotStands,
  /** Another voter of the register has this surname and given name. */
  namesake: z.boolean(),
});
type Candidate = z.infer<typeof Candidate>;
const most = 20;

/** The bar code as it was scanned, the number typed from the envelope (“0046”, “46”), or the beginnings of a name. */
export const findEnvelope = defineView({
  name: 'mail-ballots.find-envelope',
  title: 'Whose return envelope this is, by its number or the voter’s name',
  input: z.strictObject({ election: ElectionId, text: OptionalLine }),
  output: z.strictObject({ found: z.array(Candidate) }),
  refusals: ['no-such-election', 'misread-code', 'other-election'],
  answer: (state, { election: id, text }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { mailBallots: register } = election.value;
    const scanned = readEnvelopeCode(text, id, state.office.elections.map(named));
    if (scanned && !scanned.ok) return refuse(scanned.error.code, scanned.error.message, 'text');
    const number = scanned ? String(scanned.value) : /^\s*0*(\d{1,7})\s*$/.exec(text)?.[1];
    if (number !== undefined) {
      const ballot = register.ballots.get(Number(number));
      const line = ballot && register.applications.get(ballot.application);
      if (!ballot || !line) return ok({ found: [] });
      return ok({
        found: piecesOfLine(register, line)
          .filter((p) => p.ballot === ballot)
          .map(shown(election.value)),
      });
    }
    const typed = foldForSearch(text);
    if (typed.length === 0) return ok({ found: [] });
    const found: Candidate[] = [];
    for (const line of register.applications.values()) {
      if (!namedSo(line, typed)) continue;
      found.push(...piecesOfLine(register, line).map(shown(election.value)));
      if (found.length >= most) break;
    }
    return ok({ found: found.slice(0, most) });
  },
});

/** “general village election of Tuesday, March 16, 2027” */
const named = ({ id, kind, pollDay }: Readonly<ElectionListing>) => ({
  ...{ id, name: `${electionInSentence[kind]} of ${longDay(pollDay)}` },
});

const namedSo = ({ application: { name } }: RegisterLine, typed: readonly string[]): boolean => {
  const words = foldForSearch(`${name.surname} ${name.given} ${name.middle} ${name.suffix}`);
  return typed.every((one) => words.some((word) => word.startsWith(one)));
};

function piecesOfLine(register: Register, line: RegisterLine): Piece[] {
  return ballotsOf(register, line).map((ballot) => ({ line, ballot, stands: ballotStands(ballot, line, register) }));
}

const shown =
  (election: ElectionState) =>
  ({ line, ballot, stands }: Piece): Candidate => {
    const { name, residence, birthDate } = line.application;
    const namesake = namesakes(election.mailBallots, line).length > 0;
    return {
      ...{ application: line.number, envelope: ballot.envelope, name: nameInList(name), stands, namesake },
      bornIn: namesake && birthDate !== null ? yearOf(birthDate) : null,
      residence: residence ? addressInline(residence) : '',
      district: districtOf(election, line, ballot),
    };
  };

const Back = z.strictObject({
  application: Serial,
  envelope: Serial,
  name: z.string(),
  district: z.string(),
  at: HappenedOn,
  stands: BallotStands,
  /** “In time.”, “Late.”, “Set aside …”: what became of it, in a few words. */
  sentence: z.string(),
  notes: z.array(EnvelopeNote),
  act: ActId,
});

export const mailBallotReturns = defineView({
  name: 'mail-ballots.returns',
  title: 'Return envelopes: the last that came, and what lies here sealed',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    /** Newest first, at most twelve. */
    last: z.array(Back),
    /** How many came today. */
    today: z.number().int(),
    /** Every envelope that ever came back. */
    all: z.number().int(),
    /** Back, in time, and on no transmittal yet, by district; `runs` went to that board before. */
    here: z.array(z.strictObject({ district: z.string(), count: z.number().int(), runs: z.number().int() })),
    /** On a transmittal, or with the inspectors. */
    delivered: z.number().int(),
    /** People vote today: what came since the last run goes out in another one before the polls close. */
    pollingDay: z.boolean(),
    /** When the polls close; null where the hours are not on record. */
    closes: WallTime.nullable(),
    late: z.number().int(),
    replaced: z.number().int(),
    setAside: z.number().int(),
    strange: z.array(z.strictObject({ number: Serial, at: HappenedOn, words: z.string(), act: ActId })),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }, { today }) => {
    const found = electionOf(state, id);
    if (!found.ok) return found;
    const election = found.value;
    const pieces = piecesOf(election);
    const back = pieces.flatMap((piece) => {
      const { returned } = piece.ballot;
      return returned ? [{ piece, returned }] : [];
    });
    // In the order in which they were taken in: the order of the log, which acts’ numbers do not tell.
    const order = new Map([...election.mailBallots.returnsInOrder].map((envelope, at) => [envelope, at]));
    const newest = back
      .sort((a, b) => (order.get(b.piece.ballot.envelope) ?? 0) - (order.get(a.piece.ballot.envelope) ?? 0))
      .slice(0, 12);
    const count = (stands: Piece['stands']) => pieces.filter((p) => p.stands === stands).length;
    return ok({
      last: newest.map(({ piece: { line, ballot, stands }, returned }) => ({
        ...{ application: line.number, envelope: ballot.envelope, name: nameInList(line.application.name) },
        ...{ district: districtOf(election, line, ballot), at: { ...returned.at }, stands },
        sentence: becameOf(stands, returned.finding.sentence, ballot.ended?.reason ?? ''),
        notes: [...returned.notes],
        act: returned.act as ActId,
      })),
      today: back.filter(({ returned }) => returned.at.day === today).length,
      all: back.length,
      here: byDistrict(election, pieces),
      delivered: count('on-transmittal') + count('delivered') + count('cast') + count('not-counted'),
      pollingDay: election.file.pollDay === today,
      closes: hourOf('polls-close', factsOfElection(state.office, election)),
      ...{ late: count('late'), replaced: count('replaced-came-back'), setAside: count('set-aside') },
      strange: election.mailBallots.strangeEnvelopes.map((one) => ({
        ...one,
        at: { ...one.at },
        act: one.act as ActId,
      })),
    });
  },
});

function becameOf(stands: Piece['stands'], finding: string, ended: string): string {
  if (stands === 'replaced-came-back')
    return `Cancelled: it does not go to the inspectors. Keep it sealed. ${ended}`.trim();
  return stands === 'set-aside' ? 'Set aside, unopened.' : finding;
}

/** Every district of the election, and '' for envelopes whose district is not on record. */
export function byDistrict(election: ElectionState, pieces: readonly Piece[]) {
  const counts = new Map<string, number>(election.file.districts.map(({ name }) => [name, 0]));
  for (const { line, ballot, stands } of pieces) {
    if (stands !== 'back') continue;
    const district = districtOf(election, line, ballot);
    counts.set(district, (counts.get(district) ?? 0) + 1);
  }
  const sheets = [...election.mailBallots.transmittals.values()];
  return [...counts].map(([district, count]) => ({
    ...{ district, count, runs: sheets.filter((sheet) => sheet.district === district).length },
  }));
}
