// Proof that a paper was posted, filled in from the posting log. Each person swears to his or her own copies.
import { affidavitOfPosting as paper } from '../documents/certificates/affidavit-of-posting.ts';
import { ok } from '../result.ts';
import { aboutNotice, chosenPaper, paperInSentence } from './about-paper.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { count, name } from './fields.ts';

export const affidavitOfPosting = defineDeskPaper('affidavit-of-posting', {
  paper,
  why: 'Each place, day and hour, sworn by the person who put the copies up. It is filled in from your posting log.',
  typedAs: { deponent: 'person' },
  fields: {
    about: aboutNotice,
    edition: count('Which edition of it', 'Empty: the one put up last'),
    person: name('Who swears', 'Empty: who is named in the log'),
    title: name('What he or she is', '“Deputy Clerk”; empty for you yourself'),
  },
  facts: (context, typed) => {
    const about = chosenPaper(context, typed.about);
    const { clerk } = context.office;
    const ofPaper = context.election.file.posted.filter((copy) => copy.paper === about);
    // Nobody swears that a corrected edition hung where the one before it did.
    const edition = typed.edition ?? ofPaper.at(-1)?.edition ?? null;
    const log = ofPaper.filter((copy) => copy.edition === edition);
    const person = typed.person === '' ? (log.find(({ by }) => by !== '')?.by ?? '') : typed.person;
    const title = typed.title === '' && clerk?.name === person ? clerk.title : typed.title;
    return ok({
      posted: paperInSentence(context, about, edition),
      deponent: person === '' || title === '' ? null : { name: person, title },
      copies: log
        .filter(({ by }) => by === '' || by === person)
        .map((copy) => ({
          ...{ name: copy.name, street: copy.street === '' ? 'in the village' : copy.street, why: copy.why },
          ...{ on: copy.day, at: copy.time },
        })),
    });
  },
});
