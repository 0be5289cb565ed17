// Every answer of the wizard, as Settings shows them, and what the law asks for that they do not give.
import { z } from 'zod';
import type { OfficeView } from '../commands/define-command.ts';
import { ConductedBy, District, ElectionRule, PollHours, VotingMethod } from '../domain/election.ts';
import type { PlainDate } from '../domain/plain-date.ts';
import { ClerkIdentity, Newspaper, PostingPlace, VillageName } from '../domain/village.ts';
import { OfficeKind } from '../records/office.ts';
import { isSealed } from '../records/people.ts';
import { ok } from '../result.ts';
import { pollDayStatusWords } from '../rules/checks/poll-day-status.ts';
import { pollHoursProblems } from '../rules/checks/poll-hours.ts';
import { sixPostingPlaces } from '../rules/checks/six-posting-places.ts';
import { CheckWarning } from '../rules/checks/warning.ts';
import { electionRuleInWords } from '../words/elections.ts';
import { whoCanRead } from '../words/who-can-read.ts';
import { PollDayWords } from './calendar.ts';
import { defineView } from './define-view.ts';
import { GeneralElection, nextGeneralElections } from './general-elections.ts';

/** `moved`: what to say about a polling day that is not the day the calendar is counted from; null in other years. */
const OfferedElection = z.strictObject({ ...GeneralElection.shape, moved: PollDayWords });

const movedWords = (office: OfficeView, { calendarAnchor, pollDay }: GeneralElection, today: PlainDate) =>
  pollDayStatusWords(
    {
      ...{ kind: 'general' as const, conductedBy: office.conductedBy, calendarAnchor, pollDay },
      pollDayStatus: calendarAnchor === pollDay ? null : 'to-be-resolved',
      ...{ hours: office.hours ?? [], districtCount: office.districts.length, closedDays: [] },
    },
    today,
  );

export const officeAnswers = defineView({
  name: 'office.answers',
  title: 'The village’s standing facts',
  input: z.strictObject({}),
  output: z.strictObject({
    kind: OfficeKind.nullable(),
    village: VillageName.nullable(),
    clerk: ClerkIdentity.nullable(),
    conductedBy: ConductedBy,
    electionRule: ElectionRule,
    /** “third Tuesday of March” */
    electionRuleInWords: z.string(),
    votingMethod: VotingMethod.nullable(),
    districts: z.array(District),
    hours: PollHours.nullable(),
    postingPlaces: z.array(PostingPlace),
    newspaper: Newspaper.nullable(),
    certificateRequired: z.boolean(),
    /** What “Call the election” offers. */
    generalElections: z.array(OfferedElection),
    /** Stored all the same, and said here. */
    warnings: z.array(CheckWarning),
    /** Who can read the office’s file, in a sentence. */
    whoCanRead: z.string(),
  }),
  refusals: [],
  answer: ({ office }, _input, { today }) => {
    const { kind, village, clerk, conductedBy, electionRule, votingMethod, districts } = office;
    const { postingPlaces, newspaper, certificateRequired } = office;
    const hours = office.hours?.map((h) => ({ ...h }));
    const plan = sixPostingPlaces(office.postingPlaces, office.districts);
    return ok({
      ...{ kind, village, clerk, conductedBy, electionRule, votingMethod, districts },
      ...{ hours: office.hours, postingPlaces, newspaper, certificateRequired },
      electionRuleInWords: electionRuleInWords(electionRule),
      generalElections: nextGeneralElections(office, today).map((election) => ({
        ...election,
        moved: movedWords(office, election, today),
      })),
      warnings: [...(hours ? pollHoursProblems(hours) : []), ...plan.warnings],
      whoCanRead: whoCanRead(isSealed(office), office.recoveryCode),
    });
  },
});
