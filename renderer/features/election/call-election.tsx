// “Call the election”: its kind, its day, what it rests on; and what is to be known about it the moment it is called.
import { useState } from 'react';
import type { CommandValue } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { electionKindInWords } from '../../../shared/words/elections.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Part } from '../../ui/form.tsx';
import { CallFields, type Offered } from './call-fields.tsx';
import { CountyBoardNote } from './county-board-note.tsx';
import { RecordForm } from './record-form.tsx';
import { sentAs } from './send-record.ts';
import {
  type CallInput,
  callField,
  callOf,
  callProblems,
  emptyCall,
  kinds,
  missingDay,
  OTHER_DAY,
} from './typed-call.ts';

type Called = CommandValue<'election.call'> & Pick<CallInput, 'kind'>;

/** Of a general election Today asks about every date that has passed, so only the day itself is worth a page. */
const worthAPage = (kind: CallInput['kind'], warnings: Called['warnings']): Called['warnings'] =>
  kind === 'general' ? warnings.filter(({ checkId }) => checkId === 'election-day') : warnings;

/** `first`: the office has no election yet, and this is where it starts. */
export function CallElection({ first }: { readonly first: boolean }) {
  const answers = useView('office.answers', {});
  const [called, setCalled] = useState<Called | null>(null);
  if (called !== null) return <CalledPage called={called} />;
  if (answers.state !== 'shown') return null;
  const { generalElections, electionRuleInWords } = answers.value;
  return <CallForm first={first} offered={generalElections} rule={electionRuleInWords} onCalled={setCalled} />;
}

const calledInWords = ({ kind, pollDay }: Called): string =>
  `${electionKindInWords[kind]} of ${longDay(pollDay)} is called. Its dates are on the calendar.`;

function CallForm({
  first,
  offered,
  rule,
  onCalled,
}: {
  readonly first: boolean;
  readonly offered: Offered;
  readonly rule: string;
  /** Only where there is something to be known about it. */
  readonly onCalled: (called: Called) => void;
}) {
  const act = useAct('election.call');
  const { frame, choose } = useDesk();
  const near = frame.today;
  const ids = frame.elections.map(({ id }) => id);
  return (
    <RecordForm
      title={first ? 'Which election comes next?' : 'Which other election is called?'}
      lead="Every date of the calendar follows from its day. Polling places and hours are taken over from Settings."
      draft="election.call"
      start={{ ...emptyCall, year: `${offered[0]?.year ?? OTHER_DAY}` }}
      leadsTo="/today"
      stays={first}
      main="Call the election"
      check={(typed) => callProblems(typed, near)}
      send={async (typed) => {
        const input = callOf(typed, near, ids);
        if (input === null) return { refused: [{ field: 'day', message: missingDay }] };
        const answer = await act.send(input);
        const sent = sentAs(answer, (value) => ({ said: calledInWords({ ...value, kind: input.kind }), at: null }));
        if (sent.refused !== null)
          return { refused: sent.refused.map((one) => ({ ...one, field: callField(one.field, typed) })) };
        if (!answer.ok) return sent;
        choose(answer.value.election);
        const warnings = worthAPage(input.kind, answer.value.warnings);
        if (warnings.length === 0) return sent;
        onCalled({ ...answer.value, warnings, kind: input.kind });
        return { ...sent, staysHere: true };
      }}
    >
      {(form, typed) => (
        <>
          {frame.countyBoard && <CountyBoardNote />}
          <Part icon="note" title="The election">
            <Choice
              label="What is it?"
              options={kinds.map((value) => ({ value, label: electionKindInWords[value] }))}
              {...form.text('kind')}
            />
          </Part>
          <CallFields
            {...{ form, typed, near, offered, rule }}
            elections={frame.elections}
            call={callOf(typed, near, ids)}
          />
        </>
      )}
    </RecordForm>
  );
}

/** It is called all the same; what is odd about it is said once, before anything else is done. */
function CalledPage({ called }: { readonly called: Called }) {
  return (
    <Page title="Called. What should you know about it?" lead={calledInWords(called)}>
      <div className="stack">
        {called.warnings.map(({ code, message, citations }) => (
          <Finding key={`${code} ${message}`} tone="warning" out="Look at this." citations={citations}>
            <p>{message}</p>
          </Finding>
        ))}
        <div className="acts end">
          <ButtonLink href="#/calendar">See its dates</ButtonLink>
          <ButtonLink kind="main" href="#/today">
            Go to Today
          </ButtonLink>
        </div>
      </div>
    </Page>
  );
}
