// After the seven questions: the general election by the village's own rule, offered with its date, and called with Enter.
import { useState } from 'react';
import { longDay } from '../../../shared/words/days.ts';
import { useAct } from '../../api/use-act.ts';
import { PageTitle, useWindowTitle } from '../../app/page.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Finding } from '../../ui/finding.tsx';
import { FormFoot } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { WouldBe } from '../election/would-be.tsx';
import type { Office } from '../settings/answers/answer.ts';
import { leaveQuestions } from './entrance.ts';
import { LAST_STEP, nameOfStep, pathOfStep, questions, stepBefore } from './questions.ts';

export function CallStep({ office, called }: { readonly office: Office; readonly called: string | null }) {
  const title = called === null ? 'Call your next election?' : 'That is all.';
  const left = questions.filter(({ id, isAnswered }) => id !== 'election-day' && !isAnswered(office));
  const before = stepBefore(LAST_STEP);
  useWindowTitle(title);
  return (
    <div className="wizard-page">
      <p className="eyebrow">The last step</p>
      <PageTitle>{title}</PageTitle>
      <p className="lead">
        {called === null
          ? `Your village elects on the ${office.electionRuleInWords}. Every date of the calendar follows from the day.`
          : `${called} is on the desk already.`}
      </p>
      <CallForm office={office} called={called !== null} before={before === null ? null : pathOfStep(before)}>
        {left.length > 0 && (
          <p className="note">
            Left for later:{' '}
            {left.map(({ id }, at) => (
              <span key={id}>
                {at > 0 && ', '}
                <a href={`#${pathOfStep(id)}`}>{nameOfStep(id)}</a>
              </span>
            ))}
            .
          </p>
        )}
      </CallForm>
    </div>
  );
}

function CallForm({
  office,
  called,
  before,
  children,
}: {
  readonly office: Office;
  readonly called: boolean;
  readonly before: string | null;
  readonly children: React.ReactNode;
}) {
  const act = useAct('election.call');
  const offered = called ? [] : office.generalElections;
  const [year, setYear] = useState(`${offered[0]?.year ?? ''}`);
  const chosen = offered.find((one) => `${one.year}` === year);
  const call = async () => {
    if (act.busy) return;
    if (!chosen) return leaveQuestions();
    const answer = await act.send({ kind: 'general', when: { by: 'year', year: chosen.year } });
    if (!answer.ok) return;
    say(`The general election of ${longDay(chosen.pollDay)} is called. Its dates are on the calendar.`);
    leaveQuestions();
  };
  return (
    <form
      className="form"
      aria-label="Call the election"
      onSubmit={(event) => {
        event.preventDefault();
        void call();
      }}
    >
      <div className="stack-tight">
        {offered.length > 0 && (
          <Choice
            id="first-run-year"
            label="The general election"
            value={year}
            onChange={setYear}
            options={offered.map((one) => ({ value: `${one.year}`, label: longDay(one.pollDay) }))}
          />
        )}
        {chosen?.moved && (
          <Finding tone="warning" out={chosen.moved.headline} citations={chosen.moved.citations}>
            <p>{chosen.moved.sentence}</p>
          </Finding>
        )}
        {chosen && <WouldBe call={{ kind: 'general', when: { by: 'year', year: chosen.year } }} />}
        {act.refusal && <Finding tone="warning" live out={act.refusal.message} />}
        {children}
      </div>
      <FormFoot
        start={
          before && (
            <ButtonLink kind="quiet" href={`#${before}`}>
              Back
            </ButtonLink>
          )
        }
      >
        {chosen && <Button onPress={leaveQuestions}>Not now</Button>}
        <Button kind="main" submit keys="Enter" busy={act.busy}>
          {chosen ? 'Call the election' : 'Go to Today'}
        </Button>
      </FormFoot>
    </form>
  );
}
