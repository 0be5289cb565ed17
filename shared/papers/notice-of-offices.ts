// The notice of offices and terms, from the offices on record (§15-104(3)(a)).
import { noticeOfOffices as paper } from '../documents/notices/notice-of-offices.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { hasDate, movedOf, officesOf, ofKind } from './of-election.ts';

export const noticeOfOffices = defineDeskPaper('notice-of-offices', {
  paper,
  why: 'Tells everybody months ahead which offices are filled and for how long, so that people can stand for them.',
  calledFor: hasDate('offices-notice'),
  fields: {},
  facts: (context) => {
    const election = ofKind(
      context,
      ['general', 'special'],
      'A notice of offices and terms is for a general or a special election. This election has none.',
    );
    if (!election.ok) return election;
    return ok({
      ...election.value,
      moved: movedOf(context),
      offices: officesOf(context),
      dated: context.today,
    });
  },
});
