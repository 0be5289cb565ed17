// The take-along box: whether it was printed and still says what is on record, what would be in it now, and one button that
// prints all of it.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useJob } from '../../api/use-job.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PollDayOpen } from '../mail-ballots/poll-day-open.tsx';
import { NoElectionYet, Refused, SettingsLink } from '../needs-first.tsx';
import { type PaperSize, PaperSizeChoice } from '../paper-size-choice.tsx';
import { JobGoing } from '../settings/job-words.tsx';
import { BoxOnRecord } from './box-on-record.tsx';
import { RecordsPages } from './records-pages.tsx';

const title = 'Is everything on paper for the day of the election?';
type Box = ViewOutput<'records.take-along-box'>;
type Election = NonNullable<ReturnType<typeof useDesk>['election']>;

export function TakeAlongScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <TheBox key={election} election={election} />;
}

function TheBox({ election }: { readonly election: Election }) {
  const view = useView('records.take-along-box', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const { parts, when, election: name, pollDayOpen } = view.value;
  return (
    <Page
      title={title}
      windowTitle="Take-along box"
      above={<RecordsPages here="take-along" />}
      lead={`Everything that is needed if the computer does not start: print it the day before and put it in the box. ${name}, ${when}.`}
    >
      <PollDayOpen words={pollDayOpen} />
      <div className="two-columns wide-aside">
        <Block title="In the box">
          {parts === null ? (
            <Empty title="It needs your village’s name and yours first." act={<SettingsLink />} />
          ) : (
            <Parts parts={parts} />
          )}
        </Block>
        <div className="aside-list">{parts !== null && <PrintIt election={election} box={view.value} />}</div>
      </div>
    </Page>
  );
}

const Parts = ({ parts }: { readonly parts: NonNullable<Box['parts']> }) => (
  <ul className="waits">
    {parts.map(({ title: what, says, made }) => (
      <li key={what}>
        <strong>{what}</strong>
        <br />
        {made ? (
          says
        ) : (
          <Finding tone="warning" out="Not in it.">
            {says} Then print the box again.
          </Finding>
        )}
      </li>
    ))}
  </ul>
);

function PrintIt({ election, box }: { readonly election: Election; readonly box: Box }) {
  const [size, setSize] = useState<PaperSize>('letter');
  const { job, start, stop } = useJob('print-take-along-box');
  const { printed, since } = box.onRecord;
  return (
    <section className="print-it">
      <h2>Print it</h2>
      <BoxOnRecord printed={printed} since={since} />
      <PaperSizeChoice id="take-along-size" value={size} onChange={setSize} />
      <BoxGoing job={job} onStop={stop} />
      <div className="acts column">
        <Button kind="main" icon="print" busy={job.state === 'running'} onPress={() => start({ election, size })}>
          {printed === null ? 'Print everything' : 'Print everything again'}
        </Button>
      </div>
      <p className="note">
        {box.isTime ? 'True as of the minute it is printed.' : 'You may try it any day; print it again the day before.'}{' '}
        That it was printed is recorded; no copy of the sheets is kept here.
      </p>
    </section>
  );
}

function BoxGoing({ job, onStop }: { readonly job: Going; readonly onStop: () => void }) {
  if (job.state === 'stopped')
    return <Finding tone="info" live out="Stopped. Nothing was printed, and nothing was left behind." />;
  if (job.state === 'failed')
    return (
      <Finding tone="danger" live out="It was not printed.">
        <p>{job.refusal.message}</p>
      </Finding>
    );
  if (job.state === 'done')
    return (
      <Finding tone="info" live out="Opened in the viewer.">
        {`${job.value.parts} parts on ${job.value.pages} pages. Print the file from there, on one side of each sheet.`}
      </Finding>
    );
  return <JobGoing job={job} title="Printing the box" onStop={onStop} />;
}
type Going = ReturnType<typeof useJob<'print-take-along-box'>>['job'];
