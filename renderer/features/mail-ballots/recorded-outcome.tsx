// Right after recording: what it comes to, what to do next, and the next application in one key.
import { useEffect } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { SayCard } from '../../ui/say-card.tsx';
import { citationsOf } from './item-list.tsx';
import { TimingFinding } from './timing-finding.tsx';

export function RecordedOutcome({
  election,
  number,
  onNext,
}: {
  readonly election: ElectionId;
  readonly number: number;
  readonly onNext: () => void;
}) {
  const view = useView('mail-ballots.application', { election, number });
  useShortcut('new-application', onNext);
  const heard = view.state === 'shown' ? `${view.value.finding.headline} ${view.value.finding.sentence}` : null;
  useEffect(() => {
    if (heard !== null) say(heard);
  }, [heard]);
  if (view.state !== 'shown') return null;
  const { name, finding, items, sentence } = view.value;
  const complete = items.every(({ stands }) => stands !== 'missing');
  return (
    <Page title={`Recorded: No.\u00a0${number}, ${name}`} windowTitle="Recorded">
      <div className="form outcome">
        <TimingFinding finding={finding} />
        {!complete && (
          <Finding tone="warning" out="Incomplete." citations={citationsOf(items)}>
            <p>{sentence}</p>
            <p>You may decide now or when it has come.</p>
          </Finding>
        )}
        <SayCard head="What comes next" words={view.value.whatNow} />
        <div className="acts end">
          <ButtonLink href="#/mail-ballots">To the list</ButtonLink>
          <ButtonLink href={`#/mail-ballots/${number}`} icon="pen">
            Decide on this one
          </ButtonLink>
          <Button kind="main" keys="F2" onPress={onNext}>
            Next application
          </Button>
        </div>
      </div>
    </Page>
  );
}
