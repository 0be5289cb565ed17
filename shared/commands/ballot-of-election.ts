// The ballot of one election as its file and its nominations have it: what lists, proofs, notices and the screen are made from.
import { type Ballot, inBallotNumbers, propositionLabel } from '../domain/ballot.ts';
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
  questions: inBallotNumbers(file.propositions).map((proposition, at) => ({
    ...{ number: proposition.number, title: proposition.title },
    label: propositionLabel(proposition, at),
    text: proposition.fullText ?? proposition.abstract,
  })),
});

export const ballotOf = (election: Pick<ElectionState, 'file' | 'nominations'>): Ballot =>
  ballotAsItStands(ballotFactsOf(election));
