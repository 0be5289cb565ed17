// One question for each column of a table that is not in the state's layout: what does it hold? Its own heading and first
// values stand beside the answer.
import { type ColumnMapping, VoterField } from '../../../shared/domain/voter-list.ts';
import { fieldWords } from './field-words.ts';
import type { Preview } from './reading-said.ts';

const examples = (preview: Preview, at: number): string =>
  preview.rows
    .map((row) => row[at] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ');

export function ColumnChoices({
  preview,
  columns,
  onChange,
}: {
  readonly preview: Preview;
  readonly columns: ColumnMapping;
  readonly onChange: (columns: ColumnMapping) => void;
}) {
  const never = new Set(preview.neverKept);
  const numbered = preview.headings.map((heading, at) => ({ heading, at, key: `${at} ${heading}` }));
  const choose = (at: number, value: string) => {
    const field = value === '' ? null : VoterField.parse(value);
    // One column each: what another column was taken for before, it is no longer.
    onChange(columns.map((before, i) => (i === at ? field : before === field ? null : before)));
  };
  return (
    <ol className="column-choices">
      {numbered.map(({ heading, at, key }) => (
        <li key={key}>
          <label className="label" htmlFor={`column-${at}`}>
            {heading === '' ? `Column ${at + 1}` : heading}
          </label>
          {never.has(heading) ? (
            <span className="note">never kept</span>
          ) : (
            <select
              id={`column-${at}`}
              className="in w20"
              value={columns[at] ?? ''}
              onChange={(event) => choose(at, event.target.value)}
            >
              <option value="">Not kept</option>
              {VoterField.options.map((field) => (
                <option key={field} value={field}>
                  {fieldWords[field]}
                </option>
              ))}
            </select>
          )}
          <span className="note">{never.has(heading) ? '' : examples(preview, at)}</span>
        </li>
      ))}
    </ol>
  );
}
