// A paper of the nominations goes into the filing book, as it came and when it came (§6-144). Nothing the law lets a clerk
// decide is refused here: late, early, for an office not open, in the same minute as another, all of it is a finding.
import { z } from 'zod';
import { Filing } from '../domain/filing.ts';
import { KeptFinding } from '../domain/finding.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { isAfter } from '../domain/plain-date.ts';
import { timeRecorded } from '../domain/recorded-at.ts';
import { sameData } from '../domain/same-data.ts';
import { Remark } from '../domain/text.ts';
import { anyCandidate } from '../records/candidate-standing.ts';
import { filingCorrected, filingRecorded } from '../records/filings.ts';
import { ok } from '../result.ts';
import { longDay } from '../words/days.ts';
import { momentInWords } from '../words/moments.ts';
import { assessFiling, findingsKept } from './assess-filing.ts';
import { candidatesCorrected } from './candidates-of-filing.ts';
import { type CommandContext, defineCommand, type ElectionState, refuse } from './define-command.ts';
import { electionOf, noSuchRecord } from './no-such-record.ts';

const Found = z.strictObject({ number: Serial, findings: z.array(KeptFinding) });
const refusals = ['no-such-election', 'no-such-record', 'in-the-future', 'postmark-after-arrival'] as const;

function fromTheFuture({ received: { day, time } }: Filing, { today, now }: CommandContext) {
  const toCome = isAfter(day, today) || (day === today && time !== null && time > timeRecorded(now));
  return toCome
    ? refuse(
        'in-the-future',
        `It cannot have been filed on ${momentInWords({ day, time })}: that has not come yet. Look at the clock and at the paper again.`,
        'filing.received',
      )
    : null;
}

function postmarkAfterArrival({ how, received }: Filing) {
  return how.by === 'mail' && how.postmark !== null && isAfter(how.postmark, received.day)
    ? refuse(
        'postmark-after-arrival',
        `A postmark of ${longDay(how.postmark)} cannot stand on a paper that arrived on ${longDay(received.day)}. Look at the envelope again.`,
        'filing.how.postmark',
      )
    : null;
}

/** Offices, earlier filings and candidates that are named by their numbers must be there. */
function unknownNumber({ file, nominations }: ElectionState, { persons, about, replaces }: Filing) {
  const at = persons.findIndex(({ office }) => office !== null && !file.offices.some((o) => o.number === office));
  const office = persons[at]?.office;
  if (typeof office === 'number') return noSuchRecord('office', office, `filing.persons.${at}.office`);
  if (about !== null && !nominations.filings.has(about)) return noSuchRecord('filing', about, 'filing.about');
  return replaces !== null && anyCandidate(nominations, replaces) === null
    ? noSuchRecord('candidate', replaces, 'filing.replaces')
    : null;
}

export const recordFiling = defineCommand({
  name: 'nominations.record-filing',
  title: 'Record a paper in the filing book',
  input: z.strictObject({ election: ElectionId, filing: Filing }),
  value: Found,
  refusals,
  decide: (state, { election: id, filing }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const no = fromTheFuture(filing, context) ?? postmarkAfterArrival(filing) ?? unknownNumber(election.value, filing);
    if (no) return no;
    const number = election.value.nominations.nextFiling;
    const findings = findingsKept(assessFiling(state.office, election.value, filing, null));
    return ok({ events: [filingRecorded.of(id, { number, filing, findings })], value: { number, findings } });
  },
});

/** Where its persons stand on the list, they are written there as they are written here now, or leave it with their names. */
export const correctFiling = defineCommand({
  name: 'nominations.correct-filing',
  title: 'Correct what was written down about a filed paper',
  input: z.strictObject({ election: ElectionId, number: Serial, filing: Filing, reason: Remark }),
  value: Found,
  refusals: [...refusals, 'nothing-changed', 'about-itself'],
  decide: (state, { election: id, number, filing, reason }, context) => {
    const election = electionOf(state, id);
    if (!election.ok) return election;
    const known = election.value.nominations.filings.get(number);
    if (!known) return noSuchRecord('filing', number, 'number');
    if (sameData(known.filing, filing))
      return refuse('nothing-changed', `Filing ${number} stands in the book with these words already.`);
    if (filing.about === number)
      return refuse('about-itself', 'A paper cannot be about itself. Choose the earlier filing.', 'filing.about');
    const no = fromTheFuture(filing, context) ?? postmarkAfterArrival(filing) ?? unknownNumber(election.value, filing);
    if (no) return no;
    const findings = findingsKept(assessFiling(state.office, election.value, filing, number));
    return ok({
      events: [
        filingCorrected.of(id, { number, filing, findings, reason }),
        ...candidatesCorrected(id, election.value, known, filing, context.today),
      ],
      value: { number, findings },
    });
  },
});
