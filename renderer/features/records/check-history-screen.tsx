// Is the history whole? Reads every record again, compares it with a check code on paper, and says what that proves.
import { useState } from 'react';
import { useJob } from '../../api/use-job.ts';
import { Page } from '../../app/page.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { JobGoing } from '../settings/job-words.tsx';
import { readCheckCode } from './check-code.ts';
import { CheckResult } from './check-result.tsx';
import { RecordsPages } from './records-pages.tsx';

export function CheckHistoryScreen() {
  const { job, start, stop } = useJob('verify-history');
  const [typed, setTyped] = useState('');
  const [compared, setCompared] = useState(false);
  const [left, setLeft] = useState(false);
  const code = readCheckCode(typed);
  const check = () => {
    setLeft(true);
    if (job.state === 'running' || code.wrong !== null) return;
    setCompared(code.code !== null);
    start({ head: code.code });
  };
  return (
    <Page title="Is the history whole?" windowTitle="Check the history" above={<RecordsPages here="check" />}>
      <div className="two-columns wide-aside">
        <form
          className="check-history"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            check();
          }}
        >
          <p>Every record is read again, from the first day to this one. Nothing is changed by it.</p>
          <TextField
            id="check-code"
            label="Check code from paper"
            optional="from a backup slip"
            hint="64 letters and digits, spaces allowed. Left empty, only what is here is checked."
            width="full"
            value={typed}
            error={left ? (code.wrong ?? undefined) : undefined}
            onChange={(text) => {
              setLeft(false);
              setTyped(text);
            }}
            onLeave={() => setLeft(true)}
          />
          <div className="acts">
            <Button kind="main" submit icon="check" busy={job.state === 'running'}>
              Check the history
            </Button>
          </div>
          <JobGoing job={job} title="Checking" onStop={stop} />
          {job.state === 'done' && <CheckResult found={job.value} compared={compared} />}
        </form>
        <WhatItProves />
      </div>
    </Page>
  );
}

function WhatItProves() {
  return (
    <div className="aside-list what-it-proves">
      <section>
        <h2>What it shows</h2>
        <p>
          Every record rests on the one before it. If one was changed, taken out or put in between, the check finds it.
        </p>
        <p>With the check code of a backup slip: nothing that was there on the day of the slip is gone or changed.</p>
      </section>
      <section>
        <h2>What it cannot show</h2>
        <p>
          That the newest records were cut off: what is left still fits together. Only a check code on paper, kept apart
          from the computer, shows that.
        </p>
        <p>That what was recorded is true. It shows who wrote down what, and in which order.</p>
      </section>
    </div>
  );
}
