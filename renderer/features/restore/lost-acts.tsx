// The acts that going back gives up, newest first, to be looked through before and recorded again after.
import { useState } from 'react';
import { dayRecorded, timeRecorded } from '../../../shared/domain/recorded-at.ts';
import { shortDay } from '../../../shared/words/days.ts';
import { hourInWords } from '../../../shared/words/hours.ts';
import { Button } from '../../ui/button.tsx';
import type { Contents } from './use-inspection.ts';

const atFirst = 8;

export function LostActs({ contents: { lost, lostCount } }: { readonly contents: Contents }) {
  const [all, setAll] = useState(false);
  if (lost.length === 0) return null;
  const shown = all ? lost : lost.slice(0, atFirst);
  return (
    <>
      <ol className="lost-acts" aria-label={`What would be lost, newest first`}>
        {shown.map(({ act, recordedAt, actor, words }) => (
          <li key={act}>
            <p>{words ?? 'Sealed: what it says can be read once the office is open.'}</p>
            <p className="note">
              {shortDay(dayRecorded(recordedAt))}, {hourInWords(timeRecorded(recordedAt))}, {actor}
            </p>
          </li>
        ))}
      </ol>
      {shown.length < lost.length && (
        <Button small onPress={() => setAll(true)}>
          Show {lost.length === lostCount ? 'all' : 'the newest'} {lost.length}
        </Button>
      )}
    </>
  );
}
