// The clerk's certificate on a copy of a paper of this office.
import { clerksCertificate as paper } from '../documents/certificates/clerks-certificate.ts';
import { papers } from '../documents/index.ts';
import { ok } from '../result.ts';
import { aboutAnyPaper, chosenPaper, newestEdition, paperInSentence } from './about-paper.ts';
import { adoptionFields, adoptionOf } from './adoption-fields.ts';
import { defineDeskPaper, typedFor } from './define-desk-paper.ts';
import { dutiesOfPaper } from './duties-of-paper.ts';
import { choice, count, day, line } from './fields.ts';

export const clerksCertificate = defineDeskPaper('clerks-certificate', {
  paper,
  why: 'Goes on a copy somebody asks for: you have compared it with the original, and it is true and whole.',
  fields: {
    about: aboutAnyPaper,
    other: line('Or another paper of your office', '“Minutes of the meeting of January 11, 2027”'),
    pages: count('Pages of the copy', 'Empty: as the newest edition has'),
    stands: choice('For a resolution: it still stands unchanged', { yes: 'Yes', no: 'I do not certify that' }),
    signedOn: day('Day you sign', 'Empty: filled in by hand'),
  },
  facts: (context, typed) => {
    const about = chosenPaper(context, typed.about);
    const isResolution = typed.other === '' && papers.some((one) => one.paper === about && one.kind === 'resolution');
    const pages = typed.pages ?? (typed.other === '' ? (newestEdition(context, about)?.pages ?? null) : null);
    const adoption = adoptionOf(context, typedFor(context, about, adoptionFields), dutiesOfPaper(about).adopt);
    return ok({
      original: typed.other === '' ? paperInSentence(context, about) : typed.other,
      pages: pages === 0 ? null : pages,
      resolution: isResolution ? { adoptedOn: adoption.adoptedOn, stands: typed.stands === 'yes' } : null,
      signedOn: typed.signedOn,
    });
  },
});
