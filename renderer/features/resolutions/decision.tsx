// One decision on its block: nothing on record with the way to its form, or the day it was adopted, what it comes to in one
// sentence, the reasons behind “why”, and the way to take it back.
import { type ReactNode, useState } from 'react';
import type { ActId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Cite } from '../../ui/cite.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Why } from '../../ui/why.tsx';
import { TakeBack } from '../records/take-back.tsx';
import { type Findings, RESOLUTIONS } from './resolution-view.ts';

interface Recorded {
  readonly adoptedOn: PlainDate;
  readonly act: string;
  readonly findings: Findings;
}

export interface DecisionProps<R extends Recorded> {
  /** The last part of its form's address. */
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly citation: string;
  readonly recorded: R | null;
  /** What it comes to, in a sentence. */
  readonly main: (recorded: R) => string;
  /** The question behind which the findings named by `told` stand. */
  readonly why: string;
  readonly told: readonly string[];
  /** What is shown whether it is on record or not. */
  readonly below?: ReactNode;
  readonly children: (recorded: R) => ReactNode;
}

export function Decision<R extends Recorded>(props: DecisionProps<R>) {
  const { id, title, none, citation, recorded, below, children } = props;
  const words = recorded === null ? 'Put on record' : 'Another one was adopted';
  return (
    <div data-decision={id} tabIndex={-1}>
      <Block
        title={title}
        aside={
          <ButtonLink small kind="quiet" href={`#${RESOLUTIONS}/${id}`} label={`${words}: ${title}`}>
            {words}
          </ButtonLink>
        }
      >
        <div className="stack-tight">
          {recorded === null ? (
            <p className="note">
              {none} <Cite text={citation} />
            </p>
          ) : (
            <OnRecord {...props} recorded={recorded} />
          )}
          {below}
          {recorded !== null && children(recorded)}
          {recorded !== null && <RecordedInError title={title} recorded={recorded} />}
        </div>
      </Block>
    </div>
  );
}

function OnRecord<R extends Recorded>({
  citation,
  recorded,
  main,
  why,
  told,
}: DecisionProps<R> & { readonly recorded: R }) {
  const reasons = recorded.findings.filter(({ checkId }) => told.includes(checkId));
  return (
    <>
      <Finding tone="info" out={`Adopted ${longDay(recorded.adoptedOn)}.`} citations={[citation]}>
        <p>{main(recorded)}</p>
      </Finding>
      {reasons.length > 0 && (
        <Why title={why}>
          {reasons.map(({ sentence }) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Why>
      )}
    </>
  );
}

function RecordedInError({ title, recorded }: { readonly title: string; readonly recorded: Recorded }) {
  const [taking, setTaking] = useState(false);
  return (
    <>
      <div className="acts">
        <Button small kind="quiet" label={`Recorded in error: ${title}`} onPress={() => setTaking(true)}>
          Recorded in error…
        </Button>
      </div>
      {taking && (
        <TakeBack
          act={recorded.act as ActId}
          words={`${title}, adopted ${longDay(recorded.adoptedOn)}.`}
          question="Was this recorded in error?"
          onClose={() => setTaking(false)}
          onDone={() => setTaking(false)}
        />
      )}
    </>
  );
}
