// Every drawing by lot: demanded, noticed, drawn, with what the law says of each day, and the next step.
import { longDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type LogItem, LogList } from '../../ui/log-list.tsx';
import { RecordedInError } from '../voters/county-screen.tsx';
import type { Drawing } from './with-ballot.tsx';

export function DrawingsBlock({ drawings }: { readonly drawings: readonly Drawing[] }) {
  return drawings.map((drawing) => <DrawingBlock key={drawing.number} drawing={drawing} />);
}

function DrawingBlock({ drawing }: { readonly drawing: Drawing }) {
  const { number, title, candidates, drawn, noticeMailedOn, mayBeDrawn, act, demand } = drawing;
  return (
    <Block
      title={`Drawing by lot for ${title}`}
      aside={<RecordedInError act={act} what={`drawing by lot for ${title}`} />}
    >
      <div className="stack-tight">
        <p id={`drawing-${number}`} tabIndex={-1}>
          Between {listInWords(candidates.map(({ name }) => name))}.
        </p>
        <LogList items={steps(drawing)} />
        {demand !== null && demand.outcome !== 'in-time' && (
          <Finding
            tone="warning"
            out={
              demand.outcome === 'late'
                ? 'The demand came late.'
                : 'Whether the demand was in time is an open question.'
            }
            citations={demand.citations}
          >
            <p>{demand.sentence} The drawing is yours to decide; ask the village attorney.</p>
          </Finding>
        )}
        {mayBeDrawn !== null && <WhenToDraw drawing={drawing} />}
        <div className="acts">
          <ButtonLink small href="#/papers/drawing-by-lot-notice">
            The notice to each candidate
          </ButtonLink>
          <ButtonLink small href="#/papers/drawing-by-lot-record">
            The record of the drawing
          </ButtonLink>
          {noticeMailedOn === null && drawn === null && (
            <ButtonLink small href={`#/ballot/drawing/${number}/mailed`}>
              The notice was mailed
            </ButtonLink>
          )}
          {drawn === null && (
            <ButtonLink
              small
              kind={noticeMailedOn === null ? 'plain' : 'main'}
              href={`#/ballot/drawing/${number}/drawn`}
            >
              The lots were drawn
            </ButtonLink>
          )}
        </div>
      </div>
    </Block>
  );
}

function steps({ demandedBy, demandedOn, noticeMailedOn, drawn }: Drawing): LogItem[] {
  return [
    {
      key: 'demanded',
      state: 'done',
      what:
        demandedBy === ''
          ? 'To be drawn'
          : `Demanded by ${demandedBy}${demandedOn === null ? '' : `, ${longDay(demandedOn)}`}`,
    },
    {
      key: 'mailed',
      state: noticeMailedOn === null ? (drawn === null ? 'next' : 'bad') : 'done',
      what:
        noticeMailedOn === null
          ? 'Notice to each candidate: not on record as mailed'
          : `Notice mailed to each candidate, ${longDay(noticeMailedOn)}`,
    },
    {
      key: 'drawn',
      state: drawn === null ? 'open' : 'done',
      what:
        drawn === null
          ? 'Lots not drawn yet'
          : `Drawn ${longDay(drawn.on)}, ${hourInWords(drawn.at)}, ${drawn.place}, by ${drawn.drawnBy}: ${drawn.order
              .map(({ name }) => name)
              .join(', ')}`,
      note:
        drawn === null || drawn.present.length === 0
          ? undefined
          : `Present: ${drawn.present.map(({ name, by }) => (by === '' ? name : `${by} for ${name}`)).join(', ')}`,
    },
  ];
}

/** Before the drawing: the safe day, and what other readings give. After it: only where it came too early by one of them. */
function WhenToDraw({ drawing: { mayBeDrawn, drawn } }: { readonly drawing: Drawing }) {
  if (mayBeDrawn === null || mayBeDrawn.limit === null || (drawn !== null && mayBeDrawn.outcome === 'in-time'))
    return null;
  const { limit, readings, openQuestions, citations } = mayBeDrawn;
  return (
    <Finding
      tone={drawn === null ? 'info' : 'warning'}
      icon="clock"
      out={
        drawn === null
          ? `Draw on ${longDay(limit)} or later.`
          : `Drawn before ${longDay(limit)}, the day two days’ notice surely gives.`
      }
      citations={citations}
    >
      {readings.map(({ date, reading }) => (
        <p key={date}>
          Another reading gives {longDay(date)}. {reading}
        </p>
      ))}
      {openQuestions.map(({ question, ask }) => (
        <p key={question}>
          {question} {ask}
        </p>
      ))}
    </Finding>
  );
}
