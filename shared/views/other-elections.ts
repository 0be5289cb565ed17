// The “not my election” card, for the counter and the telephone.
import { z } from 'zod';
import { OtherElection } from '../domain/other-election.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';

export const otherElections = defineView({
  name: 'office.other-elections',
  title: 'Whom to ask about elections the village does not conduct',
  input: z.strictObject({}),
  output: z.strictObject({ elections: z.array(OtherElection) }),
  refusals: [],
  answer: ({ office }) => ok({ elections: office.otherElections }),
});
