// Voters of whom neither the county's list nor the village's table of streets says in which district they vote.
import { z } from 'zod';
import { nameInList } from '../domain/person-name.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { VoterId } from '../domain/voter.ts';
import { ok } from '../result.ts';
import { voterStatusInWords } from '../words/voter-status.ts';
import { defineView } from './define-view.ts';

export const votersWithoutDistrict = defineView({
  name: 'voters.without-district',
  title: 'Voters whose district the list does not say',
  input: z.strictObject({ limit: z.number().int().min(1).max(1000) }),
  output: z.strictObject({
    /** The day the county's list is of; null where none was read. */
    listDate: PlainDate.nullable(),
    voters: z.array(
      z.strictObject({ id: VoterId, name: z.string(), address: z.string(), city: z.string(), status: z.string() }),
    ),
    /** How many there are in all. */
    all: z.number().int(),
  }),
  refusals: [],
  answer: ({ office: { voterList } }, { limit }, { voters }) =>
    ok({
      listDate: voterList?.listDate ?? null,
      all: voterList?.counts.withoutDistrict ?? 0,
      voters: voterList
        ? voters.withoutDistrict(limit).map(({ id, name, address, city, status }) => ({
            ...{ id, name: nameInList(name), address, city, status: voterStatusInWords[status] },
          }))
        : [],
    }),
});
