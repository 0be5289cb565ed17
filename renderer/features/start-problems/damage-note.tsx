// Above every page once something in the office's file was found damaged while the office could still be opened.
import { Icon } from '../../ui/icon.tsx';

export function DamageNote({ damage }: { readonly damage: string | null }) {
  if (damage === null) return null;
  return (
    <section className="clock-note" aria-label="The office’s file">
      <Icon name="alert" />
      <p>
        Something in the office’s file is damaged: {damage} The rest can be read. Make no more entries than you must,
        and <a href="#/records/restore">restore the newest good backup</a>; the damaged file is kept beside it.
      </p>
    </section>
  );
}
