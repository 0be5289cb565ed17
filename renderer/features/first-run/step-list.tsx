// The seven questions and the passphrase at the side: where she is, what is answered, and the way to each once there is an office.
import { Icon } from '../../ui/icon.tsx';
import type { Office } from '../settings/answers/answer.ts';
import { PASSPHRASE_STEP, pathOfStep, questions, type Step } from './questions.ts';

const PASSPHRASE = 'A passphrase';

export function StepList({
  step,
  office,
  sealed,
}: {
  readonly step: Step;
  readonly office: Office | null;
  /** There is a passphrase. */
  readonly sealed: boolean;
}) {
  const at = questions.findIndex(({ id }) => id === step);
  const here = at < 0 ? questions.length : at;
  return (
    <nav className="wizard-steps" aria-label="Seven short questions">
      <ol>
        {questions.map(({ id, name, isAnswered }, at) => {
          // The law’s own day stands without an answer: it counts as answered once she has gone past it.
          const answered = office !== null && isAnswered(office) && (id !== 'election-day' || at < here);
          return (
            <li key={id} aria-current={id === step ? 'step' : undefined}>
              <span>{answered ? <Icon name="tick" /> : at + 1}</span>
              <span>
                {office === null ? name : <a href={`#${pathOfStep(id)}`}>{name}</a>}
                {answered && <span className="sr"> (answered)</span>}
              </span>
            </li>
          );
        })}
        <li aria-current={step === PASSPHRASE_STEP ? 'step' : undefined}>
          <span>{sealed ? <Icon name="tick" /> : <Icon name="lock" />}</span>
          <span>
            {office === null ? PASSPHRASE : <a href={`#${pathOfStep(PASSPHRASE_STEP)}`}>{PASSPHRASE}</a>}
            {sealed && <span className="sr"> (set)</span>}
          </span>
        </li>
      </ol>
      <p className="note">About five minutes. Every answer can be given later or changed, in Settings.</p>
    </nav>
  );
}
