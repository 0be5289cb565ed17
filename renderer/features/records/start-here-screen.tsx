// The page for whoever sits down when the clerk cannot come: as it would print today, and what is missing on it.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Empty } from '../../ui/empty.tsx';
import { say } from '../../ui/live-region.tsx';
import { PaperPreview } from '../../ui/paper-preview.tsx';
import { Refused, SettingsLink } from '../needs-first.tsx';
import type { PaperSize } from '../paper-size-choice.tsx';
import { BackupSlip } from './backup-slip.tsx';
import { PrintAsItStands } from './print-as-it-stands.tsx';
import { RecordsPages } from './records-pages.tsx';

const title = 'Could somebody else sit down here tomorrow?';

type StartHere = ViewOutput<'records.start-here'>;

export function StartHereScreen() {
  const [size, setSize] = useState<PaperSize>('letter');
  const view = useView('records.start-here', { size });
  const [last, setLast] = useState<StartHere | null>(null);
  if (view.state === 'shown' && view.value !== last) setLast(view.value);
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const page = view.state === 'shown' ? view.value : last;
  if (page === null) return null;
  return (
    <Page
      title={title}
      windowTitle="Start here"
      above={<RecordsPages here="start-here" />}
      lead="One page for the deputy: how to open the office, who is who, what is due, where things are. Print it anew before you go away, and keep it where the deputy finds it."
    >
      <div className="two-columns wide-aside start-here">
        <Block title="The page">
          {page.document === null ? (
            <Empty title="It needs your village’s name and yours first." act={<SettingsLink />} />
          ) : (
            <PaperPreview paper={page.document} />
          )}
        </Block>
        <div className="aside-list">
          <Missing missing={page.missing} />
          {page.document !== null && <PrintStartHere size={size} onSize={setSize} />}
          <BackupSlip backup={page.backup} size={size} />
        </div>
      </div>
    </Page>
  );
}

function Missing({ missing }: { readonly missing: StartHere['missing'] }) {
  if (missing.length === 0) return null;
  return (
    <section>
      <h2>Not on it yet</h2>
      <ul className="waits">
        {missing.map(({ what, to }) => (
          <li key={what}>
            <a href={`#${to}`}>{what}</a>
          </li>
        ))}
      </ul>
      <p className="note">
        What the program cannot know (who opens the safe, the attorney, where the seal lies) has a line to write on.
      </p>
    </section>
  );
}

function PrintStartHere({ size, onSize }: { readonly size: PaperSize; readonly onSize: (size: PaperSize) => void }) {
  const print = useAct('paper.print-start-here');
  const printIt = async () => {
    const answer = await print.send({ size });
    if (answer.ok) say('The page is printed to a file and opened in the viewer.');
  };
  return (
    <PrintAsItStands
      id="start-here-size"
      {...{ size, onSize, print }}
      onPrint={() => void printIt()}
      words="Print “Start here”"
      note="True as of the minute it is printed."
    />
  );
}
