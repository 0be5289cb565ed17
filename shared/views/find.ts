// One box for people, papers and dates. Help is found by the screen itself, which holds it.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId } from '../domain/ids.ts';
import { foldForSearch } from '../domain/search-key.ts';
import { deskPapers } from '../papers/index.ts';
import { ok } from '../result.ts';
import { electionCalendar } from '../rules/calendar.ts';
import { longDay } from '../words/days.ts';
import { defineView } from './define-view.ts';
import { holds, typedPeople } from './typed-people.ts';

export const Hit = z.strictObject({
  kind: z.enum(['application', 'candidate', 'date', 'paper', 'other-election']),
  /** The application's or candidate's number, the date's or the paper's id, the name of an election of somebody else. */
  id: z.string(),
  title: z.string(),
  note: z.string(),
});
type Hit = z.infer<typeof Hit>;

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
    const people = typedPeople(election.value, input.text).map(
      ({ kind, id, title, note }): Hit => ({ kind, id, title, note }),
    );
    const others: Hit[] = [
      ...dates.map((d): Hit => ({ kind: 'date', id: d.id, title: d.title, note: longDay(d.date) })),
      ...deskPapers.map(({ id, title }): Hit => ({ kind: 'paper', id, title, note: 'Paper' })),
    ];
    for (const { name, who, phone } of state.office.otherElections) {
      const note = [who, phone].filter((part) => part !== '').join(', ');
      others.push({
        kind: 'other-election',
        id: name,
        title: name,
        note: `Not the village’s election${note === '' ? '' : `: ${note}`}`,
      });
    }
    const wanted = foldForSearch(input.text);
    const hits = others.filter(({ title, note }) => {
      const words = [...foldForSearch(title), ...foldForSearch(note)];
      return wanted.every((w) => holds(words, w));
    });
    return ok({ hits: wanted.length === 0 ? [] : [...people, ...hits].slice(0, input.limit) });
  },
});
