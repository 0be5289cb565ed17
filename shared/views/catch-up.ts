// The first day at the program in the middle of a season: every date that has passed and of which nothing is on record,
// asked about one by one. Only the answer “no” counts as missed, and what the law says of it stands beside it.
import { z } from 'zod';
import { actBy } from '../commands/adopted-calendar.ts';
import { ProofKind } from '../domain/duty.ts';
import { ElectionId } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { proofKindsOf } from '../rules/proof-kinds.ts';
import { stages } from '../rules/stages.ts';
import { catchUpHeadline, missedInWords } from '../words/catch-up.ts';
import { atStake } from './at-stake.ts';
import { DateStatus, GivenAnswer } from './calendar-shapes.ts';
import { answerAsOf, answerWithFinding, givenAnswer, isAsked } from './date-standing.ts';
import { datedElection } from './dated-election.ts';
import { defineView } from './define-view.ts';

const Asked = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** The day by which it was due. */
  date: PlainDate,
  stage: z.string(),
  actor: z.string(),
  status: DateStatus,
  says: z.string(),
  /** The rule in one sentence. */
  plain: z.string(),
  citations: z.array(z.string()),
  kinds: z.array(ProofKind),
  given: GivenAnswer.nullable(),
  /** The answer and what was found, in sentences; null while there is none. */
  answered: z.string().nullable(),
  /** For an answer “no”: what the law says, calmly; null for any other. */
  missed: z.string().nullable(),
});

export const catchUp = defineView({
  name: 'calendar.catch-up',
  title: 'Which passed dates were kept?',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    /** “These dates have passed and nothing is on record here. Tell me when you did it; …” */
    headline: z.string(),
    answered: z.number().int(),
    stages: z.array(z.strictObject({ id: z.string(), title: z.string() })),
    rows: z.array(Asked),
  }),
  refusals: ['no-such-election'],
  answer: (state, input, { today }) => {
    const asked = datedElection(state, input.election, today);
    if (!asked.ok) return asked;
    const { election, dates, standing } = asked.value;
    const rows = dates
      .filter((date) => isAsked(date) && isAfter(today, actBy(date)))
      .map((date) => {
        const found = answerAsOf(election.file, date.id, today);
        const stands = standing(date);
        return {
          ...{ id: date.id, title: date.title, date: actBy(date), stage: date.stage, actor: date.actor },
          ...stands,
          ...{ plain: date.plain, citations: date.citations, kinds: [...proofKindsOf(date.id)] },
          given: found && givenAnswer(found, today),
          answered: found && answerWithFinding(found),
          missed: stands.status === 'missed' ? missedInWords(date, atStake(election.file)) : null,
        };
      });
    const open = rows.filter(({ status, given }) => status === 'passed-not-on-record' || given?.askAgain).length;
    return ok({
      headline: catchUpHeadline(open),
      answered: rows.length - open,
      stages: stages.map(({ id, title }) => ({ id, title })),
      rows,
    });
  },
});
