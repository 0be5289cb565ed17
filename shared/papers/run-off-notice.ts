// The notice of a run-off between the tied candidates (§15-126(2)(b)).
import { runOffNotice as paper } from '../documents/notices/run-off-notice.ts';
import { err, ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { choice, day } from './fields.ts';
import { noticeFactsOf, ofKind, whichElection } from './of-election.ts';

export const runOffNotice = defineDeskPaper('run-off-notice', {
  paper,
  why: 'The notice of election for a run-off: day, places, hours, and the tied candidates, who alone are nominated.',
  posting: 'six-and-polling-places',
  calledFor: (context) => whichElection(context).kind === 'run-off',
  fields: {
    tiedOn: day('The day of the election that was tied'),
    tiedKind: choice(
      'Which election that was',
      { general: 'General', special: 'Special' },
      'General, unless you choose',
    ),
  },
  facts: (context, typed) => {
    const election = ofKind(context, ['run-off'], 'This notice is for a run-off. Use the notice of election.');
    if (!election.ok) return election;
    const earlier = context.office.elections
      .filter(({ kind, pollDay }) => kind !== 'run-off' && kind !== 'referendum' && pollDay < election.value.pollDay)
      .sort((a, b) => (a.pollDay < b.pollDay ? 1 : -1))[0];
    const tiedOn = typed.tiedOn ?? earlier?.pollDay;
    if (tiedOn === undefined) return err('Type the day of the election that was tied first.');
    const kind = typed.tiedKind !== '' ? typed.tiedKind : earlier?.kind === 'special' ? 'special' : 'general';
    const { moved: _, propositions: __, ...notice } = noticeFactsOf(context);
    return ok({ ...notice, ...election.value, tiedAt: { kind, pollDay: tiedOn } });
  },
});
