// What an application comes to in time: the banner, with the other reading behind “why”.
import type { DeepReadonly } from '../../../shared/deep-readonly.ts';
import type { TimingFinding as Found } from '../../../shared/domain/finding.ts';
import { longDay } from '../../../shared/words/days.ts';
import { Finding } from '../../ui/finding.tsx';
import { Why } from '../../ui/why.tsx';
import { outcomeLook } from './outcome-look.ts';

export function TimingFinding({ finding, live }: { readonly finding: DeepReadonly<Found>; readonly live?: boolean }) {
  const { tone, icon } = outcomeLook[finding.outcome];
  return (
    <>
      <Finding tone={tone} icon={icon} out={finding.headline} citations={finding.citations} live={live}>
        <p>{finding.sentence}</p>
      </Finding>
      {finding.readings.length > 0 && (
        <Why title="Why there are two readings">
          <ul className="stack-tight">
            {finding.readings.map(({ date, reading }) => (
              <li key={reading}>
                <b>{longDay(date)}.</b> {reading}
              </li>
            ))}
          </ul>
        </Why>
      )}
    </>
  );
}
