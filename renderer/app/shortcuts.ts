// The keyboard of the program, as data: what listens to keys, what Help lists and what the printable card shows.

export const shortcuts = [
  { id: 'help', keys: 'F1', does: 'Help for this screen', inFields: true },
  { id: 'new-application', keys: 'F2', does: 'New application', inFields: true },
  { id: 'receive', keys: 'F3', does: 'Receive envelopes', inFields: true },
  { id: 'new-filing', keys: 'F4', does: 'New filing: the petition counter', inFields: true },
  { id: 'letter', keys: 'F6', does: 'Print the letter about the open application', inFields: true },
  { id: 'receipt', keys: 'F7', does: 'Print the receipt for the open application', inFields: true },
  { id: 'note-envelope', keys: 'F8', does: 'Note what is seen on the envelope, for the inspectors', inFields: true },
  { id: 'find', keys: 'Ctrl K', does: 'Find people, papers, dates, help', inFields: true },
  { id: 'lock', keys: 'Ctrl L', does: 'Lock the desk', inFields: true },
  { id: 'print', keys: 'Ctrl P', does: 'Print what is shown', inFields: true },
  // In a field Ctrl+Z belongs to the typing.
  { id: 'undo', keys: 'Ctrl Z', does: 'Take back the last act, with a reason', inFields: false },
  { id: 'close', keys: 'Esc', does: 'Close the panel or the card', inFields: true },
  { id: 'filter', keys: '/', does: 'Filter the list', inFields: false },
  // Letters are for the line that is open: they are heard while the keyboard is in its panel.
  {
    id: 'note-call',
    keys: 'N',
    does: 'Note that a question about this ballot was answered',
    inFields: false,
    inPanel: true,
  },
  { id: 'print-envelope', keys: 'E', does: 'Print the envelope of this line', inFields: false, inPanel: true },
  { id: 'ballot-left', keys: 'M', does: 'This ballot was mailed, or handed over', inFields: false, inPanel: true },
] as const;

export type Shortcut = (typeof shortcuts)[number];
export type ShortcutId = Shortcut['id'];

export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const nameOf = ({ key, ctrlKey, metaKey }: KeyPress): string => {
  const name = key === 'Escape' ? 'Esc' : key.length === 1 ? key.toUpperCase() : key;
  return ctrlKey || metaKey ? `Ctrl ${name}` : name;
};

/** The shortcut a key press stands for; null for none, in a field for those that belong to the typing, and outside a panel for its letters. */
export function shortcutFor(press: KeyPress, inField: boolean, inPanel: boolean): ShortcutId | null {
  if (press.altKey || (press.shiftKey && press.key.length > 1)) return null;
  const hit = shortcuts.find(({ keys }) => keys === nameOf(press));
  return hit && (hit.inFields || !inField) && (inPanel || !('inPanel' in hit)) ? hit.id : null;
}
