// What the clerk decides about a filed paper on its face, and what came of it later. A paper that looks proper is presumed
// valid (§6-154(1)): the program reports, the clerk decides, courts rule.
import { z } from 'zod';
import { FilingDecision, isDecided, putsOnTheList } from '../domain/filing.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter, PlainDate } from '../domain/plain-date.ts';
import { Remark } from '../domain/text.ts';
import { filingDecided, filingOutcomeNoted } from '../records/filings.ts';
import { candidateSaved } from '../records/nominations.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { filingInWords } from '../words/filings.ts';
import { listInWords } from '../words/lists.ts';
import { putOnTheList, takeOffTheList } from './candidates-of-filing.ts';
import { defineCommand, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

/** A designating petition puts nobody on the ballot: the primary does. */
export const decideFiling = defineCommand({
  name: 'nominations.decide-filing',
  title: 'Decide about a filed paper on its face',
  input: z.strictObject({ election: ElectionId, number: Serial, decision: FilingDecision, reason: Remark.nullable() }),
  value: z.strictObject({ added: z.array(Serial) }),
  refusals: ['no-such-election', 'no-such-record', 'not-decided-here', 'needs-a-reason', 'facts-missing'],
  decide: (state, { election: id, number, decision, reason }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const known = election.value.nominations.filings.get(number);
    if (!known) return noSuchRecord('filing', number, 'number');
    const { kind, persons } = known.filing;
    if (!isDecided(kind))
      return refuse(
        'not-decided-here',
        `Filing ${number} is a paper of the kind “${filingInWords(known.filing)}”, which puts nobody on the list. Note what came of it instead.`,
        'number',
      );
    if (decision === 'kept-off' && reason === null)
      return refuse('needs-a-reason', 'Write down why the paper is kept off the list; a court may ask.', 'reason');
    const lists = decision === 'on-the-list' && putsOnTheList(kind);
    // An office may have been taken off the ballot since the paper was recorded for it.
    const { offices } = election.value.file;
    const lacking = persons.filter(
      (one) => one.residence === null || !offices.some(({ number: known }) => known === one.office),
    );
    if (lists && lacking.length > 0)
      return refuse(
        'facts-missing',
        `Not on record yet for ${listInWords(lacking.map(({ name }) => name))}: an office on this ballot, or the residence that the notice of election prints. Correct the filing, then put it on the list.`,
        'number',
      );
    const list = lists
      ? putOnTheList(id, election.value, known, today)
      : takeOffTheList(id, election.value, known, today);
    const { nextCandidate } = election.value.nominations;
    const count = list.filter(({ type }) => type === candidateSaved.type).length;
    return ok({
      events: [filingDecided.of(id, { number, decision, reason }), ...list],
      value: { added: Array.from({ length: count }, (_, at) => nextCandidate + at) },
    });
  },
});

/** What came of an objection, what a court said, what the attorney advised: words and a day. */
export const noteOutcome = defineCommand({
  name: 'nominations.note-outcome',
  title: 'Note what came of a filed paper',
  input: z.strictObject({ election: ElectionId, number: Serial, on: PlainDate, words: Remark }),
  value: z.strictObject({}),
  refusals: ['no-such-election', 'no-such-record', 'in-the-future'],
  decide: (state, { election: id, number, on, words }, { today }) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    if (!election.value.nominations.filings.has(number)) return noSuchRecord('filing', number, 'number');
    if (isAfter(on, today))
      return refuse('in-the-future', `${longDay(on)} has not come yet. Note it when it has happened.`, 'on');
    return ok({ events: [filingOutcomeNoted.of(id, { number, on, words })], value: {} });
  },
});
