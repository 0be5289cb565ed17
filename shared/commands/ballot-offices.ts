// Offices on the ballot: added, changed, and taken off with a reason.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Office } from '../domain/office.ts';
import { Remark } from '../domain/text.ts';
import { officeRemoved, officeSaved } from '../records/ballot-office.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `number` null adds an office; a number changes that one. */
export const saveOffice = defineCommand({
  name: 'election.save-office',
  title: 'Add or change an office on the ballot',
  input: z.strictObject({ election: ElectionId, number: Serial.nullable(), office: Office }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record'],
  decide: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { file } = election.value;
    if (input.number !== null && !file.offices.some((o) => o.number === input.number)) {
      return noSuchRecord('office', input.number, 'number');
    }
    const number = input.number ?? file.nextOffice;
    return ok({ events: [officeSaved.of(input.election, { number, office: input.office })], value: { number } });
  },
});

export const removeOffice = defineCommand({
  name: 'election.remove-office',
  title: 'Take an office off the ballot',
  input: z.strictObject({ election: ElectionId, number: Serial, reason: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'has-candidates'],
  decide: (state, { election: id, number, reason }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { file, nominations } = election.value;
    const office = file.offices.find((o) => o.number === number);
    if (!office) return noSuchRecord('office', number, 'number');
    const standing = nominations.candidates.filter((c) => c.office === number);
    if (standing.length > 0) {
      return refuse(
        'has-candidates',
        `${standing.map((c) => c.ballotName).join(', ')} stand for ${office.title}. Move or remove them first.`,
        'number',
      );
    }
    return ok({ events: [officeRemoved.of(id, { number, reason })], value: {} });
  },
});
