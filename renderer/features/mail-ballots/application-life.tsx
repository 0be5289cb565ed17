// What was done with an application, and the way to take back the newest of it: with a reason, never by erasing.
import { useState } from 'react';
import { capital } from '../../../shared/words/sentence.ts';
import { Button } from '../../ui/button.tsx';
import { LifeList, type LifeStep } from '../../ui/life-list.tsx';
import { TakeBack } from '../records/take-back.tsx';
import type { ApplicationView } from './application-panel.tsx';
import { cameByWords, dayAndHour, momentInWords } from './application-words.ts';

type Step = ApplicationView['steps'][number];

const stepWords = (shown: ApplicationView, step: Step): Pick<LifeStep, 'icon' | 'what' | 'rest'> => {
  const { determination } = shown;
  switch (step.kind) {
    case 'recorded':
      return { icon: 'pen', what: 'You wrote it down' };
    case 'determined':
      return determination?.qualified
        ? { icon: 'check', what: 'You decided:', rest: 'qualified to receive a ballot' }
        : { icon: 'no', what: 'You decided:', rest: 'not qualified to receive a ballot' };
    case 'paper-printed': {
      const paper = shown.papers.find(({ printedAt }) => printedAt === step.at);
      return { icon: 'print', what: paper ? capital(paper.paper.replaceAll('-', ' ')) : 'Paper', rest: 'printed' };
    }
  }
};

function lifeOf(shown: ApplicationView): readonly LifeStep[] {
  const { received, cameBy } = shown.application;
  return [
    {
      key: 'received',
      icon: 'note',
      what: 'Received:',
      rest: cameByWords[cameBy].toLowerCase(),
      note: dayAndHour(received.day, received.time),
    },
    ...shown.steps.map((step) => ({ key: step.act, ...stepWords(shown, step), note: momentInWords(step.at) })),
  ];
}

const asks: Readonly<Record<Step['kind'], { readonly button: string; readonly question: string }>> = {
  recorded: { button: 'Recorded in error…', question: 'Was this application recorded in error?' },
  determined: { button: 'Take the decision back…', question: 'Take your decision back?' },
  'paper-printed': { button: 'Take the printing back…', question: 'Take the printing of this paper back?' },
};

/** `onGone` is called when the application itself was taken back. */
export function ApplicationLife({ shown, onGone }: { readonly shown: ApplicationView; readonly onGone: () => void }) {
  const [asking, setAsking] = useState(false);
  const newest = shown.steps.at(-1);
  return (
    <section>
      <h3>What was done with it</h3>
      <LifeList steps={lifeOf(shown)} />
      {newest && (
        <div className="acts">
          <Button small icon="undo" onPress={() => setAsking(true)}>
            {asks[newest.kind].button}
          </Button>
        </div>
      )}
      {newest && asking && (
        <TakeBack
          act={newest.act}
          question={asks[newest.kind].question}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            if (newest.kind === 'recorded') onGone();
          }}
        />
      )}
    </section>
  );
}
