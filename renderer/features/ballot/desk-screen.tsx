// The order desk: how far the ballots are, their counted stock, and who is waiting for one.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { longDay, shortDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type LogItem, LogList } from '../../ui/log-list.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { RecordedInError } from '../voters/county-screen.tsx';
import { type DeskView, stepInWords, stepsToCome, stockWords } from './desk-words.ts';
import { SeeBallot } from './printers-ballot.tsx';

const TITLE = 'How far are the ballots?';

export function DeskScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={TITLE} /> : <OrderDesk key={election} election={election} />;
}

function OrderDesk({ election }: { readonly election: ElectionId }) {
  const { frame } = useDesk();
  const view = useView('ballot.desk', { election });
  usePrinting();
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={TITLE} message={view.refusal.message} />;
  const desk = view.value;
  return (
    <Page
      title={TITLE}
      windowTitle="Ballot orders"
      above={<a href="#/ballot">The ballot</a>}
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this list
        </Button>
      }
    >
      <div className="ballot">
        {desk.notes.map(({ code, message, citations }) => (
          <Finding key={code + message} tone="warning" out={outs[code] ?? 'Look at this.'} citations={citations}>
            <p>{message}</p>
          </Finding>
        ))}
        <Steps desk={desk} />
        <Stock desk={desk} />
        <Waiting desk={desk} />
      </div>
      <PrintedOn day={frame.today} />
    </Page>
  );
}

const outs: Readonly<Record<string, string>> = {
  'ordered-unsigned': 'Ordered without a signed proof.',
  'list-after-proof': 'The list is newer than the proof.',
  'fewer-delivered': 'Fewer came than were ordered.',
  'more-used': 'More are used than came.',
  'not-identical': 'The ballots are not identical.',
  'not-compared': 'Nobody has compared them yet.',
  'machine-not-tested': 'The machine is not tested yet.',
};

function Steps({ desk: { steps, method, list } }: { readonly desk: DeskView }) {
  const wanted = stepsToCome.filter(([kind]) => kind !== 'machine-tested' || method !== 'paper');
  // The printer’s own ballot is one way; whoever signs a proof of ours needs none.
  const next = wanted.find(
    ([kind]) => kind !== 'printers-ballot' && !steps.some(({ step }) => step.kind === kind),
  )?.[0];
  return (
    <Block
      title="Step by step"
      aside={list === null ? 'No list of candidates printed yet' : `List of candidates: edition ${list.edition}`}
    >
      {wanted.map(([kind, name]) => {
        const done = steps.filter(({ step }) => step.kind === kind);
        const items: LogItem[] =
          done.length === 0
            ? [{ key: kind, state: kind === next ? 'next' : 'open', what: name }]
            : done.map(({ number, step, act }) => ({
                key: String(number),
                state: step.kind === 'identical' && !step.identical ? 'bad' : 'done',
                what: `${stepInWords(step)}${step.note === '' ? '' : `. ${step.note}`}`,
                note: (
                  <>
                    {step.kind === 'printers-ballot' && <SeeBallot file={step.file} />}
                    <RecordedInError act={act} what={stepInWords(step)} />
                  </>
                ),
              }));
        return (
          <div key={kind} className="step-row">
            <LogList items={items} />
            <ButtonLink
              small
              kind={kind === next ? 'main' : 'quiet'}
              href={`#/ballot/desk/${kind}`}
              label={`Write down: ${name.toLowerCase()}`}
            >
              Write down
            </ButtonLink>
          </div>
        );
      })}
    </Block>
  );
}

function Stock({ desk: { stock } }: { readonly desk: DeskView }) {
  if (stock.length === 0) return null;
  return (
    <Block title="Stock, as it was counted">
      <table>
        <thead>
          <tr>
            {['Ballots', 'District', 'Ordered', 'Delivered', 'Used', 'Left'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stock.map(({ kind, district, ordered, delivered, used, left }) => (
            <tr key={`${kind} ${district}`}>
              <th scope="row">{stockWords[kind]}</th>
              <td>{district === '' ? 'all' : district}</td>
              <td>{ordered}</td>
              <td>{delivered}</td>
              <td>{used}</td>
              <td>{left ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

function Waiting({ desk: { waiting, mailBy } }: { readonly desk: DeskView }) {
  return (
    <Block title="Waiting for a ballot" aside={`${waiting.length}`}>
      {waiting.length === 0 ? (
        <p className="note">Nobody who qualified is waiting for ballots to come.</p>
      ) : (
        <ul className="rows">
          {waiting.map(({ number, name, district, wants, decidedOn }) => (
            <li key={number}>
              <a href={`#/mail-ballots?open=${number}`}>{name}</a>
              <span className="note">
                {district === '' ? '' : `District ${district} · `}
                {wants === 'mailed' ? 'by mail' : 'to collect'} · qualified {shortDay(decidedOn)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {mailBy !== null && waiting.length > 0 && (
        <p className="note">Mailed ballots must go out by {longDay(mailBy)}.</p>
      )}
    </Block>
  );
}
