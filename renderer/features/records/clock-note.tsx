// Above every page while the computer’s clock wants a look: it is behind the newest record, or shows another zone’s time.
import { Icon } from '../../ui/icon.tsx';

export function ClockNote({ note }: { readonly note: string | null }) {
  if (note === null) return null;
  return (
    <section className="clock-note" aria-label="The computer’s clock">
      <Icon name="clock" />
      <p>{note}</p>
    </section>
  );
}
