// The duties of the village by how soon: asked about, missed, today, the next seven days, later. What others have to do
// is folded away, because it only has to be known.
import { addDays, type PlainDate } from '../../../shared/domain/plain-date.ts';
import { dayWithoutYear, shortDay, whenInWords } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cite } from '../../ui/cite.tsx';
import { Duty, DutyGroup, DutyLine } from '../../ui/duty.tsx';
import { Why } from '../../ui/why.tsx';
import { dayInList } from '../calendar/calendar-columns.tsx';
import { OthersDates } from './others-dates.tsx';
import type { TodayView } from './today-screen.tsx';

export type DutyData = TodayView['dueToday'][number];

/** Of what comes later, as many as are read at a glance; the others fold themselves. */
const AT_A_GLANCE = 5;

/** Where the paper of a duty is made. */
const papers: Readonly<Record<string, { readonly words: string; readonly href: string }>> = {
  'notice-of-election': { words: 'Open the notice', href: '#/papers/notice-of-election' },
  'return-envelope': { words: 'Print envelopes', href: '#/mail-ballots' },
};
const paperOf = ({ paper }: DutyData) =>
  paper === null ? undefined : (papers[paper] ?? { words: 'Open the paper', href: `#/papers/${paper}` });

const RuleLink = ({ duty }: { readonly duty: DutyData }) => <a href={`#/calendar/${duty.id}`}>{duty.title}</a>;

const isOurs = ({ ours }: DutyData): boolean => ours;
/** A date that hangs on something the village may never do stays with those that only have to be known. */
const isMine = (duty: DutyData): boolean => duty.ours && duty.onlyIf === null;

function FullDuty({
  duty,
  when,
  left,
  main = false,
  overdue = false,
}: {
  readonly duty: DutyData;
  readonly when: string;
  readonly left?: string;
  /** The one thing to do next. */
  readonly main?: boolean;
  readonly overdue?: boolean;
}) {
  const paper = paperOf(duty);
  const kind = main ? 'main' : 'plain';
  return (
    <Duty
      when={when}
      left={left}
      overdue={overdue}
      what={<RuleLink duty={duty} />}
      act={
        <>
          {paper && (
            <ButtonLink small kind={kind} href={paper.href}>
              {paper.words}
            </ButtonLink>
          )}
          <ButtonLink
            small
            kind={paper || !main ? 'plain' : 'main'}
            href={`#/calendar/${duty.id}`}
            label={`${overdue ? 'Look at it' : 'Write it down'}: ${duty.title}`}
          >
            {overdue ? 'Look at it' : 'Write it down'}
          </ButtonLink>
        </>
      }
    >
      {duty.onlyIf !== null && <b>Only if {duty.onlyIf}. </b>}
      {duty.say}{' '}
      {duty.citations.map((text) => (
        <span key={text}>
          <Cite text={text} />{' '}
        </span>
      ))}
    </Duty>
  );
}

function Lines({ duties, day }: { readonly duties: readonly DutyData[]; readonly day: PlainDate }) {
  return duties.map((duty) => (
    <DutyLine key={duty.id} when={dayInList(duty)} what={<RuleLink duty={duty} />} left={whenInWords(day, duty.date)} />
  ));
}

function FurtherOff({ duties, day }: { readonly duties: readonly DutyData[]; readonly day: PlainDate }) {
  const last = duties.at(-1);
  return (
    <div className="group">
      <Why title={`${duties.length} more of yours${last ? `, to ${dayInList(last)}` : ''}`}>
        <ul>
          <Lines duties={duties} day={day} />
        </ul>
      </Why>
    </div>
  );
}

export function DutyLists({ today, day }: { readonly today: TodayView; readonly day: PlainDate }) {
  const { missed, dueToday } = today;
  const due = dueToday.filter(isOurs);
  const week = today.week.filter(isMine);
  const later = today.later.filter(isMine);
  const others = [
    ...dueToday.filter((duty) => !isOurs(duty)),
    ...[...today.week, ...today.later].filter((d) => !isMine(d)),
  ];
  const next = due.find((duty) => paperOf(duty) !== undefined) ?? due[0];
  return (
    <div>
      {missed.length > 0 && (
        <DutyGroup title="Not done" overdue note="You answered no">
          {missed.map((duty) => (
            <FullDuty key={duty.id} duty={duty} when={shortDay(duty.date)} left={whenInWords(day, duty.date)} overdue />
          ))}
        </DutyGroup>
      )}
      {due.length > 0 && (
        <DutyGroup title="Today">
          {due.map((duty) => (
            <FullDuty
              key={duty.id}
              duty={duty}
              when={duty.time ? hourInWords(duty.time) : 'Today'}
              main={duty === next}
            />
          ))}
        </DutyGroup>
      )}
      {week.length > 0 && (
        <DutyGroup title="Next seven days" note={`to ${dayWithoutYear(addDays(day, 7))}`}>
          <Lines duties={week} day={day} />
        </DutyGroup>
      )}
      {later.length > 0 && (
        <DutyGroup title="Later">
          <Lines duties={later.slice(0, AT_A_GLANCE)} day={day} />
        </DutyGroup>
      )}
      {later.length > AT_A_GLANCE && <FurtherOff duties={later.slice(AT_A_GLANCE)} day={day} />}
      <OthersDates duties={others} day={day} />
    </div>
  );
}
