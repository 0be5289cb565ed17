// The notice of election, from the office, the election's file and the nominations (§15-104(3)(c), (4)).
import { noticeOfElectionPaper } from '../documents/notices/notice-of-election.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { noticeFactsOf, whichElection } from './of-election.ts';

export const noticeOfElection = defineDeskPaper('notice-of-election', {
  paper: noticeOfElectionPaper,
  why: 'Tells the voters where and when they vote, on whom and on what. It is published and it hangs in every place the law names.',
  posting: 'six-and-polling-places',
  calledFor: (context) => ['general', 'referendum'].includes(whichElection(context).kind),
  fields: {},
  facts: (context) => ok(noticeFactsOf(context)),
});
