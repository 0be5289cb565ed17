// Proof that a paper was posted, filled in from the posting log. Each person swears to his or her own copies.
import { affidavitOfPosting as paper } from '../documents/certificates/affidavit-of-posting.ts';
import { ok } from '../result.ts';
import { aboutNotice, chosenPaper, paperInSentence } from './about-paper.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { name } from './fields.ts';

export const affidavitOfPosting = defineDeskPaper('affidavit-of-posting', {
  paper,
  why: 'Each place, day and hour, sworn by the person who put the copies up. It is filled in from your posting log.',
  typedAs: { deponent: 'person' },
  fields: {
    about: aboutNotice,
    person: name('Who swears', 'Empty: who is named in the log'),
    title: name('What he or she is', '“Deputy Clerk”; empty for you yourself'),
  },
  facts: (context, typed) => {
    const about = chosenPaper(context, typed.about);
    const { clerk } = context.office;
    const log = context.election.file.posted.filter((copy) => copy.paper === about);
    const person = typed.person === '' ? (log.find(({ by }) => by !== '')?.by ?? '') : typed.person;
    const title = typed.title === '' && clerk?.name === person ? clerk.title : typed.title;
    return ok({
      posted: paperInSentence(context, about, log.at(-1)?.edition ?? null),
      deponent: person === '' || title === '' ? null : { name: person.slice(0, 120), title },
      copies: log
        .filter(({ by }) => by === '' || by === person)
        .map((copy) => ({
          ...{ name: copy.name, street: copy.street === '' ? 'in the village' : copy.street, why: copy.why },
          ...{ on: copy.day, at: copy.time },
        })),
    });
  },
});
