// The line that only paper shows: which day the list was printed on.
import type { PlainDate } from '../../shared/domain/plain-date.ts';
import { longDay } from '../../shared/words/days.ts';

export const PrintedOn = ({ day }: { readonly day: PlainDate }) => (
  <p className="only-on-paper">Printed {longDay(day)}</p>
);
