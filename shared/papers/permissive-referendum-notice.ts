// The notice of a resolution that is subject to a permissive referendum (Village Law §9-900).
import { permissiveReferendumNotice as paper } from '../documents/notices/permissive-referendum-notice.ts';
import { ok } from '../result.ts';
import { defineDeskPaper } from './define-desk-paper.ts';
import { choice, day, name, orNull, text } from './fields.ts';

const subjects = {
  'handing-over': 'Village elections conducted by the county board of elections',
  'general-election-day': 'Village elections on the day of the general election',
} as const;

export const permissiveReferendumNotice = defineDeskPaper('permissive-referendum-notice', {
  paper,
  why: 'Within ten days after the board adopts a resolution the voters may ask to vote on: published and posted like a notice of election.',
  posting: 'six-and-polling-places',
  calledFor: ({ office }) => office.handingOver !== null || office.generalElectionDay !== null,
  fields: {
    resolution: choice('Which resolution', {
      'handing-over': 'Elections to the county board',
      'general-election-day': 'Elections in November',
      other: 'Another one',
    }),
    subject: name('What it is about, in a line', 'Only for another one'),
    adoptedOn: day('Adopted on', 'Empty: as on record'),
    abstract: text('A concise abstract of it'),
  },
  facts: (context, typed) => {
    const { handingOver, generalElectionDay } = context.office;
    const which =
      typed.resolution === '' ? (generalElectionDay ? 'general-election-day' : 'handing-over') : typed.resolution;
    const recorded =
      which === 'handing-over' ? handingOver : which === 'general-election-day' ? generalElectionDay : null;
    return ok({
      subject:
        typed.subject !== ''
          ? typed.subject
          : which === 'other'
            ? 'Resolution of the Board of Trustees'
            : subjects[which],
      adoptedOn: typed.adoptedOn ?? recorded?.adoptedOn ?? null,
      abstract: orNull(typed.abstract),
      dated: context.today,
    });
  },
});
