// One box for people, papers and dates. Help is found by the screen itself, which holds it.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId } from '../domain/ids.ts';
import { nameInList } from '../domain/person-name.ts';
import { foldForSearch } from '../domain/search-key.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { longDay } from '../words/days.ts';
import { defineView } from './define-view.ts';

export const Hit = z.strictObject({
  kind: z.enum(['application', 'candidate', 'date', 'paper']),
  /** The application's or candidate's number, the date's or the paper's id. */
  id: z.string(),
  title: z.string(),
  note: z.string(),
});
type Hit = z.infer<typeof Hit>;

function people({ mailBallots, nominations }: ElectionState): Hit[] {
  return [
    ...[...mailBallots.applications.values()].map(
      (a): Hit => ({
        kind: 'application',
        id: String(a.number),
        title: nameInList(a.application.name),
        note: `Absentee application ${a.number}${a.envelope === null ? '' : `, envelope ${String(a.envelope).padStart(4, '0')}`}`,
      }),
    ),
    ...nominations.candidates.map(
      (c): Hit => ({
        kind: 'candidate',
        id: String(c.number),
        title: c.ballotName,
        note: 'Candidate',
      }),
    ),
  ];
}

/** An envelope bears its number as 0007: typed as 7 or as it is printed, it is the same. */
const isSameNumber = (word: string, typed: string): boolean => /^\d+$/.test(typed) && Number(word) === Number(typed);

/** Every word typed must begin a word of the title or note; accents, apostrophes and case do not matter. */
export const find = defineView({
  name: 'find',
  title: 'Find people, papers and dates',
  input: z.strictObject({ election: ElectionId, text: z.string().max(200), limit: z.number().int().min(1).max(200) }),
  output: z.strictObject({ hits: z.array(Hit) }),
  refusals: ['no-such-election'],
  answer: (state, input) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const dates = electionCalendar(factsOfElection(state.office, election.value));
    const all: Hit[] = [
      ...people(election.value),
      ...dates.map((d): Hit => ({ kind: 'date', id: d.id, title: d.title, note: longDay(d.date) })),
      { kind: 'paper', id: 'notice-of-election', title: 'Notice of election', note: 'Paper' },
    ];
    const wanted = foldForSearch(input.text).filter((word) => word !== '');
    const hits = all.filter((hit) => {
      const words = [...foldForSearch(hit.title), ...foldForSearch(hit.note)];
      return wanted.every((w) => words.some((word) => word.startsWith(w) || isSameNumber(word, w)));
    });
    return ok({ hits: wanted.length === 0 ? [] : hits.slice(0, input.limit) });
  },
});
