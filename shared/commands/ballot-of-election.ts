// The ballot of one election as its file and its nominations have it: what lists, proofs, notices and the screen are made from.
import type { Ballot } from '../domain/ballot.ts';
import { type BallotFacts, ballotAsItStands } from '../rules/ballot-as-it-stands.ts';
import type { ElectionState } from './define-command.ts';

export const ballotFactsOf = ({ file, nominations }: Pick<ElectionState, 'file' | 'nominations'>): BallotFacts => ({
  kind: file.kind,
  offices: file.offices,
  candidates: nominations.candidates,
  bodies: file.bodiesOnBallot,
  orders: file.candidateOrders,
  drawn: file.drawings.flatMap(({ office, drawn }) =>
    drawn === null ? [] : [{ office, order: drawn.order.map(({ candidate }) => candidate) }],
  ),
  questions: file.propositions.map(({ number, title, abstract, fullText }, at) => ({
    ...{ number, title },
    label: `Proposition ${at + 1}`,
    text: fullText ?? abstract,
  })),
});

export const ballotOf = (election: Pick<ElectionState, 'file' | 'nominations'>): Ballot =>
  ballotAsItStands(ballotFactsOf(election));
