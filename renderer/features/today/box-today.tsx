// In the days before the polls: whether everything is on paper, and whether the paper still says what is on record.
import { Finding } from '../../ui/finding.tsx';
import { BoxOnRecord } from '../records/box-on-record.tsx';
import type { TodayView } from './today-screen.tsx';

const toPrint: Readonly<Record<number, string>> = {
  2: 'Print the take-along box tomorrow.',
  1: 'Print the take-along box today, when the office closes.',
  0: 'The take-along box was not printed.',
};

export const BoxToday = ({ box: { printed, since, days } }: { readonly box: NonNullable<TodayView['box']> }) => (
  <section>
    <h2>Is everything on paper?</h2>
    <div className="stack-tight">
      {printed === null && (
        <Finding tone={days === 2 ? 'info' : 'warning'} out={toPrint[days] ?? ''}>
          With it a computer that does not start stops nothing.
        </Finding>
      )}
      <BoxOnRecord printed={printed} since={since} />
      <a href="#/records/take-along">The take-along box for the day of the election</a>
    </div>
  </section>
);
