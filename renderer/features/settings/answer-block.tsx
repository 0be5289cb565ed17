// One answer in Settings: what is on record, what the law says to it, and the way to change it.
import { useEffect, useRef } from 'react';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import type { AnswerId, Office } from './answers/answer.ts';
import { answersInWords } from './answers-in-words.ts';

/** At which answer each warning stands. */
const placeOf = ({ checkId, code }: Office['warnings'][number]): AnswerId =>
  checkId === 'six-posting-places' && code !== 'polling-place-not-known' ? 'posting' : 'polling';

export function AnswerBlock({
  id,
  title,
  office,
  changed,
}: {
  readonly id: AnswerId;
  readonly title: string;
  readonly office: Office;
  /** Set after it was changed: reading goes on here. */
  readonly changed: boolean;
}) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!changed) return;
    block.current?.querySelector('a')?.focus();
    block.current?.scrollIntoView({ block: 'center' });
  }, [changed]);
  const pairs = answersInWords[id](office);
  const untouched = id === 'polling' && office.districts.length === 0;
  const warnings = office.warnings.filter((warning) => placeOf(warning) === id);
  return (
    <div ref={block}>
      <Block
        title={title}
        aside={
          <ButtonLink small kind="quiet" href={`#/settings/${id}`} label={`Change: ${title}`}>
            {pairs.length === 0 ? 'Answer' : 'Change'}
          </ButtonLink>
        }
      >
        {pairs.length === 0 ? <p className="note">Not answered yet.</p> : <Pairs pairs={pairs} />}
        {!untouched &&
          pairs.length > 0 &&
          warnings.map(({ code, message, citations }) => (
            <Finding key={`${code} ${message}`} tone="warning" out="Look at this again." citations={citations}>
              <p>{message}</p>
            </Finding>
          ))}
      </Block>
    </div>
  );
}
