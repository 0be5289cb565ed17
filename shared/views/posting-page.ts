// Where a paper must hang and where it hangs, as its page shows it.
import type { z } from 'zod';
import type { DeskPaper, PaperContext } from '../papers/define-desk-paper.ts';
import { placesFor } from '../papers/places-to-post.ts';
import { postingOf } from '../papers/proof-of-paper.ts';
import type { PostingPage } from './paper-shapes.ts';

/** Null for a paper the law does not ask to be posted. */
export function postingPage(paper: DeskPaper, context: PaperContext): z.infer<typeof PostingPage> | null {
  if (paper.posting === null) return null;
  const log = context.election.file.posted.filter((copy) => copy.paper === paper.id);
  const planned = placesFor(context, paper.id);
  const others = log.filter(({ name }) => !planned.some((place) => place.name === name));
  const { complete, sentence, citations } = postingOf(context, paper.id, log);
  return {
    places: [...planned, ...others].map(({ name, street, why }) => {
      const copy = log.findLast((one) => one.name === name);
      return {
        ...{ name, street, why },
        hangs: copy ? { day: copy.day, time: copy.time, by: copy.by, photo: copy.photo } : null,
      };
    }),
    ...{ complete, sentence, citations: [...citations] },
  };
}
