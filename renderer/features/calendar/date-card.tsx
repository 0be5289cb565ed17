// The rule card: one date, how it is counted and moved, how it stands and what shows it, and what the law leaves open.
import type { ReactNode } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { uncapital } from '../../../shared/words/sentence.ts';
import { useView } from '../../api/use-view.ts';
import { Cites } from '../../ui/cite.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Ladder } from '../../ui/ladder.tsx';
import { OpenQuestions } from '../../ui/open-questions.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Why } from '../../ui/why.tsx';
import type { DateView } from '../duty/duty-answers.ts';
import { actorInFull } from './actor-words.ts';
import { DateMoved } from './date-moved.tsx';
import { DateRecord } from './date-record.tsx';
import { StatusTag } from './date-status.tsx';
import { LastInTime } from './last-in-time.tsx';
import { rungsOf } from './rungs.ts';

type Deadline = DateView['deadline'];

/** The paper the program makes for a date, and where. */
const paperLink = ({ id, title }: NonNullable<DateView['paper']>): ReactNode => (
  <a href={besidePapers[id] ?? `#/papers/${id}`}>{title}</a>
);
const besidePapers: Readonly<Record<string, string>> = {
  'return-envelope': '#/mail-ballots',
  'to-the-inspectors': '#/mail-ballots/inspectors',
};

interface CardProps {
  readonly election: ElectionId;
  readonly id: string;
  /** The day the calendar is looked at; null for today, the only day on which something can be recorded. */
  readonly asOf: PlainDate | null;
  readonly onClose: () => void;
  readonly back: { readonly words: string; readonly href: string };
}

export function DateCard({ election, id, asOf, onClose, back }: CardProps) {
  const answer = useView('calendar.date', { election, id, ...(asOf === null ? {} : { asOf }) });
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Panel title="There is no such date." subject={id} onClose={onClose} back={back}>
        <Finding tone="info" out={answer.refusal.message} />
      </Panel>
    );
  return <Card view={answer.value} election={election} readOnly={asOf !== null} onClose={onClose} back={back} />;
}

/** What the day alone does not say: its hours, and the end of a stretch of days. */
const belowTitle = ({ deadline: { lastDate }, hours }: DateView): string =>
  [hours, lastDate && `through ${longDay(lastDate)}`].filter(Boolean).join(', ');

function Card({
  view,
  election,
  readOnly,
  onClose,
  back,
}: Omit<CardProps, 'id' | 'asOf'> & { readonly view: DateView; readonly readOnly: boolean }) {
  const { deadline, status, says } = view;
  const paper = view.paper && paperLink(view.paper);
  const more = belowTitle(view);
  return (
    <Panel
      large
      title={longDay(deadline.date)}
      above={deadline.title}
      below={
        <>
          {more && <p>{more}</p>}
          <StatusTag status={status}>{says}</StatusTag>
        </>
      }
      subject={deadline.id}
      onClose={onClose}
      back={back}
    >
      <p>{deadline.plain}</p>
      <DateRecord view={view} election={election} readOnly={readOnly} />
      <LastInTime view={view} />
      <div>
        <Ladder rungs={rungsOf(view)} />
        <Cites texts={deadline.citations} />
      </div>
      <Pairs
        pairs={[
          { label: 'Who acts', value: actorInFull(deadline.actor) },
          ...(deadline.onlyIf === null ? [] : [{ label: 'Only if', value: deadline.onlyIf }]),
          ...(paper ? [{ label: 'Paper', value: paper }] : []),
          ...(status === 'missed' ? [] : [{ label: 'If missed', value: deadline.ifMissed }]),
          { label: 'Proof', value: deadline.proof },
          { label: 'Closed days', value: deadline.shiftBecause },
        ]}
      />
      <Readings deadline={deadline} />
      <DateMoved view={view} election={election} readOnly={readOnly} />
    </Panel>
  );
}

/** Behind “why”: the other reading with its date, and what the law leaves open. */
function Readings({ deadline }: { readonly deadline: Deadline }) {
  const { alternatives, openQuestions } = deadline;
  if (alternatives.length + openQuestions.length === 0) return null;
  return (
    <Why title={alternatives.length > 0 ? 'Why this date has two readings' : 'What the law leaves open here'}>
      {alternatives.map(({ date, reading }) => (
        <p key={`${date} ${reading}`}>
          The program goes by {longDay(deadline.date)}. The other reading is <b>{longDay(date)}</b>:{' '}
          {uncapital(reading)}
        </p>
      ))}
      <OpenQuestions questions={openQuestions} />
    </Why>
  );
}
