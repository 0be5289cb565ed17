// The duties by how soon: today, the next seven days, later, and at the end the days that have passed.
import { addDays, type PlainDate } from '../../../shared/domain/plain-date.ts';
import { dayWithoutYear, shortDay, whenInWords } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Cite } from '../../ui/cite.tsx';
import { Duty, DutyGroup, DutyLine } from '../../ui/duty.tsx';
import type { TodayView } from './today-screen.tsx';

type DutyData = TodayView['dueToday'][number];

/** Where the paper of a duty is made. */
const papers: Readonly<Record<string, { readonly words: string; readonly href: string }>> = {
  'notice-of-election': { words: 'Open the notice', href: '#/papers/notice-of-election' },
  'return-envelope': { words: 'Print envelopes', href: '#/mail-ballots' },
};

const RuleLink = ({ duty }: { readonly duty: DutyData }) => <a href={`#/calendar/${duty.id}`}>{duty.title}</a>;

function FullDuty({
  duty,
  when,
  left,
  main = false,
}: {
  readonly duty: DutyData;
  readonly when: string;
  readonly left?: string;
  /** The one thing to do next. */
  readonly main?: boolean;
}) {
  const paper = duty.paper === null ? undefined : papers[duty.paper];
  return (
    <Duty
      when={when}
      left={left}
      what={<RuleLink duty={duty} />}
      act={
        paper && (
          <ButtonLink small kind={main ? 'main' : 'plain'} href={paper.href}>
            {paper.words}
          </ButtonLink>
        )
      }
    >
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
    <DutyLine
      key={duty.id}
      when={shortDay(duty.date)}
      what={<RuleLink duty={duty} />}
      left={whenInWords(day, duty.date)}
    />
  ));
}

export function DutyLists({ today, day }: { readonly today: TodayView; readonly day: PlainDate }) {
  const { dueToday, week, later, past } = today;
  const next = dueToday.find(({ paper }) => paper !== null && papers[paper] !== undefined);
  return (
    <div>
      {dueToday.length > 0 && (
        <DutyGroup title="Today">
          {dueToday.map((duty) => (
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
          <Lines duties={later} day={day} />
        </DutyGroup>
      )}
      {past.length > 0 && (
        <DutyGroup title="Days that have passed" note="Not on record here is not the same as not done">
          {past.map((duty) => (
            <FullDuty key={duty.id} duty={duty} when={shortDay(duty.date)} left={whenInWords(day, duty.date)} />
          ))}
        </DutyGroup>
      )}
    </div>
  );
}
