// The letter that goes with the copy to the newspaper (§15-102(4)).
import { newspaperRequest as paper } from '../documents/letters/newspaper-request.ts';
import { err, ok } from '../result.ts';
import { aboutNotice, chosenPaper, titleOfPaper } from './about-paper.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { dutiesOfPaper } from './duties-of-paper.ts';
import { day, text } from './fields.ts';
import { issueInTime } from './issue-in-time.ts';
import { dueBy } from './of-election.ts';
import { addressTyped } from './typed-values.ts';

export const newspaperRequest = defineDeskPaper('newspaper-request', {
  paper,
  why: 'Goes with the copy: which issue, the last day of the law, a proof first, an affidavit afterwards.',
  fields: {
    about: aboutNotice,
    issues: day('The issue that is to print it', 'Empty: the last issue in time'),
    secondIssue: day('And once more in the issue of', 'Only if you want it twice'),
    address: text('Address of the newspaper', 'As on the envelope, without the name'),
  },
  facts: (context, typed) => {
    const { newspaper } = context.office;
    if (newspaper === null) return err('No newspaper is on record for notices. Name it in Settings first.');
    const about = chosenPaper(context, typed.about);
    const duty = dutiesOfPaper(about).publish;
    const lastDay = duty === null ? null : dueBy(context, duty);
    const issue = typed.issues ?? issueInTime(context, lastDay);
    const address = addressTyped(typed.address);
    if (!address.ok) return address;
    return ok({
      to: { name: newspaper.name, address: address.value },
      orders: [
        {
          title: titleOfPaper(about),
          issues: [issue, typed.secondIssue].filter((one) => one !== null),
          lastDay,
        },
      ],
      dated: context.today,
    });
  },
});
