// What is to be known about an election the moment it is called: an odd day, a notice that cannot be in time any more, a
// special election outside the weeks the law allows. It is called all the same.
import type { ElectionGround } from '../domain/election-ground.ts';
import { isAfter, type PlainDate } from '../domain/plain-date.ts';
import { citationText, electionLaw } from '../law/citation.ts';
import { electionWarnings } from '../rules/checks/election-warnings.ts';
import type { LawFinding } from '../rules/checks/law-finding.ts';
import { specialElectionCalled, vacancyAppointment } from '../rules/checks/vacancy.ts';
import type { CheckWarning } from '../rules/checks/warning.ts';
import type { Deadline } from '../rules/deadline.ts';
import type { ElectionFacts } from '../rules/election-facts.ts';
import { runOffDate } from '../rules/run-off-date.ts';
import { longDay } from '../words/days.ts';
import { actBy } from './adopted-calendar.ts';

const warn = (checkId: string, code: string, message: string, citations: readonly string[]): CheckWarning => ({
  ...{ checkId, checkVersion: 1, code, message, citations: [...citations] },
});

/** With what the law leaves open about it, for a warning has no other place for that. */
const fromFinding = ({
  checkId,
  checkVersion,
  outcome,
  sentence,
  openQuestions,
  citations,
}: LawFinding): CheckWarning => ({
  ...{ checkId, checkVersion, code: outcome, citations },
  message: [sentence, ...openQuestions.map(({ question, safer }) => `${question} ${safer}`)].join(' '),
});

/** §15-104(3)(a) and (b): notices and resolutions of sixty days or four months that have passed before the calling. */
function passedAlready(dates: readonly Deadline[], today: PlainDate): CheckWarning[] {
  return dates
    .filter(({ id }) => id === 'offices-notice' || id === 'polling-resolution')
    .filter((date) => isAfter(today, actBy(date)))
    .map((date) =>
      warn(
        'election-called',
        `${date.id}-passed`,
        `“${date.title}” was due by ${longDay(actBy(date))}, which has passed. ${date.ifMissed}`,
        date.citations,
      ),
    );
}

function ofTheGround(ground: ElectionGround | null, { pollDay }: ElectionFacts, electionMonth: number): CheckWarning[] {
  if (ground?.kind === 'vacancy') {
    const called = ground.boardCalledOn === null ? null : specialElectionCalled(ground.boardCalledOn, pollDay);
    return [
      ...(called === null || called.outcome === 'in-time' ? [] : [fromFinding(called)]),
      ...(ground.vacantOn === null ? [] : [fromFinding(vacancyAppointment(ground.vacantOn, electionMonth))]),
    ];
  }
  if (ground?.kind === 'tie') {
    const { date, why, citation } = runOffDate(ground.certified);
    if (String(date) !== String(pollDay))
      return [warn('run-off-date', 'another-day', `${why} This run-off is on ${longDay(pollDay)}.`, [citation])];
  }
  return [];
}

/** What there is to say about the day itself, also before anything is called: an odd day, or one that is over. */
export const dayWarnings = (facts: ElectionFacts, today: PlainDate): CheckWarning[] => [
  ...electionWarnings(facts),
  ...(isAfter(today, facts.pollDay)
    ? [
        warn(
          'election-day',
          'day-passed',
          `${longDay(facts.pollDay)} has passed. See that the year is right. An election that is over can be put on record; its dates then ask what was done.`,
          [],
        ),
      ]
    : []),
];

/** §15-120(4)(d), §15-122(4): whoever gets a ballot without applying for this election must not be overlooked. */
function standing(reached: number, { conductedBy }: ElectionFacts): CheckWarning[] {
  if (reached === 0 || conductedBy === 'county-board') return [];
  const who = reached === 1 ? 'One voter gets' : `${reached} voters get`;
  return [
    warn(
      'standing-lines',
      'to-take-over',
      `${who} a mail ballot at this election without a new application: by a stated absence that covers it, a request for the rest of the year, or the list of permanently disabled voters. Mail ballots shows them; put them on the register.`,
      [electionLaw('15-120', '4', 'd'), electionLaw('15-122', '4')].map(citationText),
    ),
  ];
}

/** `reached`: how many voters get a ballot without a new application. `electionMonth` 1–12: of the village’s general election, the last of its official year. */
export const callingWarnings = (
  facts: ElectionFacts,
  ground: ElectionGround | null,
  dates: readonly Deadline[],
  {
    today,
    electionMonth,
    reached,
  }: { readonly today: PlainDate; readonly electionMonth: number; readonly reached: number },
): CheckWarning[] => [
  ...dayWarnings(facts, today),
  ...ofTheGround(ground, facts, electionMonth),
  ...passedAlready(dates, today),
  ...standing(reached, facts),
];
