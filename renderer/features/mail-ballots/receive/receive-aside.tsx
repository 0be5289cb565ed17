// Beside the field: how many came today, the last ones, and the totals of what lies here sealed, by district.
import type { ViewOutput } from '../../../../shared/ipc/contract.ts';
import { shortDay } from '../../../../shared/words/days.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import { LedgerLine } from '../../../ui/ledger-line.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { envelopeNumber } from '../application-words.ts';
import type { Back } from './received-notes.tsx';

type Returns = ViewOutput<'mail-ballots.returns'>;
const shownLast = 5;

export function ReceiveAside({ returns }: { readonly returns: Returns }) {
  const last = returns.last.slice(0, shownLast);
  return (
    <aside className="receive-aside" aria-label="What came, and what lies here">
      <section className="scan-count">
        <p>
          <b>{returns.today}</b>
        </p>
        <p>{returns.today === 1 ? 'envelope today' : 'envelopes today'}</p>
      </section>
      {last.length > 0 && (
        <section>
          <h2>The last ones</h2>
          <ol className="lasts">
            {last.map((one) => (
              <LastLine key={one.envelope} back={one} />
            ))}
          </ol>
        </section>
      )}
      <Totals returns={returns} />
      {returns.pollingDay && <NextRun returns={returns} />}
    </aside>
  );
}

const looks: Partial<Record<Back['stands'], string>> = {
  late: 'Late, kept sealed',
  'replaced-came-back': 'Cancelled: keep it here',
  'set-aside': 'Set aside, unopened',
};

function LastLine({ back: { envelope, name, at, stands, district, application, notes } }: { readonly back: Back }) {
  const odd = looks[stands];
  return (
    <li>
      <span className="num">{envelopeNumber(envelope)}</span>
      <a href={`#/mail-ballots/${application}`}>{name}</a>
      <span className="note">{at.time === null ? shortDay(at.day) : hourInWords(at.time)}</span>
      <span>
        <Tag icon={odd ? 'alert' : 'check'} tone={odd ? 'warning' : 'success'}>
          {odd ?? districtWords(district)}
        </Tag>
        {notes.length > 0 && <span className="note"> Noted for the inspectors</span>}
      </span>
    </li>
  );
}

const districtWords = (district: string): string =>
  district === '' ? 'District not known' : `District\u00a0${district}`;

/** Everything that came back is somewhere: here by district, with the inspectors, late, set aside, or replaced. */
function Totals({ returns: { all, here, delivered, late, replaced, setAside } }: { readonly returns: Returns }) {
  const inHand = here.reduce((sum, { count }) => sum + count, 0);
  const beside = [
    { count: delivered, what: 'to the inspectors' },
    { count: late, what: 'late' },
    { count: setAside, what: 'set aside' },
    { count: replaced, what: 'replaced' },
  ].filter(({ count }) => count > 0);
  const off = all - inHand - beside.reduce((sum, { count }) => sum + count, 0);
  return (
    <section>
      <h2>All envelopes that came back, kept sealed</h2>
      <LedgerLine off={off === 0 ? null : `${Math.abs(off)} ${off > 0 ? 'missing' : 'too many'}`}>
        <b>{all}</b> ={' '}
        {[...here.map(({ district, count }) => ({ count, what: districtWords(district) })), ...beside].map(
          ({ count, what }, at) => (
            <span key={what}>
              {at > 0 && ' + '}
              <b>{count}</b> {what}
            </span>
          ),
        )}
      </LedgerLine>
    </section>
  );
}

/** On the day itself: what has come since the last transmittal went goes out in another run before the polls close. */
function NextRun({ returns: { here } }: { readonly returns: Returns }) {
  const some = here.filter(({ count }) => count > 0);
  return (
    <section>
      <h2>For the next run to the inspectors</h2>
      {some.length === 0 ? (
        <p className="note">Nothing new since the last transmittal.</p>
      ) : (
        <ul className="rows-plain">
          {some.map(({ district, count, runs }) => (
            <li key={district}>
              <b>{districtWords(district)}</b>{' '}
              {runs === 0 ? `${count}, in the first run` : `${count} new since run ${runs}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
