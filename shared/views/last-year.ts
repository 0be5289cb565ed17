// What a new election would take over from an earlier one, shown before it is; and what the clerk wanted to do differently.
import { z } from 'zod';
import type { ElectionState } from '../commands/define-command.ts';
import { carryOver, earlierElections, electionNamed } from '../commands/last-year.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { deskPaper } from '../papers/index.ts';
import { districtsInWords } from '../records/polling-changes.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { pollHoursInWords } from '../words/hours.ts';
import { districtInWords, roleInList } from '../words/inspectors.ts';
import { defineView } from './define-view.ts';

const Lesson = z.strictObject({ number: Serial, text: z.string(), act: z.string() });

export const lastYear = defineView({
  name: 'election.last-year',
  title: 'What an election can take over from an earlier one',
  /** `from` null: the newest earlier election, of its own kind where there is one. */
  input: z.strictObject({ election: ElectionId, from: ElectionId.nullable() }),
  output: z.strictObject({
    /** The earlier elections, the likeliest first. */
    earlier: z.array(z.strictObject({ id: ElectionId, title: z.string() })),
    /** The one that is shown; null where there is none. */
    from: z.strictObject({ id: ElectionId, title: z.string() }).nullable(),
    /** Which one this election was started from already. */
    startedFrom: z.string().nullable(),
    /** Whether there is anything to take over. */
    offered: z.boolean(),
    places: z.array(z.string()),
    /** The election has places of its own, from Settings; these would take their place. */
    placesReplaced: z.boolean(),
    offices: z.array(z.strictObject({ number: Serial, words: z.string(), due: z.boolean() })),
    inspectors: z.array(z.string()),
    papers: z.array(z.string()),
    /** What was written at the earlier election for the next one. */
    advice: z.array(Lesson),
    /** What is written at this election for the one after it. */
    lessons: z.array(Lesson),
  }),
  refusals: ['no-such-election'],
  answer: (state, input) => {
    const to = electionOf(state, input.election);
    if (!to.ok) return to;
    const { file } = to.value;
    const own = { startedFrom: file.startedFrom?.title ?? null, lessons: lessonsOf(file) };
    const listed = earlierElections(state.office, input.election);
    const listing = listed.find(({ id }) => id === input.from) ?? listed[0];
    const from = listing && state.election(listing.id);
    const earlier = listed.map((one) => ({ id: one.id, title: electionNamed(one) }));
    if (!listing || !from)
      return ok({
        ...{ ...own, earlier, from: null, offered: false, places: [], placesReplaced: false },
        ...{ offices: [], inspectors: [], papers: [], advice: [] },
      });
    const { places, offices, inspectors, papers } = carryOver(state.office, from, to.value);
    return ok({
      ...{ ...own, earlier, from: { id: listing.id, title: electionNamed(listing) } },
      offered: places !== null || offices.length + inspectors.length + papers.length > 0,
      places: places === null ? [] : placesInWords(places),
      placesReplaced: file.districts.length > 0 || file.hours !== null,
      offices: offices.map(({ number, office, over, due }) => ({
        ...{ number, due },
        words: [
          `${office.title}: ${office.seats === 1 ? '1 seat' : `${office.seats} seats`}, term of ${office.termYears === 1 ? '1 year' : `${office.termYears} years`}`,
          over && `filled then until ${longDay(over)}`,
        ]
          .filter((part) => part)
          .join('; '),
      })),
      inspectors: inspectors.map((one) =>
        [one.name, roleInList(one), districtInWords(one.district)].filter((part) => part !== '').join(', '),
      ),
      papers: papers.map(({ paper }) => deskPaper(paper)?.title ?? paper),
      advice: lessonsOf(from.file),
    });
  },
});

const lessonsOf = ({ lessons }: ElectionState['file']): z.infer<typeof Lesson>[] =>
  lessons.map(({ number, text, act }) => ({ number, text, act }));

function placesInWords({ districts, hours }: NonNullable<ReturnType<typeof carryOver>['places']>): string[] {
  return [
    ...districts.map(({ name, place }) => `District ${name}: ${place === null ? 'no place on record' : place.name}`),
    hours === null
      ? `${districtsInWords(districts.length)}, no hours on record`
      : `Polls open ${pollHoursInWords(hours)}`,
  ];
}
