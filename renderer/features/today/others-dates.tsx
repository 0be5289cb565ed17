// The dates of candidates, parties, voters, inspectors and the county, and those of the village that may pass unused:
// folded, in their order, with who acts.
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { whenInWords } from '../../../shared/words/days.ts';
import { DutyLine } from '../../ui/duty.tsx';
import { Why } from '../../ui/why.tsx';
import { actorInShort } from '../calendar/actor-words.ts';
import { dayInList } from '../calendar/calendar-columns.tsx';
import type { DutyData } from './duty-lists.tsx';

const whose = ({ actor, onlyIf }: DutyData): string =>
  onlyIf === null ? actorInShort(actor) : `${actorInShort(actor)}, only if ${onlyIf}`;

export function OthersDates({ duties, day }: { readonly duties: readonly DutyData[]; readonly day: PlainDate }) {
  if (duties.length === 0) return null;
  const today = duties.filter(({ daysLeft }) => daysLeft === 0).length;
  const title = `${duties.length} ${duties.length === 1 ? 'date' : 'dates'} of others, good to know${today > 0 ? `; ${today} today` : ''}`;
  return (
    <div className="group">
      <Why title={title}>
        <ul>
          {duties.map((duty) => (
            <DutyLine
              key={duty.id}
              when={dayInList(duty)}
              what={
                <>
                  <a href={`#/calendar/${duty.id}`}>{duty.title}</a> <span className="note">{whose(duty)}</span>
                </>
              }
              left={whenInWords(day, duty.date)}
            />
          ))}
        </ul>
      </Why>
    </div>
  );
}
