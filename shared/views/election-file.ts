// Offices, candidates and propositions of one election, as they are typed in.
import { z } from 'zod';
import { factsOfElection } from '../commands/facts-of-election.ts';
import { electionOf } from '../commands/no-such-record.ts';
import { District, PollDayStatus, PollHours } from '../domain/election.ts';
import { ElectionId, Serial } from '../domain/ids.ts';
import { Candidate, Proposition } from '../domain/office.ts';
import { PlainDate } from '../domain/plain-date.ts';
import { pollDayStatusOf } from '../records/election-file.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';
import { OfficeOnFile, officeOnFile, Terms, termsOf } from './office-on-file.ts';

const numbered = <Shape extends z.ZodRawShape>(of: z.ZodObject<Shape>) =>
  z.strictObject({ number: Serial, ...of.shape });

export const electionFile = defineView({
  name: 'election.file',
  title: 'Offices, candidates and propositions',
  input: z.strictObject({ election: ElectionId }),
  output: z.strictObject({
    calendarAnchor: PlainDate.nullable(),
    pollDay: PlainDate.nullable(),
    pollDayStatus: PollDayStatus.nullable(),
    /** The same in words, as on Today; null in every other year. */
    pollDayWords: PollDayWords,
    march18: z.strictObject({
      resolvedOn: PlainDate.nullable(),
      /** In the resolution on places and hours; null while nobody has said. */
      withPlaces: z.boolean().nullable(),
      publishedOn: PlainDate.nullable(),
      publishedIn: z.string().nullable(),
    }),
    districts: z.array(District),
    hours: PollHours.nullable(),
    offices: z.array(OfficeOnFile),
    terms: Terms,
    candidates: z.array(
      z.strictObject({ number: Serial, office: Serial, filing: Serial.nullable(), ...Candidate.shape }),
    ),
    propositions: z.array(numbered(Proposition)),
  }),
  refusals: ['no-such-election'],
  answer: (state, input, { today }) => {
    const election = electionOf(state, input.election);
    if (!election.ok) return election;
    const { calendarAnchor, pollDay, march18, districts, hours, offices, propositions } = election.value.file;
    const terms = termsOf(state.office, election.value);
    return ok({
      ...{ calendarAnchor, pollDay, march18, districts, hours, propositions, terms },
      offices: offices.map((office) => officeOnFile(office, terms, state.office.electionRule.month)),
      pollDayStatus: pollDayStatusOf(election.value.file),
      pollDayWords: pollDayStatusWords(factsOfElection(state.office, election.value), today),
      candidates: election.value.nominations.candidates,
    });
  },
});
