// Filter chips that show their count: one of them is always on, and the arrow keys move between them. Beside a panel in a
// narrow window, where chips would push the list down by two lines, the same choice is one box.
import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';

export interface ChipItem {
  readonly id: string;
  readonly label: string;
  readonly count: number;
}

/** `label` names what is filtered (“Work lists”) for screen readers. */
export function Chips({
  label,
  items,
  chosen,
  onChoose,
}: {
  readonly label: string;
  readonly items: readonly ChipItem[];
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}) {
  const group = (
    <ToggleButtonGroup
      className="chips"
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const [key] = keys;
        if (key !== undefined) onChoose(String(key));
      }}
    >
      {items.map((item) => (
        <ToggleButton key={item.id} id={item.id} className="chip">
          {item.label} <b>{item.count}</b>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  return (
    <>
      {group}
      <select
        className="in chips-in-one"
        aria-label={label}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
      >
        {items.map((item) => (
          <option key={item.id} value={item.id}>
            {item.label} {item.count}
          </option>
        ))}
      </select>
    </>
  );
}
