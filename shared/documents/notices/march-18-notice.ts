// A notice of its own for the move to March 18. §15-104(1)(b): the provision is “effective only if such provision is
// specifically published”, and which publication counts is open, so it is published alone and again in the notice of election.
import { z } from 'zod';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, lead, paragraph, type Run, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionInSentence } from '../election-name.ts';
import { ElectionOfPaper } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { signOff } from '../sign-off.ts';
import { resolvedOnRun } from './moved-poll-day.ts';

const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  kind: z.enum(['general', 'special']),
  /** March 17, the day the political calendar is computed from. */
  anchor: PlainDate,
  resolvedOn: PlainDate.nullable(),
  dated: PlainDate.nullable(),
});
type Facts = z.infer<typeof Facts>;

export const march18Notice = definePaper({
  paper: 'march-18-notice',
  templateVersion: 1,
  title: 'Notice that the polling day is March 18',
  kind: 'notice',
  newspaper: true,
  citations: ['Election Law §15-104(1)(b)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of the Day of the Village Election',
    of: dayWithoutWeekday(facts.pollDay),
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(words('The election is held on '), bold(longDay(facts.pollDay), 'pollDay'), words('.')),
      paragraph(...provision(facts)),
      paragraph(
        words(
          'The other dates of the political calendar do not move: they continue to be computed from the third Tuesday of March.',
        ),
      ),
      signOff(facts, facts.dated),
    ],
  }),
});

const provision = (facts: Pick<Facts, 'village' | 'kind' | 'pollDay' | 'anchor' | 'resolvedOn'>): Run[] => [
  words('Notice is hereby given that the Board of Trustees of the Village of '),
  words(facts.village.name, 'village.name'),
  words(', New York, has provided, by resolution adopted '),
  resolvedOnRun(facts.resolvedOn),
  words(` under section\u00a015-104(1)(b) of the Election Law, that the ${electionInSentence[facts.kind]} be held on `),
  bold(longDay(facts.pollDay), 'pollDay'),
  words(`, because the third Tuesday of March falls on ${dayWithoutWeekday(facts.anchor)}.`),
];
