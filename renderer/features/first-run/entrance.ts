// Where the first questions were left: kept as a draft, so that the program opens there again after it was closed.
import { useEffect, useState } from 'react';
import { callService } from '../../api/service.ts';
import { go, goInPlace } from '../../app/router.ts';
import { pathOfStep, type Step } from './questions.ts';

const ENTRANCE_DRAFT = 'first-run';

/** To the desk; the program no longer opens at the questions. What was half typed in them stays kept. */
export function leaveQuestions(): void {
  void callService('draft.discard', { key: ENTRANCE_DRAFT });
  go('/today');
}

/** Keeps the step while there is an office to keep it in. */
export function useKeepStep(step: Step, hasOffice: boolean): void {
  useEffect(() => {
    if (hasOffice) void callService('draft.save', { key: ENTRANCE_DRAFT, text: JSON.stringify(step) });
  }, [step, hasOffice]);
}

/** Opens the unfinished questions when the program starts on no page in particular. True once it is known where to go. */
export function useEntrance(): boolean {
  const [known, setKnown] = useState(() => window.location.hash !== '');
  useEffect(() => {
    if (known) return;
    void callService('draft.load', { key: ENTRANCE_DRAFT }).then((answer) => {
      const kept: unknown = answer.ok && answer.value.draft ? JSON.parse(answer.value.draft.text) : null;
      if (typeof kept === 'string' && window.location.hash === '') goInPlace(pathOfStep(kept as Step));
      setKnown(true);
    });
  }, [known]);
  return known;
}
