// “A notice designating the office or offices to be filled at such election and the term or terms thereof”: published at
// least four months before a general election, sixty days before a special one to fill a vacancy (§15-104(3)(a)).
import { z } from 'zod';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { OfficeOnPaper } from '../../domain/office.ts';
import { PlainDate } from '../../domain/plain-date.ts';
import { dayWithoutWeekday, longDay } from '../../words/days.ts';
import { bold, lead, missing, paragraph, type Run, type Table, words } from '../blocks.ts';
import { definePaper } from '../define-paper.ts';
import { electionName } from '../election-name.ts';
import { ElectionOfPaper, electionToBeHeld } from '../election-of-paper.ts';
import { PaperFrame } from '../paper-frame.ts';
import { signOff } from '../sign-off.ts';
import { clauseToCome, movedClause } from './moved-poll-day.ts';
import { officeRuns, termRuns } from './nominees-table.ts';
import { MovedPollDayFact } from './notice-of-election-facts.ts';

/** `offices` holds each office and term once; none on record prints as a ruled space. */
const Facts = z.strictObject({
  ...PaperFrame.shape,
  ...ElectionOfPaper.shape,
  kind: z.enum(['general', 'special']),
  moved: MovedPollDayFact.nullable(),
  offices: z.array(OfficeOnPaper),
  dated: PlainDate.nullable(),
});
export type NoticeOfOfficesFacts = DeepReadonly<z.infer<typeof Facts>>;

export const noticeOfOffices = definePaper({
  paper: 'notice-of-offices',
  templateVersion: 1,
  title: 'Notice of offices and terms',
  kind: 'notice',
  newspaper: true,
  citations: ['Election Law §15-104(3)(a)'],
  facts: Facts,
  parts: (facts) => ({
    name: 'Notice of Offices to Be Filled',
    of: dayWithoutWeekday(facts.pollDay),
    type: 'posted',
    head: 'masthead',
    blocks: [
      lead(bold(electionName[facts.kind]), words('\n'), bold(longDay(facts.pollDay), 'pollDay')),
      paragraph(...opening(facts)),
      ...(facts.moved ? [paragraph(...movedRuns(facts.moved, facts.pollDay))] : []),
      officesTable(facts.offices),
      signOff(facts, facts.dated),
    ],
  }),
});

const opening = (facts: NoticeOfOfficesFacts): Run[] => {
  const one = facts.offices.length === 1;
  return [
    words(
      `Notice is hereby given, under section\u00a015-104(3)(a) of the Election Law, that the ${one ? 'office' : 'offices'} named below ${one ? 'is' : 'are'} to be filled, for the ${one ? 'term' : 'terms'} stated, at the `,
    ),
    ...electionToBeHeld(facts, facts.village),
    words(facts.kind === 'special' ? ', to fill a vacancy.' : '.'),
  ];
};

/** Four months before the election the trustees have often not resolved yet, and need not have. */
const movedRuns = (moved: DeepReadonly<z.infer<typeof MovedPollDayFact>>, pollDay: PlainDate): Run[] =>
  moved.resolved ? movedClause(moved, pollDay) : clauseToCome(moved.anchor, pollDay);

const officesTable = (offices: DeepReadonly<OfficeOnPaper[]>): Table => ({
  kind: 'table',
  name: 'Offices to be filled',
  columns: [
    { title: 'Office', share: 55, joint: ': ' },
    { title: 'Term', share: 45, joint: '' },
  ],
  rows:
    offices.length === 0
      ? [[250, 200].map((width) => [missing('offices', 'The offices to be filled', 'offices', width)])]
      : offices.map((office, i) => [officeRuns(office, i), termRuns(office, i)]),
});
