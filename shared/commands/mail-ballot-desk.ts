// The telephone and the counter, and the stock: a timed note of what was said, and ballots spoiled or left over in the office.
import { z } from 'zod';
import { HappenedOn } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { MailBallotKind } from '../domain/mail-ballot.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { NameLine, OptionalLine } from '../domain/text.ts';
import { callNoted, mailBallotStockNoted } from '../records/mail-ballot-desk.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { lineOf } from './line-and-ballots.ts';
import { electionOf } from './no-such-record.ts';
import { notYet } from './not-yet.ts';

export const noteCall = defineCommand({
  name: 'mail-ballot.note-call',
  title: 'Note that a question about a mail ballot was answered',
  input: z.strictObject({
    election: ElectionId,
    application: Serial,
    at: HappenedOn,
    told: OptionalLine,
    note: OptionalLine,
  }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future'],
  decide: (state, { election: id, application, at, told, note }, context) => {
    const found = lineOf(state, id, application);
    if (!found.ok) return found;
    const no = notYet(at, context, 'at');
    if (no) return no;
    const number = found.value.election.mailBallots.nextCall;
    return ok({ events: [callNoted.of(id, { number, application, at, told, note })], value: { number } });
  },
});

/** `spoiled`: in the office, before they left. `unused`: as counted that day. */
export const noteMailBallotStock = defineCommand({
  name: 'mail-ballot.note-stock',
  title: 'Note ballots spoiled in the office, or the unused ones as counted',
  input: z.strictObject({
    election: ElectionId,
    kind: MailBallotKind,
    district: z.union([NameLine, z.literal('')]),
    what: z.enum(['spoiled', 'unused']),
    count: z.number().int().min(0).max(100_000),
    on: PlainDate,
    note: OptionalLine,
  }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future'],
  decide: (state, { election: id, ...noted }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const no = notYet({ day: noted.on, time: null }, context, 'on');
    if (no) return no;
    const { file, mailBallots } = election.value;
    if (noted.district !== '' && !file.districts.some(({ name }) => name === noted.district))
      return refuse('no-such-record', `This election has no district “${noted.district}”.`, 'district');
    const number = mailBallots.nextStockNote;
    return ok({ events: [mailBallotStockNoted.of(id, { number, ...noted })], value: { number } });
  },
});
