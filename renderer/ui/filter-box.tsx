// The filter above a list. The key / leads to it, Esc empties it.
import { Icon } from './icon.tsx';
import { Key } from './key.tsx';

export function FilterBox({
  label,
  value,
  onChange,
  onEnter,
}: {
  /** “Name, number or barcode” */
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Opens what is meant, where the list can tell. */
  readonly onEnter?: (() => void) | undefined;
}) {
  return (
    <label className="find">
      <Icon name="find" />
      <input
        type="search"
        data-filter=""
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onEnter?.();
          if (event.key !== 'Escape' || value === '') return;
          event.preventDefault();
          event.stopPropagation();
          onChange('');
        }}
      />
      <Key keys="/" />
    </label>
  );
}
