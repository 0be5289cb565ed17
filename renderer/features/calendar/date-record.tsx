// What is on record about a date, and the question whether it was done. What was written down by mistake is taken back.
import { useState } from 'react';
import type { ActId, ElectionId } from '../../../shared/domain/ids.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { LifeList } from '../../ui/life-list.tsx';
import type { DateView } from '../duty/duty-answers.ts';
import { DutyForm } from '../duty/duty-form.tsx';
import { MissedFinding } from '../duty/missed-finding.tsx';
import { TakeBack } from '../records/take-back.tsx';

type Evidence = DateView['evidence'][number];

interface RecordProps {
  readonly view: DateView;
  readonly election: ElectionId;
  readonly readOnly: boolean;
}

export function DateRecord({ view, election, readOnly }: RecordProps) {
  const { evidence, status, asks } = view;
  const [taking, setTaking] = useState<Evidence | null>(null);
  const asksNow = asks && !readOnly;
  if (evidence.length === 0 && !asksNow) return null;
  return (
    <section className="stack-tight" aria-label="On record">
      {evidence.length > 0 && <h3>On record</h3>}
      {status === 'missed' && <MissedFinding ifMissed={view.deadline.ifMissed} citations={view.deadline.citations} />}
      <LifeList
        steps={evidence.map((one) => ({
          key: one.says,
          icon: status === 'missed' ? 'stop' : status === 'looking' ? 'ask' : 'check',
          what: '',
          rest: one.says,
          note: <Recorded evidence={one} onTakeBack={readOnly ? null : () => setTaking(one)} />,
        }))}
      />
      {asksNow && <Asked view={view} election={election} />}
      {taking?.act && (
        <TakeBack
          act={taking.act as ActId}
          words={taking.says}
          question="Was this recorded in error?"
          onClose={() => setTaking(null)}
          onDone={() => setTaking(null)}
        />
      )}
    </section>
  );
}

function Recorded({
  evidence: { recordedAt, by, act },
  onTakeBack,
}: {
  readonly evidence: Evidence;
  readonly onTakeBack: (() => void) | null;
}) {
  if (recordedAt === null) return null;
  return (
    <>
      Written down {instantInWords(recordedAt)} by {by}.{' '}
      {act !== null && onTakeBack && (
        <Button small kind="quiet" onPress={onTakeBack}>
          Recorded in error…
        </Button>
      )}
    </>
  );
}

function wayToForm(given: DateView['given']): string {
  if (given === null) return 'Already done?';
  return given.answer === 'looking' ? 'Answer it now' : 'Change what is on record';
}

/** The form stands open while the question is open; otherwise a quiet way to it. */
function Asked({ view, election }: Omit<RecordProps, 'readOnly'>) {
  const { deadline, status, kinds, given, known } = view;
  const open = status === 'passed-not-on-record' || status === 'due-today' || given?.askAgain === true;
  const [wanted, setWanted] = useState(false);
  if (!open && !wanted)
    return (
      <div className="acts">
        <Button small onPress={() => setWanted(true)}>
          {wayToForm(given)}
        </Button>
      </div>
    );
  const passed = view.daysLeft < 0;
  return (
    <div className="asked stack-tight">
      <h3>{passed ? 'Did you do this?' : 'When it is done'}</h3>
      <DutyForm
        key={given === null ? 'new' : `${given.answer} ${given.on}`}
        election={election}
        duty={{ ...deadline, date: deadline.lastDate ?? deadline.date, kinds, given, passed }}
        known={known}
        ready={wanted}
        onAnswered={() => setWanted(false)}
        onLeave={open ? undefined : () => setWanted(false)}
      />
      {given?.finding && <Finding tone="info" out={given.finding.sentence} citations={given.finding.citations} />}
    </div>
  );
}
