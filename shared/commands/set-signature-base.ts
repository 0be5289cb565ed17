// The population of the village, from which the number of signatures follows; below a thousand people two more numbers.
import { z } from 'zod';
import { ElectionId } from '../domain/ids.ts';
import { SignatureBase, signatureBaseSet } from '../records/signature-base.ts';
import { ok } from '../result.ts';
import { defineCommand } from './define-command.ts';
import { electionOf } from './no-such-record.ts';

export const setSignatureBase = defineCommand({
  name: 'nominations.set-signature-base',
  title: 'Set the numbers from which the signatures of a petition are counted',
  input: z.strictObject({ election: ElectionId, ...SignatureBase.shape }),
  value: z.strictObject({}),
  refusals: ['no-such-election'],
  decide: (state, { election: id, ...base }) => {
    const election = electionOf(state, id);
    return election.ok ? ok({ events: [signatureBaseSet.of(id, base)], value: {} }) : election;
  },
});
