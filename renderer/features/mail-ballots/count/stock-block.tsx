// The stock of ballots by kind and district: received = out + spoiled in the office + unused. Spoiled and unused ones are noted here.
import { useState } from 'react';
import type { ElectionId } from '../../../../shared/domain/ids.ts';
import { Block } from '../../../ui/block.tsx';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { kindInColumn } from '../register-state.tsx';
import type { ReconciliationView } from './count-screen.tsx';
import { StockDialog } from './stock-dialog.tsx';

export type StockLine = ReconciliationView['stock'][number];

export function StockBlock({
  election,
  stock,
}: {
  readonly election: ElectionId;
  readonly stock: readonly StockLine[];
}) {
  const [asking, setAsking] = useState<{ readonly line: StockLine; readonly what: 'spoiled' | 'unused' } | null>(null);
  return (
    <Block title="The stock of ballots">
      {stock.length === 0 ? (
        <p className="note">
          No mail ballots are on record as delivered by the printer. <a href="#/ballot">The ballot desk</a> takes them
          in.
        </p>
      ) : (
        <div className="stock-scroll">
          <table className="chain stock">
            <thead>
              <tr>
                <th scope="col">Ballots</th>
                <th scope="col">Received</th>
                <th scope="col">Out</th>
                <th scope="col">Spoiled here</th>
                <th scope="col">Should be left</th>
                <th scope="col">Unused, as counted</th>
                <th scope="col">Adds up?</th>
                <th scope="col">
                  <span className="sr">Note</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {stock.map((line) => (
                <StockRow key={nameOf(line)} line={line} onAsk={(what) => setAsking({ line, what })} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {asking && <StockDialog election={election} {...asking} onClose={() => setAsking(null)} />}
    </Block>
  );
}

/** “Absentee, District 2” */
export const nameOf = ({ kind, district }: StockLine): string =>
  `${kindInColumn[kind]}${district === '' ? '' : `, District\u00a0${district}`}`;

function StockRow({ line, onAsk }: { readonly line: StockLine; readonly onAsk: (what: 'spoiled' | 'unused') => void }) {
  const { received, out, spoiled, unused, left, off } = line;
  return (
    <tr>
      <th scope="row">{nameOf(line)}</th>
      <td>{received === 0 ? 'not on record' : received}</td>
      <td>{out}</td>
      <td>{spoiled}</td>
      <td>{received === 0 && left < 0 ? '' : left}</td>
      <td>{unused ?? 'not counted'}</td>
      <td>{balance(off)}</td>
      <td>
        <div className="acts">
          <Button small label={`Spoiled: ${nameOf(line)}`} onPress={() => onAsk('spoiled')}>
            Spoiled…
          </Button>
          <Button small label={`Counted: ${nameOf(line)}`} onPress={() => onAsk('unused')}>
            Counted…
          </Button>
        </div>
      </td>
    </tr>
  );
}

function balance(off: number | null) {
  if (off === null) return '';
  return off === 0 ? (
    <Tag icon="check" tone="success">
      It balances
    </Tag>
  ) : (
    <Tag icon="stop" tone="danger">
      {`${Math.abs(off)} ${off > 0 ? 'missing' : 'too many'}`}
    </Tag>
  );
}
