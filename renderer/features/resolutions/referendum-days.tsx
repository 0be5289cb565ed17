// The days of a resolution that the voters may still stop: its notice, the petition, and from when it can have effect.
import { longDay } from '../../../shared/words/days.ts';
import { Cites } from '../../ui/cite.tsx';
import { Pairs } from '../../ui/pairs.tsx';
import { Why } from '../../ui/why.tsx';
import type { Findings, Referendum } from './resolution-view.ts';

export function ReferendumDays({
  referendum: { noticeBy, petitionBy, effectiveFrom, signaturesNeeded },
  findings,
}: {
  readonly referendum: Referendum;
  readonly findings: Findings;
}) {
  const rests = findings.filter(({ checkId }) => checkId.startsWith('referendum-'));
  const readings = rests.flatMap(({ readings: others }) => others);
  return (
    <div className="stack-tight">
      <h3>The voters may ask for a vote on it</h3>
      <Pairs
        pairs={[
          { label: 'Publish and post it by', value: longDay(noticeBy) },
          { label: 'A petition is filed by', value: longDay(petitionBy) },
          {
            label: 'Signatures it takes',
            value:
              signaturesNeeded === null
                ? 'One in five of the electors; their number is not on record'
                : signaturesNeeded,
          },
          { label: 'Without one, in effect from', value: longDay(effectiveFrom) },
        ]}
      />
      <Why title="Where these days come from">
        {rests.map(({ sentence }) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {readings.map(({ date, reading }) => (
          <p key={reading}>
            Another reading: {longDay(date)}. {reading}
          </p>
        ))}
        <Cites texts={[...new Set(rests.flatMap(({ citations }) => citations))]} />
      </Why>
    </div>
  );
}
