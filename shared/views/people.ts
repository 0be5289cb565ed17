// The people of the desk, as Settings shows them: who they are, who has a passphrase, and whether a code lies in the safe.
import { z } from 'zod';
import { DeskPerson } from '../domain/desk-person.ts';
import { RecordedAt } from '../domain/recorded-at.ts';
import { isSealed, peopleOf } from '../records/people.ts';
import { ok } from '../result.ts';
import { whoCanRead } from '../words/who-can-read.ts';
import { defineView } from './define-view.ts';

export const peopleList = defineView({
  name: 'people.list',
  title: 'The people of this desk',
  input: z.strictObject({}),
  output: z.strictObject({
    people: z.array(
      z.strictObject({
        ...DeskPerson.shape,
        passphrase: z.boolean(),
        removed: z.boolean(),
        /** The person who is asking. */
        you: z.boolean(),
      }),
    ),
    /** Whether a passphrase is needed to open the office. */
    sealed: z.boolean(),
    /** `usedAt`: a code that was used has been out of the safe; another should be made. */
    recoveryCode: z.strictObject({ madeAt: RecordedAt, usedAt: RecordedAt.nullable() }).nullable(),
    whoCanRead: z.string(),
  }),
  refusals: [],
  answer: ({ office }, _input, { actor }) =>
    ok({
      people: peopleOf(office).map((p) => ({ ...p, you: p.id === actor.person })),
      sealed: isSealed(office),
      recoveryCode: office.recoveryCode,
      whoCanRead: whoCanRead(isSealed(office), office.recoveryCode),
    }),
});
