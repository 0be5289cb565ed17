// The ballot on the screen: its order as it stands, what is still open about it, the bodies to be put in order, and every
// drawing by lot with the days it may be demanded and held.
import { z } from 'zod';
import { ballotFactsOf } from '../commands/ballot-of-election.ts';
import type { DeskState, ElectionState } from '../commands/define-command.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { Ballot, BodyKind, bodyKey } from '../domain/ballot.ts';
import { VotingMethod } from '../domain/election.ts';
import { KeptFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { WallTime } from '../domain/wall-time.ts';
import { ok } from '../result.ts';
import { type BallotFacts, ballotAsItStands } from '../rules/ballot-as-it-stands.ts';
import { ballotNotes } from '../rules/checks/ballot-notes.ts';
import { LawFinding } from '../rules/checks/law-finding.ts';
import { endOfPeriod } from '../rules/checks/period.ts';
import { periodOf } from '../rules/checks/periods.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { defineView } from './define-view.ts';

const Named = z.strictObject({ candidate: Serial, name: z.string() });
const DrawingOnPage = z.strictObject({
  ...{ number: Serial, office: Serial, title: z.string(), act: z.string() },
  candidates: z.array(Named),
  demandedBy: z.string(),
  demandedOn: PlainDate.nullable(),
  filedOn: PlainDate.nullable(),
  /** Whether the demand was in time, as it was found when it was recorded. */
  demand: KeptFinding.nullable(),
  noticeMailedOn: PlainDate.nullable(),
  /** When the lots may be drawn, counted from the notice; null until it is mailed. */
  mayBeDrawn: LawFinding.nullable(),
  drawn: z
    .strictObject({
      ...{ on: PlainDate, at: WallTime, place: z.string(), drawnBy: z.string() },
      present: z.array(z.strictObject({ name: z.string(), by: z.string() })),
      order: z.array(Named),
      finding: KeptFinding.nullable(),
    })
    .nullable(),
});

const Bodies = z.strictObject({
  parties: z.array(z.string()),
  independents: z.array(z.string()),
  votedOn: PlainDate.nullable(),
  source: z.string(),
});

export const ballotPage = defineView({
  name: 'ballot.page',
  title: 'The ballot in its order, and what is open about it',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    kind: z.string(),
    method: VotingMethod.nullable(),
    ballot: Ballot,
    notes: z.array(CheckWarning),
    /** As they were put in order; null until then. */
    bodies: Bodies.nullable(),
    /** Every party or body a candidate has on record, and what it counts as. */
    seen: z.array(z.strictObject({ body: z.string(), kind: BodyKind })),
    /** How they were put in order for an earlier election, to begin from. */
    before: Bodies.nullable(),
    drawings: z.array(DrawingOnPage),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file } = election.value;
    const facts = ballotFactsOf(election.value);
    const drawings = file.drawings.map(({ office, candidates, drawn }) => ({
      office,
      candidates: candidates.map(({ candidate }) => candidate),
      order: drawn?.order.map(({ candidate }) => candidate) ?? [],
    }));
    return ok({
      kind: file.kind ?? '',
      method: state.office.votingMethod,
      ballot: ballotAsItStands(facts),
      notes: ballotNotes(facts, drawings),
      bodies: file.bodiesOnBallot,
      seen: bodiesSeen(facts),
      before: file.bodiesOnBallot === null ? bodiesBefore(state, id) : null,
      drawings: file.drawings.map((one) => onPage(one, state)),
    });
  },
});

function bodiesSeen({ candidates, bodies }: BallotFacts) {
  const seen = new Map(candidates.filter(({ party }) => party !== '').map(({ party }) => [bodyKey(party), party]));
  const has = (list: readonly string[] = [], key: string) => list.some((body) => bodyKey(body) === key);
  return [...seen].map(([key, body]) => ({
    body,
    kind: has(bodies?.parties, key)
      ? ('party' as const)
      : has(bodies?.independents, key)
        ? ('independent' as const)
        : ('not-placed' as const),
  }));
}

/** Of the latest other election that has them. */
function bodiesBefore(state: DeskState, id: string) {
  const others = [...state.office.elections]
    .filter((one) => one.id !== id)
    .sort((a, b) => (a.pollDay < b.pollDay ? 1 : -1));
  for (const other of others) {
    const bodies = state.election(other.id)?.file.bodiesOnBallot;
    if (bodies) return bodies;
  }
  return null;
}

type Drawing = ElectionState['file']['drawings'][number];

function onPage(drawing: Drawing, { office }: DeskState): DeepReadonly<z.infer<typeof DrawingOnPage>> {
  const { drawn, noticeMailedOn, finding, candidates, ...rest } = drawing;
  const nameOf = (number: number) => candidates.find(({ candidate }) => candidate === number)?.name ?? '';
  return {
    ...rest,
    candidates,
    noticeMailedOn,
    demand: finding,
    mayBeDrawn:
      noticeMailedOn === null
        ? null
        : endOfPeriod(periodOf('lot-drawn'), noticeMailedOn, office.holidays, drawn?.on ?? null),
    drawn: drawn && {
      ...{ on: drawn.on, at: drawn.at, place: drawn.place, drawnBy: drawn.drawnBy },
      present: drawn.present.map(({ candidate, by }) => ({ name: nameOf(candidate), by })),
      order: drawn.order,
      finding: drawn.finding,
    },
  };
}
