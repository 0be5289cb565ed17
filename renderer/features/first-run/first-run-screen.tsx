// The first run: seven short questions in the whole window, before there is an office and again whenever she likes.
import { useContext } from 'react';
import { useView } from '../../api/use-view.ts';
import { DeskContext } from '../../app/desk-context.ts';
import type { ScreenProps } from '../../app/routes.ts';
import type { Office } from '../settings/answers/answer.ts';
import { clerk } from '../settings/answers/clerk.tsx';
import { conduct } from '../settings/answers/conduct.tsx';
import { electionDay } from '../settings/answers/election-day.tsx';
import { newspaper } from '../settings/answers/newspaper.tsx';
import { polling } from '../settings/answers/polling.tsx';
import { posting } from '../settings/answers/posting.tsx';
import { village } from '../settings/answers/village.tsx';
import { CallStep } from './call-step.tsx';
import { useKeepStep } from './entrance.ts';
import { PassphraseStep } from './passphrase-step.tsx';
import { QuestionPage } from './question-page.tsx';
import { LAST_STEP, PASSPHRASE_STEP, type Step, stepNamed } from './questions.ts';
import { StepList } from './step-list.tsx';
import { WizardFrame } from './wizard-frame.tsx';

export function FirstRunScreen({ params }: ScreenProps) {
  const desk = useContext(DeskContext);
  const answers = useView('office.answers', {});
  const coming = desk?.frame.elections.find(({ daysLeft }) => daysLeft >= 0);
  const office = answers.state === 'shown' ? answers.value : null;
  const step = stepNamed(params.step, office);
  // Not while the office has only just come to be: then it is not known yet whether she goes on with the questions.
  useKeepStep(step, desk !== null && office !== null);
  if (answers.state === 'waiting') return null;
  return (
    <WizardFrame practice={office?.kind === 'practice'} toDesk={office !== null}>
      <div className="wizard">
        <StepList step={step} office={office} sealed={desk?.frame.sealed === true} />
        <main id="main" tabIndex={-1}>
          <StepPage key={step} step={step} office={office} called={coming?.title ?? null} />
        </main>
      </div>
    </WizardFrame>
  );
}

function StepPage({
  step,
  office,
  called,
}: {
  readonly step: Step;
  readonly office: Office | null;
  readonly called: string | null;
}) {
  switch (step) {
    case 'village':
      return <QuestionPage answer={village} office={office} />;
    case 'election-day':
      return <QuestionPage answer={electionDay} office={office} />;
    case 'polling':
      return <QuestionPage answer={polling} office={office} />;
    case 'posting':
      return <QuestionPage answer={posting} office={office} />;
    case 'newspaper':
      return <QuestionPage answer={newspaper} office={office} />;
    case 'clerk':
      return <QuestionPage answer={clerk} office={office} />;
    case PASSPHRASE_STEP:
      return office && <PassphraseStep />;
    case LAST_STEP:
      return office && <CallStep office={office} called={called} />;
    default:
      return <QuestionPage answer={conduct} office={office} />;
  }
}
