// The take-along box as it would be printed now: its parts in order, each made only when it is its turn, and how the records
// stand, to tell later what has changed since.

import type { FlowDocument } from '../documents/blocks.ts';
import { type BoxFacts, boxPart, boxSheet } from '../documents/take-along/box.ts';
import { fingerprint } from '../domain/fingerprint.ts';
import type { InTurns } from '../domain/in-turns.ts';
import { ballotStands } from '../records/mail-ballot-standing.ts';
import type { BoxStood } from '../records/take-along-box.ts';
import { type Err, ok } from '../result.ts';
import type { ViewContext } from '../views/define-view.ts';
import { piecesOf } from '../views/mail-ballot-numbers.ts';
import { instantInWords } from '../words/clock.ts';
import { registerMark } from './box-changes.ts';
import type { DeskState, ElectionState, Refusal } from './define-command.ts';
import { refuse } from './define-command.ts';
import { districtOf, type RegisterLine } from './line-and-ballots.ts';
import { electionOf } from './no-such-record.ts';
import { frameOf, sealedWith } from './numbered-paper.ts';
import type { MadePart } from './take-along-part.ts';
import { boxParts } from './take-along-parts.ts';

export interface TakeAlongBox {
  readonly parts: readonly MadePart[];
  readonly stood: () => InTurns<BoxStood>;
  /** The parts that can be made, as papers of the box. */
  readonly papers: readonly (() => InTurns<FlowDocument>)[];
  /** The sheets in front, with the pages that each of them has. */
  front(pages: readonly number[]): FlowDocument;
}

/** What the box is made from now; or what must be told first. */
export function* takeAlongBox(
  state: DeskState,
  id: string,
  size: 'letter' | 'legal',
  context: ViewContext,
): InTurns<{ ok: true; value: TakeAlongBox } | Err<Refusal>> {
  const found = electionOf(state, id);
  if (!found.ok) return found;
  const election = found.value;
  const { kind, pollDay } = election.file;
  if (kind === null || pollDay === null) throw new Error('an election without kind or day');
  const numbered = frameOf(state.office, 1);
  if (!numbered.ok) return refuse('facts-missing', numbered.error);
  const frame = { ...numbered.value, edition: null, size };
  const parts = yield* boxParts({ state, election, frame, context });
  const facts: BoxFacts = { ...frame, kind, pollDay, asOf: instantInWords(context.now) };
  const there = parts.flatMap(({ title, document }) => (document === null ? [] : [{ title, document }]));
  return ok({
    parts,
    stood: () => stoodOf(election, parts),
    papers: there.map(
      ({ title, document }, i) =>
        function* () {
          return boxPart(facts, i + 1, title, yield* document());
        },
    ),
    front: (pages) => {
      const left = [...pages];
      const rows = parts.map(({ title, says, document }) => ({
        ...{ title, says },
        pages: document === null ? null : (left.shift() ?? 0),
      }));
      return sealedWith(boxSheet({ ...facts, rows }), facts, context);
    },
  });
}

/** How the records stand that the box is made of. */
function* stoodOf(election: ElectionState, parts: readonly MadePart[]): InTurns<BoxStood> {
  const { mailBallots } = election;
  const pieces = piecesOf(election);
  const runs = [...mailBallots.transmittals.values()];
  const lines: string[] = [];
  for (const line of mailBallots.applications.values()) {
    lines.push(markedLine(election, line));
    yield;
  }
  return {
    applications: lines.length,
    out: pieces.filter(({ ballot }) => ballot.out !== null).length,
    back: pieces.filter(({ ballot }) => ballot.returned !== null).length,
    transmittals: runs.length,
    signed: runs.filter(({ signed }) => signed !== null).length,
    marks: [
      { part: registerMark, mark: fingerprint(lines.join('\n')) },
      ...parts.flatMap(({ part, from }) => (from === null ? [] : [{ part, mark: fingerprint(from()) }])),
    ],
  };
}

/** All of a line that stands in the box. */
function markedLine(election: ElectionState, line: RegisterLine): string {
  const { mailBallots } = election;
  const { number, application, determination, ballots } = line;
  const stands = ballots.map((envelope) => {
    const ballot = mailBallots.ballots.get(envelope);
    return ballot ? `${envelope} ${ballotStands(ballot, line, mailBallots)} ${districtOf(election, line, ballot)}` : '';
  });
  const who = [application.name, application.residence, application.kind, determination?.qualified ?? null];
  return JSON.stringify([number, districtOf(election, line, null), stands, who]);
}
