// It is done: how the office stands now, where the one before is, how the numbers go on, and what to record again.
import { instantInWords } from '../../../shared/words/clock.ts';
import { actsInWords, recordsInWords } from '../../../shared/words/restoring.ts';
import { go } from '../../app/router.ts';
import { usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Why } from '../../ui/why.tsx';
import { LostActs } from './lost-acts.tsx';
import { type RestoredNow, recordedAgain, useToRecordAgain } from './restored-now.ts';
import { StepHead } from './step-head.tsx';

/** Each kind of number has its own hundred; `highest` is the furthest of them. */
const numbersGoOn = (highest: number): string =>
  highest === 101
    ? 'of applications, envelopes and papers go on at 101'
    : `of applications, envelopes and papers go on at the next hundred, the highest at ${highest}`;

export function RestoredPage({ restored: { contents, value, byCode } }: { readonly restored: RestoredNow }) {
  usePrinting();
  const stillLost = useToRecordAgain() !== null;
  const { keptAs, countersMovedTo, events, lostCount } = value;
  const pairs = [
    {
      label: 'It goes up to',
      value: contents.newest === null ? 'its beginning' : instantInWords(contents.newest),
    },
    { label: 'Records', value: `${recordsInWords(events)}, with those of the restore` },
    ...(keptAs === null
      ? []
      : [{ label: 'The one before', value: <span className="long">is kept in the file {keptAs}</span> }]),
    ...(countersMovedTo === null ? [] : [{ label: 'Numbers', value: numbersGoOn(countersMovedTo) }]),
  ];
  return (
    <>
      <StepHead step={null} title="The office is restored." />
      <div className="stack restore-step">
        <Pairs pairs={pairs} />
        {lostCount !== null && lostCount > 0 && (
          <Why title={`What to record again: ${actsInWords(lostCount)}`} open>
            <LostActs contents={contents} />
            <p className="note">Until you close the program, this list is one press away on Today. Ctrl+P prints it.</p>
          </Why>
        )}
        {byCode && (
          <Finding tone="warning" out="The recovery code has been out of the safe.">
            <p>
              Set yourself a passphrase, and make a new code: the one on the old sheet then opens nothing.{' '}
              <a href="#/settings/people?at=recovery-code">People and passphrases</a>
            </p>
          </Finding>
        )}
        <div className="acts end">
          {stillLost && (
            <Button
              onPress={() => {
                recordedAgain();
                go('/today');
              }}
            >
              It is all recorded again
            </Button>
          )}
          <ButtonLink href="#/records/backup">Make a backup of it</ButtonLink>
          <ButtonLink kind="main" href="#/today">
            Go to Today
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
