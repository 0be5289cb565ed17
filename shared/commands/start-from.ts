// A new election takes over what it can from an earlier one, and what the clerk would do differently is written down for it.
import { z } from 'zod';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Remark } from '../domain/text.ts';
import { officeSaved } from '../records/ballot-office.ts';
import { pollingSet } from '../records/election-file.ts';
import { inspectorSaved } from '../records/inspectors.ts';
import { paperFactsTyped } from '../records/paper-facts.ts';
import { electionStartedFrom, lessonNoted } from '../records/year-to-year.ts';
import { ok } from '../result.ts';
import { defineCommand, refuse } from './define-command.ts';
import { carryOver, earlierElections, electionNamed } from './last-year.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** `offices`: the numbers of those of the earlier election that are filled again. Each part is copied only where it is wanted. */
export const startFrom = defineCommand({
  name: 'election.start-from',
  title: 'Start an election from an earlier one',
  input: z.strictObject({
    election: ElectionId,
    from: ElectionId,
    places: z.boolean(),
    offices: z.array(Serial).max(100),
    inspectors: z.boolean(),
    papers: z.boolean(),
  }),
  value: z.strictObject({ copied: z.number().int() }),
  refusals: ['no-such-election', 'not-an-earlier-one', 'no-such-record', 'nothing-to-copy'],
  decide: (state, input) => {
    const to = electionOf(state, input.election);
    if (!to.ok) return to;
    const from = electionOf(state, input.from);
    if (!from.ok) return from;
    const listing = earlierElections(state.office, input.election).find(({ id }) => id === input.from);
    if (!listing)
      return refuse('not-an-earlier-one', 'An election is started from one that was held before it.', 'from');
    const { places, offices, inspectors, papers } = carryOver(state.office, from.value, to.value);
    const stranger = input.offices.find((number) => !offices.some((one) => one.number === number));
    if (stranger !== undefined) return noSuchRecord('office to take over', stranger, 'offices');
    const { id, file } = to.value;
    const events = [
      ...(places && input.places ? [pollingSet.of(id, places)] : []),
      ...offices
        .filter(({ number }) => input.offices.includes(number))
        .map(({ office }, i) => officeSaved.of(id, { number: file.nextOffice + i, office })),
      ...(input.inspectors
        ? inspectors.map((inspector, i) => inspectorSaved.of(id, { number: file.nextInspector + i, inspector }))
        : []),
      ...(input.papers ? papers.map((page) => paperFactsTyped.of(id, page)) : []),
    ];
    if (events.length === 0)
      return refuse(
        'nothing-to-copy',
        'Nothing is ticked that this election does not have. Tick what it is to take over.',
      );
    const started = electionStartedFrom.of(id, { from: input.from, title: electionNamed(listing) });
    return ok({ events: [started, ...events], value: { copied: events.length } });
  },
});

export const noteLesson = defineCommand({
  name: 'election.note-lesson',
  title: 'Write down what to do differently next year',
  input: z.strictObject({ election: ElectionId, text: Remark }),
  value: z.strictObject({ number: Serial }),
  refusals: ['no-such-election'],
  decide: (state, { election: id, text }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const number = election.value.file.nextLesson;
    return ok({ events: [lessonNoted.of(id, { number, text })], value: { number } });
  },
});
