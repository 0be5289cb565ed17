// The seal on the papers of the village: the file that was chosen a moment ago, or none.
import { z } from 'zod';
import { officeStream } from '../records/define-event.ts';
import { Sha256 } from '../records/paper-edition.ts';
import { sealSet } from '../records/village-seal.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';

export const setSeal = defineCommand({
  name: 'office.set-seal',
  title: 'Set the seal on the village’s papers, or take it off',
  /** The SHA-256 of the file as `seal.choose-file` told it; null takes the seal off. */
  input: z.strictObject({ sha256: Sha256.nullable() }),
  value: z.strictObject({}),
  refusals: ['no-such-file'],
  decide: (_, { sha256 }, { chosen }) => {
    if (sha256 === null) return ok({ events: [sealSet.of(officeStream, { seal: null })], value: {} });
    const file = chosen(sha256);
    if (file?.use !== 'seal')
      return refuse('no-such-file', 'The file is no longer at hand. Choose it again; nothing was changed.', 'sha256');
    return ok({
      events: [sealSet.of(officeStream, { seal: { name: file.name, sha256 } })],
      value: {},
      keepChosen: [sha256],
    });
  },
});
