// The sheet for whoever goes round with the copies (§15-104(4)).
import { routeSheet as paper } from '../documents/lists/route-sheet.ts';
import { ok } from '../result.ts';
import { aboutNotice, chosenPaper, paperInSentence } from './about-paper.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { dutiesOfPaper } from './duties-of-paper.ts';
import { dueBy } from './of-election.ts';
import { placesFor } from './places-to-post.ts';

export const routeSheet = defineDeskPaper('route-sheet', {
  paper,
  why: 'For the person who goes round with the copies: every place, with room for day and hour.',
  fields: { about: aboutNotice },
  facts: (context, typed) => {
    const about = chosenPaper(context, typed.about);
    const { post } = dutiesOfPaper(about);
    return ok({
      paperToPost: paperInSentence(context, about),
      lastDay: post === null ? null : dueBy(context, post),
      stops: placesFor(context, about).map(({ name, street, why }) => ({ name, street, why })),
    });
  },
});
