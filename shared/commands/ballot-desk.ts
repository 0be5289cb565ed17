// One step of the ballots' way, written down when it has happened. Steps may come in any order and more than once: a second
// delivery, a proof signed again. Nothing is refused for coming late.
import { z } from 'zod';
import { BallotStep } from '../domain/ballot-desk.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter } from '../domain/plain-date.ts';
import { ballotStepNoted } from '../records/ballot-desk.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { defineCommand, refuse } from './define-command.ts';
import { electionOf } from './no-such-record.ts';

export const noteBallotStep = defineCommand({
  name: 'ballot.note-step',
  title: 'Write down a step of the ballots: settled, signed, ordered, delivered, checked, used',
  input: z.strictObject({ election: ElectionId, step: BallotStep }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election', 'in-the-future', 'no-such-record', 'no-such-file'],
  decide: (state, { election: id, step }, { today, chosen }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (isAfter(step.on, today))
      return refuse('in-the-future', `${longDay(step.on)} has not come yet. Write it down when it has happened.`, 'on');
    const { file } = election.value;
    const counts = 'counts' in step ? step.counts : [];
    const unknown = counts.findIndex(
      ({ district }) => district !== '' && !file.districts.some(({ name }) => name === district),
    );
    if (unknown >= 0)
      return refuse(
        'no-such-record',
        `This election has no district “${counts[unknown]?.district}”. Leave the district empty where all have the same ballot.`,
        `counts.${unknown}.district`,
      );
    const kept = step.kind === 'printers-ballot' ? [step.file.sha256] : [];
    if (kept.some((sha256) => chosen(sha256)?.use !== 'ballot'))
      return refuse('no-such-file', 'The file is no longer at hand. Choose it again; nothing was recorded.', 'file');
    const number = file.nextBallotStep;
    return ok({ events: [ballotStepNoted.of(id, { number, step })], value: { number }, keepChosen: kept });
  },
});
