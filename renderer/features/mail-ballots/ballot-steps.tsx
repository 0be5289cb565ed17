// One ballot’s way in steps, from its envelope to what the inspectors determined, as the list of its life shows them.
import type { HappenedOn } from '../../../shared/domain/finding.ts';
import type { ActId } from '../../../shared/domain/ids.ts';
import { pieceInWords, stockInWords } from '../../../shared/words/envelopes.ts';
import { listInWords } from '../../../shared/words/lists.ts';
import { envelopeNoteInWords } from '../../../shared/words/mail-ballots.ts';
import { sentence } from '../../../shared/words/sentence.ts';
import { Cite } from '../../ui/cite.tsx';
import type { LifeStep } from '../../ui/life-list.tsx';
import { dayAndHour, envelopeNumber, momentInWords } from './application-words.ts';
import type { BallotShown } from './ballots-of-line.tsx';

export interface BallotStep extends Omit<LifeStep, 'key'> {
  readonly key: string;
  /** Null for what this page does not take back. */
  readonly act: ActId | null;
}

const when = ({ day, time }: HappenedOn): string => dayAndHour(day, time);
const whenThen = (at: HappenedOn): string => sentence(when(at)); // “a.m.” brings its own period
const gone: ReadonlySet<BallotShown['stands']> = new Set(['spoiled', 'cancelled', 'replaced-came-back']);
const howItCame = { mail: 'by mail', voter: 'the voter brought it', 'another-person': 'somebody brought it' } as const;

function leftWords({ how, to, postOffice }: NonNullable<BallotShown['out']>): readonly [string, string] {
  if (how === 'mailed') return ['mailed', postOffice === '' ? '' : `at ${postOffice}`];
  return [how === 'handed-to-agent' ? 'handed to the agent' : 'handed over', `to ${to}`];
}

function returnStep({ envelope, stands, returned }: BallotShown): BallotStep[] {
  if (!returned) return [];
  const { at, how, broughtBy, givenTo, notes, remark, finding, act } = returned;
  const replaced = stands === 'replaced-came-back';
  const seen =
    notes.length === 0 ? '' : sentence(`For the inspectors: ${listInWords(notes.map((n) => envelopeNoteInWords[n]))}`);
  const who = broughtBy === '' ? howItCame[how] : `${broughtBy} brought it`;
  return [
    {
      key: `${envelope} back`,
      icon: finding.outcome === 'in-time' && !replaced ? 'back' : 'alert',
      kind: replaced || finding.outcome === 'late' ? 'bad' : 'plain',
      what: `${envelopeNumber(envelope)} came back`,
      rest: givenTo === '' ? who : `${who}, given to ${givenTo}`,
      note: (
        <>
          {replaced ? `${whenThen(at)} Cancelled: it does not go to the inspectors. Keep it sealed.` : finding.sentence}{' '}
          {seen} {remark === '' ? '' : sentence(remark)}{' '}
          {finding.readings.map(({ reading }, nth) => (
            <span key={reading}>
              {nth === 0 ? 'One reading: ' : 'The other: '}
              {reading}{' '}
            </span>
          ))}
          {finding.citations.map((text) => (
            <span key={text}>
              <Cite text={text} />{' '}
            </span>
          ))}
        </>
      ),
      act,
    },
  ];
}

/** Every step of it, oldest first. */
export function stepsOf(ballot: BallotShown): BallotStep[] {
  const { envelope, stands, printed, printedTimes, out, ended, setAside, transmittal, outcome } = ballot;
  const number = envelopeNumber(envelope);
  const kind = gone.has(stands) ? 'gone' : 'plain';
  const steps: (BallotStep | null)[] = [
    printed && {
      ...{ key: `${number} printed`, icon: 'print', kind, what: `Envelope ${number} printed` },
      rest: `${pieceInWords[printed.piece]}, ${stockInWords(printed.stock)}${printedTimes > 1 ? `, ${printedTimes} times` : ''}`,
      ...{ note: momentInWords(printed.at), act: printed.act },
    },
    out && {
      ...{ key: `${number} out`, icon: 'out', kind, what: `${number} ${leftWords(out)[0]}`, rest: leftWords(out)[1] },
      note: out.late ? `${whenThen(out.at)} After the last day to mail.` : when(out.at),
      act: out.act,
    },
    ended && {
      ...{ key: `${number} ended`, icon: 'stop', kind: 'bad', what: `${number} ${endWords[ended.how]}` },
      ...{ note: `${whenThen(ended.at)} ${sentence(ended.reason)}`, act: ended.act },
    },
    ...returnStep(ballot),
    setAside && {
      ...{ key: `${number} aside`, icon: 'lock', kind: 'bad', what: `${number} set aside, unopened` },
      ...{ note: `${whenThen(setAside.at)} ${sentence(setAside.reason)}`, act: setAside.act },
    },
    transmittal !== null && outcome === null
      ? {
          ...{ key: `${number} sheet`, icon: 'note', what: `On transmittal ${transmittal}` },
          ...{ note: stands === 'delivered' ? 'Signed for.' : 'Not signed for yet.', act: null },
        }
      : null,
    outcome && {
      ...{ key: `${number} outcome`, icon: 'check', what: 'The inspectors determined:', rest: outcome.said },
      act: outcome.act,
    },
  ];
  return steps.filter((step) => step !== null);
}

const endWords = { undeliverable: 'undeliverable', spoiled: 'spoiled', cancelled: 'cancelled' } as const;
