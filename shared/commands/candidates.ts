// Candidates typed by hand: who is duly nominated for which office, where no paper of the filing book puts them on the list.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Candidate } from '../domain/office.ts';
import { Remark } from '../domain/text.ts';
import { candidateRemoved, candidateSaved } from '../records/nominations.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `number` null adds a candidate; `office` is the number of an office on this ballot. */
export const saveCandidate = defineCommand({
  name: 'nominations.save-candidate',
  title: 'Add or change a candidate',
  input: z.strictObject({ election: ElectionId, number: Serial.nullable(), office: Serial, candidate: Candidate }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { file, nominations } = election.value;
    if (!file.offices.some((o) => o.number === input.office)) return noSuchRecord('office', input.office, 'office');
    if (input.number !== null && !nominations.candidates.some((c) => c.number === input.number)) {
      return noSuchRecord('candidate', input.number, 'number');
    }
    const number = input.number ?? nominations.nextCandidate;
    const { office, candidate } = input;
    const filing = nominations.candidates.find((c) => c.number === number)?.filing ?? null;
    return ok({
      events: [candidateSaved.of(input.election, { number, office, candidate, filing })],
      value: { number },
    });
  },
});

export const removeCandidate = defineCommand({
  name: 'nominations.remove-candidate',
  title: 'Take a candidate off the list',
  input: z.strictObject({ election: ElectionId, number: Serial, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, { election: id, number, reason }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (!election.value.nominations.candidates.some((c) => c.number === number)) {
      return noSuchRecord('candidate', number, 'number');
    }
    return ok({ events: [candidateRemoved.of(id, { number, reason })], value: {} });
  },
});
