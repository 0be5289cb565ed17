// What came of the last Enter, large enough to be read while the next envelope is in the hand.
import type { PlainDate } from '../../../../shared/domain/plain-date.ts';
import type { WallTime } from '../../../../shared/domain/wall-time.ts';
import { dayWithoutYear } from '../../../../shared/words/days.ts';
import { hourInWords } from '../../../../shared/words/hours.ts';
import { sentence } from '../../../../shared/words/sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { Cites } from '../../../ui/cite.tsx';
import { Finding, type FindingTone } from '../../../ui/finding.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { envelopeNumber } from '../application-words.ts';
import type { Back } from './received-notes.tsx';
import type { Result } from './use-receiving.ts';

type Shown = Exclude<Result, { state: 'which' }>;

export function ReceiveResult({
  result,
  last,
  closes,
  onStrange,
}: {
  readonly result: Shown;
  /** The same envelope as the record has it now; null while that is not known. */
  readonly last: Back | null;
  readonly closes: WallTime | null;
  readonly onStrange: () => void;
}) {
  if (result.state === 'refused')
    return (
      <Finding tone="warning" out="Not taken in." live>
        <p>{result.message}</p>
        {result.unknown && (
          <div className="acts">
            <Button small onPress={onStrange}>
              Keep it as an envelope nobody knows…
            </Button>
          </div>
        )}
      </Finding>
    );
  return <Received result={result} last={last} closes={closes} />;
}

type Taken = Extract<Result, { state: 'received' }>;

function headOf({ replaced, finding }: Taken, aside: boolean): { readonly tone: FindingTone; readonly out: string } {
  if (replaced) return { tone: 'warning', out: 'Cancelled: it does not go to the inspectors. Keep it sealed.' };
  if (aside) return { tone: 'warning', out: 'Set aside, unopened. Keep it apart.' };
  if (finding.outcome === 'in-time') return { tone: 'success', out: 'In time. Keep it sealed.' };
  if (finding.outcome === 'late') return { tone: 'danger', out: 'Late. Keep it sealed.' };
  return { tone: 'warning', out: 'In time or not is an open question. Keep it sealed.' };
}

/** “Received Tuesday, March 2, 10:42 a.m. Polls close Tuesday, March 16, 9:00 p.m.” */
function inTimeWords({ at }: Back, pollDay: PlainDate | null, closes: WallTime | null): string {
  const received = sentence(`Received ${dayWithoutYear(at.day)}${at.time === null ? '' : `, ${hourInWords(at.time)}`}`);
  if (pollDay === null) return received;
  return `${received} ${sentence(`Polls close ${dayWithoutYear(pollDay)}${closes === null ? '' : `, ${hourInWords(closes)}`}`)}`;
}

const icons = { success: 'check', warning: 'alert', danger: 'stop', info: 'note' } as const;

function Received({
  result,
  last,
  closes,
}: {
  readonly result: Taken;
  readonly last: Back | null;
  readonly closes: WallTime | null;
}) {
  const { who, envelope, finding, replaced, neverSent } = result;
  const { tone, out } = headOf(result, last?.stands === 'set-aside');
  const born = who.bornIn === null ? '' : `, born ${who.bornIn}`;
  return (
    <div className={`scan-last ${tone}`}>
      <p className="out">
        <Icon name={icons[tone]} /> {out}
      </p>
      <p className="big">{who.name}</p>
      <p className="where">
        {who.district === '' ? '' : `District\u00a0${who.district}, `}envelope {envelopeNumber(envelope)}
      </p>
      {who.namesake && (
        <p>
          Another voter bears this name. This one{born}: {who.residence}. Compare it with the envelope.
        </p>
      )}
      <p>
        {replaced
          ? 'Another ballot took its place; that one is the live one.'
          : finding.outcome === 'in-time' && last
            ? inTimeWords(last, finding.limit, closes)
            : finding.sentence}
      </p>
      {finding.readings.map(({ reading }, nth) => (
        <p key={reading}>
          {nth === 0 ? 'The safer reading: ' : 'The other: '}
          {reading}
        </p>
      ))}
      {neverSent && (
        <p>Nothing on record says that this ballot left the office. It is kept, and named among the problems.</p>
      )}
      <Cites texts={finding.citations} />
    </div>
  );
}
