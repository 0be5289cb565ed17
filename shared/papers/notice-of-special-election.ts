// The notice of a special election to fill a vacancy: the notice of election, and why it is held (§15-104(3)(c), §15-106).
import { noticeOfSpecialElection as paper } from '../documents/notices/notice-of-special-election.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { day } from './fields.ts';
import { noticeFactsOf, ofKind, whichElection } from './of-election.ts';

export const noticeOfSpecialElection = defineDeskPaper('notice-of-special-election', {
  paper,
  why: 'The notice of election for a special election: also why it is held and when the board called it.',
  posting: 'six-and-polling-places',
  calledFor: (context) => whichElection(context).kind === 'special',
  fields: { calledOn: day('The day the board called the election', 'Where it is not on record with the call') },
  facts: (context, typed) => {
    const election = ofKind(context, ['special'], 'This notice is for a special election. Use the notice of election.');
    if (!election.ok) return election;
    const { ground } = context.election.file;
    const boardCalledOn = ground?.kind === 'vacancy' ? ground.boardCalledOn : null;
    return ok({ ...noticeFactsOf(context), ...election.value, calledOn: typed.calledOn ?? boardCalledOn });
  },
});
