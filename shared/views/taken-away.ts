// What can be taken away of each election, and what was already.
import { z } from 'zod';
import { electionNamed } from '../commands/last-year.ts';
import { ElectionId } from '../domain/ids.ts';
import { deskPaper } from '../papers/index.ts';
import { ok } from '../result.ts';
import { sizeInWords } from '../words/backups.ts';
import { instantInWords } from '../words/clock.ts';
import { audienceInWords, filesInWords, partInWords } from '../words/exports.ts';
import { defineView } from './define-view.ts';
import { currentElection } from './desk-frame.ts';

/** So many exports are listed; the history has them all. */
const most = 20;

export const takenAway = defineView({
  name: 'records.taken-away',
  title: 'What can be taken away of each election, and what was already',
  input: z.strictObject({}),
  output: z.strictObject({
    /** The newest first; `papers` were printed for it, so that their files are kept. */
    elections: z.array(
      z.strictObject({
        id: ElectionId,
        title: z.string(),
        papers: z.array(z.strictObject({ id: z.string(), title: z.string() })),
      }),
    ),
    current: ElectionId.nullable(),
    /** The newest first, at most 20. */
    exports: z.array(z.strictObject({ id: z.string(), when: z.string(), what: z.string(), where: z.string() })),
  }),
  refusals: [],
  answer: (state, _, { today }) => {
    const { elections, exports } = state.office;
    return ok({
      elections: [...elections].reverse().map((listing) => {
        const editions = state.election(listing.id)?.file.editions ?? [];
        const papers = [...new Set(editions.map(({ paper }) => paper))];
        return {
          id: listing.id,
          title: electionNamed(listing),
          papers: papers.map((id) => ({ id, title: deskPaper(id)?.title ?? id })),
        };
      }),
      current: currentElection(state, today),
      exports: exports
        .slice(-most)
        .reverse()
        .map(({ at, part, audience, sealed, files, bytes, name, place, manifestSha256 }) => ({
          id: `${at} ${manifestSha256}`,
          when: instantInWords(at),
          what: `${partInWords(part)}, ${audienceInWords[audience]}${sealed ? ', sealed' : ''}: ${filesInWords(files)}, ${sizeInWords(bytes)}`,
          where: `${name}, in ${place}`,
        })),
    });
  },
});
