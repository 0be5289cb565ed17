// Where a paper must hang and where it hangs, as its page shows it.
import type { z } from 'zod';
import type { ActId } from '../domain/ids.ts';
import type { DeskPaper, PaperContext } from '../papers/define-desk-paper.ts';
import { placesFor } from '../papers/places-to-post.ts';
import { postingOf } from '../papers/proof-of-paper.ts';
import { longDay } from '../words/days.ts';
import { listInWords } from '../words/lists.ts';
import type { PostingPage } from './paper-shapes.ts';

type Log = PaperContext['election']['file']['posted'];

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
    newest: newestOf(log),
    ...{ complete, sentence, citations: [...citations] },
  };
}

/** Copies written down together are taken back together. */
function newestOf(log: Log): z.infer<typeof PostingPage>['newest'] {
  const act = log.at(-1)?.act;
  if (act === undefined) return null;
  const copies = log.filter((copy) => copy.act === act).map(({ name, day }) => `${name} on ${longDay(day)}`);
  return { act: act as ActId, words: `Posted: ${listInWords(copies)}.` };
}
