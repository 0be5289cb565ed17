// The county's list in use: of which day, how many, and how it was told which voters are the village's.
import { z } from 'zod';
import { PlainDate } from '../domain/plain-date.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { DistrictRule, ListEncoding, ListShape, Membership } from '../domain/voter-list.ts';
import { ListCounts } from '../records/voter-list.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const voterList = defineView({
  name: 'voters.list',
  title: 'The county’s list in use',
  input: z.strictObject({}),
  /** Null before the first list. What was said last time is offered for the next file. */
  output: z.strictObject({
    list: z
      .strictObject({
        number: z.number().int(),
        listDate: PlainDate,
        file: z.string(),
        readAt: RecordedAt,
        shape: ListShape,
        encoding: ListEncoding,
        counts: ListCounts,
        membership: Membership,
        districts: DistrictRule,
      })
      .nullable(),
    /** The lists before it, newest first. */
    former: z.array(
      z.strictObject({
        number: z.number().int(),
        listDate: PlainDate,
        file: z.string(),
        readAt: RecordedAt,
        taken: z.number().int(),
      }),
    ),
    /** How districts follow from the next list that is read. */
    rule: DistrictRule,
  }),
  refusals: [],
  answer: ({ office: { voterList: list, formerLists, districtRule: rule } }) =>
    ok({
      list: list && {
        ...{ number: list.list, listDate: list.listDate, file: list.file.name, shape: list.shape },
        ...{ readAt: list.readAt, encoding: list.encoding },
        ...{ counts: list.counts, membership: list.membership, districts: list.districts },
      },
      former: formerLists.map(({ list: number, ...before }) => ({ number, ...before })),
      rule,
    }),
});
