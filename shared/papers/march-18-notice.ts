// The notice of its own for the move to March 18 (§15-104(1)(b)): without a specific publication the move has no force.
import { march18Notice as paper } from '../documents/notices/march-18-notice.ts';
import { err, ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { movedOf, ofKind } from './of-election.ts';

export const march18Notice = defineDeskPaper('march-18-notice', {
  paper,
  why: 'Publishes by itself that people vote on March 18. The move is effective only if it is specifically published.',
  calledFor: (context) => movedOf(context) !== null,
  fields: {},
  facts: (context) => {
    const election = ofKind(
      context,
      ['general', 'special'],
      'Only a general or special election can move to March 18.',
    );
    if (!election.ok) return election;
    const moved = movedOf(context);
    if (moved === null)
      return err('People vote on the day the calendar is counted from, so there is no move to publish.');
    return ok({
      ...election.value,
      anchor: moved.anchor,
      resolvedOn: moved.resolvedOn,
      dated: context.today,
    });
  },
});
