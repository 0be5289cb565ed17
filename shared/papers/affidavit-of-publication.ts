// Proof that a newspaper printed a notice: for the newspaper to swear, filled in from what is on record (§15-102(4)).
import { affidavitOfPublication as paper } from '../documents/certificates/affidavit-of-publication.ts';
import { ok } from '../result.ts';
import { aboutNotice, chosenPaper, paperInSentence } from './about-paper.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { choice, orNull } from './fields.ts';

export const affidavitOfPublication = defineDeskPaper('affidavit-of-publication', {
  paper,
  why: 'For the newspaper to swear, if it has no form of its own: in which issues the notice was printed.',
  fields: {
    about: aboutNotice,
    standing: choice('The newspaper is', {
      official: 'The official newspaper',
      'general-circulation': 'Of general circulation in the village',
    }),
  },
  facts: (context, typed) => {
    const about = chosenPaper(context, typed.about);
    const orders = context.election.file.newspaperOrders.filter(({ paper }) => paper === about);
    const ran = orders.findLast(({ steps }) => steps.some(({ kind }) => kind === 'printed')) ?? orders.at(-1);
    // A newspaper swears to its own issues, and to the words it printed.
    const printed = orders
      .filter(({ newspaper, edition }) => newspaper === ran?.newspaper && edition === ran.edition)
      .flatMap(({ steps }) => steps.flatMap((step) => (step.kind === 'printed' ? [step.issueDay] : [])));
    return ok({
      newspaper: ran?.newspaper ?? context.office.newspaper?.name ?? null,
      standing: orNull(typed.standing),
      notice: paperInSentence(context, about, ran?.edition ?? null),
      printed: [...new Set(printed)].sort(),
    });
  },
});
