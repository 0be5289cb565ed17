// The take-along box: what would be in it if it were printed now, and one button that prints all of it.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Empty } from '../../ui/empty.tsx';
import { say } from '../../ui/live-region.tsx';
import { NoElectionYet, Refused, SettingsLink } from '../needs-first.tsx';
import type { PaperSize } from '../paper-size-choice.tsx';
import { PrintAsItStands } from './print-as-it-stands.tsx';
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
  const { parts, when, election: name } = view.value;
  return (
    <Page
      title={title}
      windowTitle="Take-along box"
      above={<RecordsPages here="take-along" />}
      lead={`Everything that is needed if the computer does not start: print it the day before and put it in the box. ${name}, ${when}.`}
    >
      <div className="two-columns wide-aside">
        <Block title="In the box">
          {parts === null ? (
            <Empty title="It needs your village’s name and yours first." act={<SettingsLink />} />
          ) : (
            <Parts parts={parts} />
          )}
        </Block>
        <div className="aside-list">{parts !== null && <PrintIt election={election} isTime={view.value.isTime} />}</div>
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
        {made ? says : `Not in it: ${says}`}
      </li>
    ))}
  </ul>
);

function PrintIt({ election, isTime }: { readonly election: Election; readonly isTime: boolean }) {
  const [size, setSize] = useState<PaperSize>('letter');
  const print = useAct('paper.print-take-along-box');
  const printIt = async () => {
    const answer = await print.send({ election, size });
    if (answer.ok) say(`The box is printed to a file of ${answer.value.pages} pages and opened in the viewer.`);
  };
  return (
    <PrintAsItStands
      id="take-along-size"
      {...{ size, print }}
      onSize={setSize}
      onPrint={() => void printIt()}
      words="Print everything"
      note={isTime ? 'True as of the minute it is printed.' : 'You may try it any day; print it again the day before.'}
    />
  );
}
