// The clerk's decision from the paper alone: the question while it is open, else what was decided.
import { useEffect, useRef } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { Tag } from '../../ui/tag.tsx';
import type { ApplicationView } from './application-panel.tsx';
import { listFoundWords, momentInWords } from './application-words.ts';
import { DecisionForm } from './decision-form.tsx';

export function Decision({
  election,
  shown,
  fresh,
  onDecided,
}: {
  readonly election: ElectionId;
  readonly shown: ApplicationView;
  /** She has just decided: reading goes on here. */
  readonly fresh: boolean;
  readonly onDecided: () => void;
}) {
  const { determination } = shown;
  if (shown.basis !== null) return null;
  if (determination === null) return <DecisionForm election={election} shown={shown} onDecided={onDecided} />;
  return (
    <section>
      <Heading focus={fresh} />
      <p>
        {determination.qualified ? (
          <Tag icon="check" tone="success">
            Qualified to receive a ballot
          </Tag>
        ) : (
          <Tag icon="no" tone="danger">
            Not qualified to receive a ballot
          </Tag>
        )}
      </p>
      <p className="note">{momentInWords(determination.decidedAt)}</p>
      {determination.list !== null && <p>The county’s list: {listFoundWords[determination.list].toLowerCase()}.</p>}
      {determination.reason !== null && <p>Reason: {determination.reason}</p>}
    </section>
  );
}

function Heading({ focus }: { readonly focus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h3 ref={heading} tabIndex={-1}>
      What you decided
    </h3>
  );
}
