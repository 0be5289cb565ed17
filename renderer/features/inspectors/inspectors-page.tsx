// The list of inspectors: by when the board appoints them, what §15-116 asks, who is where and how far each is.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { InspectorStepKind } from '../../../shared/domain/inspector.ts';
import { longDay } from '../../../shared/words/days.ts';
import { districtInWords } from '../../../shared/words/inspectors.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { InspectorItem } from './inspector-item.tsx';
import { type InspectorRow, type Inspectors, stepWords } from './inspector-words.ts';
import { PartiesBlock } from './parties-block.tsx';
import { RemoveInspector } from './remove-inspector.tsx';

interface Props {
  readonly election: ElectionId;
  readonly list: Inspectors;
  /** The row that has just been recorded: reading goes on there. */
  readonly at: string | null;
}

export function InspectorsPage({ election, list, at }: Props) {
  const { frame } = useDesk();
  const [removing, setRemoving] = useState<InspectorRow | null>(null);
  usePrinting();
  useEffect(() => {
    if (at !== null) document.getElementById(at)?.focus();
  }, [at]);
  return (
    <Page
      title="Who sits at the polling places?"
      windowTitle="Inspectors of election"
      lead={frame.elections.find(({ id }) => id === election)?.title}
      above={<a href="#/election">Election</a>}
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this list
        </Button>
      }
    >
      <div className="settings">
        <div className="stack ballot">
          <Due list={list} />
          {list.warnings.map(({ code, message, citations }) => (
            <Finding key={`${code} ${message}`} tone="warning" out="Look at this." citations={citations}>
              <p>{message}</p>
            </Finding>
          ))}
          {list.withoutOath.length > 0 && (
            <Finding tone="warning" out="An oath is not on record.">
              <p>
                Each takes the oath before serving: {listInWords(list.withoutOath)}.{' '}
                <a href="#/inspectors/step/oath">Record that it was taken</a>
              </p>
            </Finding>
          )}
          <People list={list} onRemove={setRemoving} />
          <div className="acts end">
            <ButtonLink kind="main" icon="plus" href="#/inspectors/person/new">
              Write somebody down
            </ButtonLink>
          </div>
        </div>
        <div className="stack">
          {list.rows.length > 0 && <Steps />}
          <PartiesBlock list={list} />
          <PapersBlock />
        </div>
      </div>
      <PrintedOn day={frame.today} />
      {removing && <RemoveInspector election={election} row={removing} onClose={() => setRemoving(null)} />}
    </Page>
  );
}

function Due({ list: { due } }: Pick<Props, 'list'>) {
  if (due === null) return null;
  if (due.done)
    return (
      <Finding tone={due.late ? 'warning' : 'success'} out={`${due.says}.`} citations={due.citations}>
        <p>The board was to appoint them by {longDay(due.day)}.</p>
      </Finding>
    );
  return (
    <Finding
      tone={due.late ? 'danger' : 'info'}
      icon="clock"
      out={`The board appoints them by ${longDay(due.day)}.`}
      citations={due.citations}
    >
      <p>
        {due.says}. <a href="#/calendar/appoint-inspectors">This date in the calendar</a>
      </p>
    </Finding>
  );
}

/** District by district; who serves wherever help is needed comes last. */
function People({ list, onRemove }: Pick<Props, 'list'> & { readonly onRemove: (row: InspectorRow) => void }) {
  const { rows, districts, typedOnPaper } = list;
  if (rows.length === 0)
    return (
      <Empty title="Nobody is on the list yet.">
        {typedOnPaper > 0
          ? 'Names are typed on the page of the board’s resolution, which goes by them as long as this list is empty. Write them down here, and letters, roster and pay sheet are made from them.'
          : 'Write down two or four for each district, one of them chair, then alternates. The resolution, the letters, the roster and the pay sheet are made from the list.'}
      </Empty>
    );
  const only = districts.length <= 1 ? (districts[0] ?? '1') : null;
  const placeOf = ({ district, role }: InspectorRow) =>
    district === '' && role === 'inspector' && only !== null ? only : district;
  const places = [...new Set(rows.map(placeOf))];
  return places.map((place) => (
    <Block key={place} title={place === '' ? 'Wherever help is needed' : districtInWords(place)}>
      <ul className="rows">
        {rows
          .filter((row) => placeOf(row) === place)
          .map((row) => (
            <InspectorItem key={row.number} row={row} onRemove={onRemove} />
          ))}
      </ul>
    </Block>
  ));
}

const Steps = () => (
  <Block title="Record for several at once">
    <div className="acts">
      {InspectorStepKind.options.map((step) => (
        <ButtonLink key={step} small href={`#/inspectors/step/${step}`}>
          {stepWords[step].button}
        </ButtonLink>
      ))}
    </div>
  </Block>
);

const papers = [
  ['inspectors-resolution', 'The board’s resolution, with their pay'],
  ['inspectors-letter', 'Letters of appointment'],
  ['inspectors-oath', 'The sheet for their oaths'],
  ['inspectors-roster', 'Roster and phone list'],
  ['inspectors-voucher', 'Hours and pay'],
] as const;

const PapersBlock = () => (
  <Block title="Their papers">
    <ul className="waits">
      {papers.map(([id, words]) => (
        <li key={id}>
          <a href={`#/papers/${id}`}>{words}</a>
        </li>
      ))}
    </ul>
  </Block>
);
