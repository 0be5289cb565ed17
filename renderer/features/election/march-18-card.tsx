// The card of a March 17 year: what is still needed before March 18 is effective, and what is on record of it.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { LogList } from '../../ui/log-list.tsx';
import { PollDayBanner } from './poll-day-banner.tsx';

type File = ViewOutput<'election.file'>;

export function March18Card({
  words,
  march18,
}: {
  readonly words: NonNullable<File['pollDayWords']>;
  readonly march18: File['march18'];
}) {
  const { resolvedOn, publishedOn, publishedIn } = march18;
  return (
    <div id="march-18" tabIndex={-1}>
      <PollDayBanner words={words} />
      <Block title="The move to March 18">
        <LogList
          items={[
            {
              key: 'resolved',
              state: resolvedOn ? 'done' : 'next',
              what: resolvedOn ? `Resolved by the board, ${longDay(resolvedOn)}` : 'The board resolves it',
              note: (
                <ButtonLink small kind={resolvedOn ? 'quiet' : 'plain'} href="#/election/march-18/resolution">
                  {resolvedOn ? 'Correct the day' : 'Put the resolution on record'}
                </ButtonLink>
              ),
            },
            {
              key: 'published',
              state: publishedOn ? 'done' : resolvedOn ? 'next' : 'open',
              what: publishedOn
                ? `Specifically published in ${publishedIn ?? 'a newspaper'}, ${longDay(publishedOn)}`
                : 'Its words are specifically published',
              note: (
                <ButtonLink small kind={publishedOn ? 'quiet' : 'plain'} href="#/election/march-18/publication">
                  {publishedOn ? 'Correct the issue' : 'Put the publication on record'}
                </ButtonLink>
              ),
            },
          ]}
        />
      </Block>
    </div>
  );
}
