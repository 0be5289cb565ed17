// The rule card: one date, how it is counted and moved, what it rests on, who acts, and what the law leaves open.
import type { ReactNode } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { Cites } from '../../ui/cite.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Ladder } from '../../ui/ladder.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Why } from '../../ui/why.tsx';
import { actorInFull } from './actor-words.ts';
import { rungsOf } from './rungs.ts';

type DateView = ViewOutput<'calendar.date'>;
type Deadline = DateView['deadline'];

/** The papers the program makes, and where. */
const papers: Readonly<Record<string, ReactNode>> = {
  'notice-of-election': <a href="#/papers/notice-of-election">Notice of election</a>,
  'return-envelope': <a href="#/mail-ballots">Return envelope</a>,
};

export function DateCard({
  election,
  id,
  onClose,
  back,
}: {
  readonly election: ElectionId;
  readonly id: string;
  readonly onClose: () => void;
  readonly back: { readonly words: string; readonly href: string };
}) {
  const answer = useView('calendar.date', { election, id });
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Panel title="There is no such date." subject={id} onClose={onClose} back={back}>
        <Finding tone="info" out={answer.refusal.message} />
      </Panel>
    );
  return <Card view={answer.value} onClose={onClose} back={back} />;
}

/** What the day alone does not say: its hours, and the end of a stretch of days. */
const belowTitle = ({ deadline: { lastDate }, hours }: DateView): string =>
  [hours, lastDate && `through ${longDay(lastDate)}`].filter(Boolean).join(', ');

function Card({
  view,
  onClose,
  back,
}: {
  readonly view: DateView;
  readonly onClose: () => void;
  readonly back: { readonly words: string; readonly href: string };
}) {
  const { deadline } = view;
  const paper = deadline.paper === null ? undefined : papers[deadline.paper];
  return (
    <Panel
      large
      title={longDay(deadline.date)}
      above={deadline.title}
      below={belowTitle(view) || undefined}
      subject={deadline.id}
      onClose={onClose}
      back={back}
    >
      <p>{deadline.plain}</p>
      <div>
        <Ladder rungs={rungsOf(view)} />
        <Cites texts={deadline.citations} />
      </div>
      <Pairs
        pairs={[
          { label: 'Who acts', value: actorInFull(deadline.actor) },
          ...(paper ? [{ label: 'Paper', value: paper }] : []),
          { label: 'If missed', value: deadline.ifMissed },
          { label: 'Proof', value: deadline.proof },
          { label: 'Closed days', value: deadline.shiftBecause },
        ]}
      />
      <Readings deadline={deadline} />
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
      {openQuestions.map(({ question, safer, other, ask }) => (
        <div key={question} className="stack-tight">
          <p>
            <b>{question}</b>
          </p>
          <p>The safer answer: {safer}</p>
          <p>The other: {other}</p>
          <p>{ask}</p>
        </div>
      ))}
    </Why>
  );
}

const uncapital = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
