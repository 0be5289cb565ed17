// Propositions to be voted on: added, changed, and taken off with a reason.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Proposition } from '../domain/office.ts';
import { Remark } from '../domain/text.ts';
import { propositionRemoved, propositionSaved } from '../records/proposition.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** Of these, what is left out counts as not said. */
const leftOut = {
  ballotNumber: Proposition.shape.ballotNumber.optional(),
  source: Proposition.shape.source.optional(),
  statute: Proposition.shape.statute.optional(),
  ownNotice: Proposition.shape.ownNotice.optional(),
};

/** `number` null adds a proposition; a number changes that one. */
export const saveProposition = defineCommand({
  name: 'election.save-proposition',
  title: 'Add or change a proposition',
  input: z.strictObject({
    election: ElectionId,
    number: Serial.nullable(),
    proposition: z.strictObject({ ...Proposition.shape, ...leftOut }),
  }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { file } = election.value;
    if (input.number !== null && !file.propositions.some((p) => p.number === input.number)) {
      return noSuchRecord('proposition', input.number, 'number');
    }
    const number = input.number ?? file.nextProposition;
    const { ballotNumber = '', source = null, statute = '', ownNotice = null, ...words } = input.proposition;
    const proposition = { ...words, ballotNumber, source, statute, ownNotice };
    return ok({
      events: [propositionSaved.of(input.election, { number, proposition })],
      value: { number },
    });
  },
});

export const removeProposition = defineCommand({
  name: 'election.remove-proposition',
  title: 'Take a proposition off the ballot',
  input: z.strictObject({ election: ElectionId, number: Serial, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, { election: id, number, reason }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (!election.value.file.propositions.some((p) => p.number === number)) {
      return noSuchRecord('proposition', number, 'number');
    }
    return ok({ events: [propositionRemoved.of(id, { number, reason })], value: {} });
  },
});
