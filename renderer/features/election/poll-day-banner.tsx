// A March 17 year: how the move of the polling day to March 18 stands, in the words of the check.
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Finding, type FindingTone } from '../../ui/finding.tsx';

type Words = DeepReadonly<NonNullable<ViewOutput<'election.file'>['pollDayWords']>>;

const toneOf = ({ settled, urgent }: Words): FindingTone => (settled ? 'success' : urgent ? 'danger' : 'warning');

/** `linked` adds the way to the page where the resolution and its publication are put on record. */
export function PollDayBanner({ words, linked = false }: { readonly words: Words; readonly linked?: boolean }) {
  return (
    <div className="banner">
      <Finding tone={toneOf(words)} out={words.headline} citations={words.citations}>
        <p>{words.sentence}</p>
        {linked && !words.settled && (
          <p>
            <a href="#/election">Put it on record</a>
          </p>
        )}
      </Finding>
    </div>
  );
}
