// The memo to the village attorney about the notice of a proposition (§15-104(5)): what is on record and what is not. It declares
// nothing void.
import { attorneyMemo as paper } from '../documents/letters/attorney-memo.ts';
import { err, ok } from '../result.ts';
import { requiredNotice } from '../rules/checks/required-notice.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { line, name, orNull, rows } from './fields.ts';
import { noticeOnRecord } from './notice-on-record.ts';
import { whichElection } from './of-election.ts';

export const attorneyMemo = defineDeskPaper('attorney-memo', {
  paper,
  why: 'When a proposition is on the ballot and its notice is late or not complete on your record: what happened, for the attorney to judge.',
  calledFor: (context) =>
    context.election.file.propositions.length > 0 && requiredNotice(noticeOnRecord(context))?.attorney === true,
  fields: {
    attorney: name('Name of the village attorney'),
    notInNotice: rows('thing', { what: line('What the notice does not say though it should') }),
  },
  facts: (context, typed) => {
    const { propositions } = context.election.file;
    if (propositions.length === 0)
      return err('No proposition is on the ballot, so there is nothing to ask the attorney here.');
    const record = noticeOnRecord(context);
    if (requiredNotice(record)?.attorney !== true)
      return err('Nothing of the required notice is late on your record, so there is nothing to ask the attorney yet.');
    const { duties } = record;
    if (duties.length === 0)
      return err('The calendar of this election has no date for publishing or posting the notice.');
    return ok({
      ...whichElection(context),
      attorney: orNull(typed.attorney),
      propositions: propositions.map(({ title }) => title),
      duties: duties.map(({ what, lastDay, on, proof }) => ({ what, lastDay, on, proof })),
      notInNotice: typed.notInNotice.map(({ what }) => what).filter((what) => what !== ''),
      dated: context.today,
    });
  },
});
