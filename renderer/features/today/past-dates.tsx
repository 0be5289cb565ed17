// Today's sentence about dates that have passed with nothing on record: it asks, it does not blame, and leads to the list.
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import type { TodayView } from './today-screen.tsx';

/** `main`: nothing is due today, so this is the next thing to do. */
export function PastDates({ catchUp, main }: { readonly catchUp: TodayView['catchUp']; readonly main: boolean }) {
  const { count, sentence } = catchUp;
  if (count === 0) return null;
  return (
    <div className="past-dates">
      <Finding
        tone="info"
        icon="ask"
        out={count === 1 ? 'One past date is not on record.' : `${count} past dates are not on record.`}
      >
        <p>{sentence}</p>
        <div className="acts">
          <ButtonLink small kind={main ? 'main' : 'plain'} href="#/catch-up">
            {count === 1 ? 'Answer it' : 'Answer them'}
          </ButtonLink>
        </div>
      </Finding>
    </div>
  );
}
