// Before and after, fact by fact.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { inOrder } from '../../ui/in-order.ts';

export function Changes({ changes }: { readonly changes: ViewOutput<'history.act'>['changes'] }) {
  const addsOnly = changes.every(({ before }) => before === null);
  const none = <span className="note">not on record</span>;
  return (
    <section>
      <h3>{addsOnly ? 'What was put on record' : 'Before and after'}</h3>
      <table className="changes">
        <thead>
          <tr>
            <th scope="col">What</th>
            {!addsOnly && <th scope="col">Before</th>}
            <th scope="col">{addsOnly ? 'On record' : 'After'}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder(changes).map(({ place, item: { what, before, after } }) => (
            <tr key={place}>
              <th scope="row">{what}</th>
              {!addsOnly && <td>{before ?? none}</td>}
              <td>{after ?? none}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
