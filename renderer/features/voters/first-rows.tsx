// The first rows of the file, as they would be read, under what each column is taken for.
import type { ColumnMapping } from '../../../shared/domain/voter-list.ts';
import { SideBySide } from '../../ui/side-by-side.tsx';
import { fieldWords } from './field-words.ts';
import type { Preview } from './reading-said.ts';

export function FirstRows({ preview, columns }: { readonly preview: Preview; readonly columns: ColumnMapping }) {
  // Columns nobody keeps would only push those aside that matter.
  const kept = columns.flatMap((field, at) =>
    field === null ? [] : [{ field, at, heading: preview.headings[at] ?? '', key: `${field} ${at}` }],
  );
  const used = kept.filter(({ at }) => preview.rows.some((row) => (row[at] ?? '') !== ''));
  const rows = preview.rows.map((cells, line) => ({ cells, key: `${line} ${cells[0] ?? ''}` }));
  if (used.length === 0)
    return <p className="note">No column is known yet. Say below what the columns hold; the rows show up here.</p>;
  return (
    <SideBySide label="The first rows of the file">
      <table>
        <thead>
          <tr>
            {used.map(({ key, field, heading }) => (
              <th key={key} scope="col">
                {fieldWords[field]}
                {preview.shape === 'columns' && heading !== '' && <span className="note">{heading}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, key: row }) => (
            <tr key={row}>
              {used.map(({ key, at }) => (
                <td key={key}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideBySide>
  );
}
