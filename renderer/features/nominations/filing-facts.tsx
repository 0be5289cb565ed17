// What a filed paper says, as it was written down; what was corrected about it; what came of it.

import { isPetition } from '../../../shared/domain/filing.ts';
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { wayInWords } from '../../../shared/words/filings.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { momentInWords } from '../../../shared/words/moments.ts';
import { capital, sentence } from '../../../shared/words/sentence.ts';
import { Block } from '../../ui/block.tsx';
import { type Pair, Pairs } from '../../ui/pairs.tsx';
import type { FilingView } from './filing-looks.tsx';

const pair = (label: string, value: string | null): Pair[] =>
  value === null || value === '' ? [] : [{ label, value }];

export function FilingFacts({ shown }: { readonly shown: FilingView }) {
  const { filing, recordedAt, about, followers, replaces, corrections, outcomes } = shown;
  const { received, how, filedBy, filerAddress, pages, signatures, emblem, committee, consent, note } = filing;
  const recorded = { day: dayRecorded(recordedAt), time: timeRecorded(recordedAt) };
  const pairs: Pair[] = [
    ...pair('Filed', momentInWords(received)),
    ...pair('Written down', momentInWords(recorded)),
    ...pair('How', capital(wayInWords(how))),
    ...pair('By', [filedBy, filerAddress].filter((part) => part !== '').join(', ')),
    ...pair('Pages', pages === null ? null : String(pages)),
    ...pair('Signatures', signatures === null ? null : `${signatures} by its own count`),
    ...pair('Emblem', emblem),
    ...pair('Committee', listInWords(committee)),
    ...pair('In place of', replaces),
    ...pair('Consent', consent === null ? null : consent ? 'attached' : 'not attached'),
    ...pair('Note', note),
  ];
  return (
    <Block title="What was filed">
      <Pairs pairs={pairs} />
      {isPetition(filing.kind) && (
        <p>
          <a href={`#/nominations/${shown.number}/signatures`}>Enter and count its signatures</a>
        </p>
      )}
      {about && (
        <p>
          About <Ref to={about} />
        </p>
      )}
      {followers.map((one) => (
        <p key={one.number}>
          About this one: <Ref to={one} />
        </p>
      ))}
      {corrections.map(({ at, reason }) => (
        <p className="note" key={at}>
          Corrected {dayWithoutWeekday(dayRecorded(at))}: {sentence(reason)} <a href="#/records/history">The history</a>{' '}
          shows what stood before.
        </p>
      ))}
      {outcomes.map(({ on, words }) => (
        <p key={`${on} ${words}`}>
          {longDay(on)}: {sentence(words)}
        </p>
      ))}
    </Block>
  );
}

export const Ref = ({
  to: { number, words },
}: {
  readonly to: { readonly number: number; readonly words: string };
}) => (
  <a href={`#/nominations/${number}`}>
    filing {number}, {words}
  </a>
);
