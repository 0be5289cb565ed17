// Does it add up? The four sums of the register, by name everything that is open, and the stock of ballots. Printable.
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { useView } from '../../../api/use-view.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Page } from '../../../app/page.tsx';
import { printThisPage, usePrinting } from '../../../app/use-printing.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { LedgerLine } from '../../../ui/ledger-line.tsx';
import { PrintedOn } from '../../../ui/printed-on.tsx';
import { NoElectionYet, Refused } from '../../needs-first.tsx';
import { MailBallotsPages } from '../mail-ballots-pages.tsx';
import { OpenList } from './open-list.tsx';
import { StockBlock } from './stock-block.tsx';

const title = 'Mail ballots: does it add up?';
export type ReconciliationView = ViewOutput<'mail-ballots.reconciliation'>;

export function CountScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={title} /> : <Count key={election} election={election} />;
}

function Count({ election }: { readonly election: ElectionId }) {
  const view = useView('mail-ballots.reconciliation', { election });
  const { today } = useDesk().frame;
  usePrinting();
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const { sums, open, stock, sentence } = view.value;
  const balances = open.length === 0 && sums.every(({ off }) => off === 0);
  return (
    <Page
      title={title}
      windowTitle="Does it add up?"
      above={<MailBallotsPages here="count" />}
      acts={
        <Button icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this page
        </Button>
      }
    >
      <div className="adds-up">
        <Finding tone={balances ? 'success' : 'info'} out={sentence} />
        <Block title="The four sums">
          {sums.map((sum) => (
            <SumLine key={sum.id} sum={sum} />
          ))}
        </Block>
        <Block title="Open, by name" aside={open.length === 0 ? undefined : `${open.length}`}>
          <OpenList open={open} />
        </Block>
        <StockBlock election={election} stock={stock} />
        <PrintedOn day={today} />
      </div>
    </Page>
  );
}

/** Parts of which there are none are left out, so that the line stays one a person can read. */
function SumLine({ sum: { title: what, total, parts, off } }: { readonly sum: ReconciliationView['sums'][number] }) {
  const some = parts.filter(({ count }) => count > 0);
  const words = off === 0 ? null : `${Math.abs(off)} ${off > 0 ? 'not accounted for' : 'too many'}`;
  return (
    <LedgerLine off={words}>
      {what}: <b>{total}</b> ={' '}
      {some.length === 0 ? (
        <b>0</b>
      ) : (
        some.map((part, at) => (
          <span key={part.what}>
            {at > 0 && ' + '}
            <b>{part.count}</b> {part.what}
          </span>
        ))
      )}
    </LedgerLine>
  );
}
