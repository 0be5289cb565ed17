// What a paper would come to, asked while it is still being typed at the counter.
import { z } from 'zod';
import { assessFiling, findingsKept } from '../commands/assess-filing.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { Filing } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter } from '../domain/plain-date.ts';
import { ok } from '../result.ts';
import { defineView } from './define-view.ts';
import { WeighedFinding, weighed } from './filing-shapes.ts';

export const filingWouldFind = defineView({
  name: 'nominations.would-find',
  title: 'What would be found about a paper as it is typed?',
  input: z.strictObject({ election: ElectionId, filing: Filing, number: Serial.nullable() }),
  output: z.strictObject({ findings: z.array(WeighedFinding) }),
  refusals: ['no-such-election'],
  answer: (state, { election: id, filing, number }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    // Of a day to come nothing is true yet.
    if (isAfter(filing.received.day, today)) return ok({ findings: [] });
    return ok({ findings: weighed(findingsKept(assessFiling(state.office, election.value, filing, number))) });
  },
});
