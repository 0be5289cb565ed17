// The county desk of one election: what was asked of the county board, by when the list is due and how that stands, what
// came, who was added late, and who gets a ballot at each election without asking.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { CountyDealing, DisabledMark, type NamedByCounty } from '../domain/county-desk.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { VoterId } from '../domain/voter.ts';
import { countyRequest } from '../papers/county-request.ts';
import { EditionLine } from '../records/paper-edition.ts';
import { ok } from '../result.ts';
import { deadlineOfElection } from '../rules/calendar.ts';
import { isDone, standingOf } from './date-standing.ts';
import { defineView } from './define-view.ts';

const Named = z.strictObject({
  number: Serial,
  name: z.string(),
  address: z.string(),
  district: z.string(),
  day: PlainDate,
  note: z.string(),
  /** Her id on the county's list, where she was picked from it. */
  voter: VoterId.nullable(),
  act: z.string(),
});
type Named = z.infer<typeof Named>;

const named = (one: DeepReadonly<NamedByCounty> & { readonly number: number; readonly act: string }): Named => {
  const { number, name, address, district, day, note, voter, act } = one;
  return { number, name: nameInList(name), address, district, day, note, voter: voter?.id ?? null, act };
};

export const countyDesk = defineView({
  name: 'county.desk',
  title: 'What was asked of the county board, and what came',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    county: z.string(),
    /** The day by which the list must be here, and how that stands today; null where none comes for this election. */
    due: z
      .strictObject({ day: PlainDate, says: z.string(), done: z.boolean(), citations: z.array(z.string()) })
      .nullable(),
    dealings: z.array(z.strictObject({ number: Serial, ...CountyDealing.shape, act: z.string() })),
    editions: z.array(EditionLine),
    late: z.array(Named),
    disabled: z.array(z.strictObject({ ...Named.shape, mark: DisabledMark })),
  }),
  refusals: ['no-such-election'],
  answer: (state, { election: id }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const { office } = state;
    const { file } = election.value;
    const due = deadlineOfElection('county-list-delivered', factsOfElection(office, election.value));
    const standing = due && standingOf(due, file, today);
    return ok({
      county: office.village?.county ?? '',
      due: due &&
        standing && {
          ...{ day: actBy(due), says: standing.says, done: isDone(standing) },
          citations: due.citations,
        },
      dealings: file.countyDealings,
      editions: file.editions
        .filter(({ paper }) => paper === countyRequest.id)
        .map(({ facts: _, newspaper: __, ...line }) => line),
      late: file.lateAdditions.map(named),
      disabled: office.disabledVoters.map((one) => ({ ...named(one), mark: one.mark })),
    });
  },
});
