// A key of the keyboard, as printed on it. Hidden from screen readers, which announce shortcuts on the printable card.

/** `Ctrl K`, `F2`, `Enter`. */
export function Key({ keys }: { readonly keys: string }) {
  return (
    <span className="key" aria-hidden="true">
      {keys}
    </span>
  );
}
