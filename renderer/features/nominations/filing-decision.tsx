// What is decided about a paper on its face; what a declination or a substitution asks for in one step; what came of it.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { PlainDate } from '../../../shared/domain/plain-date.ts';
import { cleanText } from '../../../shared/domain/text.ts';
import { useAct } from '../../api/use-act.ts';
import { hrefTo } from '../../app/routes.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ErrorText } from '../../ui/error-text.tsx';
import { say } from '../../ui/live-region.tsx';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import type { FilingView } from './filing-looks.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';

interface Props {
  readonly election: ElectionId;
  readonly shown: FilingView;
}

export function FilingDecision(props: Props) {
  const { shown } = props;
  const [noting, setNoting] = useState(false);
  return (
    <Block title={shown.decided ? 'What do you decide?' : 'What comes of it'}>
      {shown.decided && <Deciding {...props} />}
      <TakeOff {...props} />
      <div className="acts">
        {shown.demand !== null && (
          <ButtonLink small kind="main" href={toTheDrawing(shown.demand)}>
            Put the drawing by lot on record
          </ButtonLink>
        )}
        <Button small icon="note" onPress={() => setNoting(true)}>
          Note what came of it…
        </Button>
      </div>
      {noting && <OutcomeDialog {...props} onClose={() => setNoting(false)} />}
    </Block>
  );
}

/** The ballot page asks the same of a demand: what the book has of it need not be typed again. */
const toTheDrawing = ({ office, by, on, filedOn }: NonNullable<FilingView['demand']>): string =>
  hrefTo('/ballot/drawing/new', { office: String(office), by, on, ...(filedOn === null ? {} : { filedOn }) });

const standsNow = ({ decision }: FilingView): string => {
  if (decision === null || decision.decision === 'undecided')
    return 'On its face a paper that looks proper is presumed valid (§6-154(1)). The program only reports; you decide, and courts rule.';
  const why = decision.reason === null ? '' : ` ${decision.reason}`;
  return decision.decision === 'on-the-list'
    ? `On the list of candidates.${why}`
    : `Kept off the list of candidates.${why}`;
};

function Deciding({ election, shown }: Props) {
  const act = useAct('nominations.decide-filing');
  const [keepingOff, setKeepingOff] = useState(false);
  const now = shown.decision?.decision ?? 'undecided';
  const decide = async (decision: 'on-the-list' | 'kept-off' | 'undecided', reason: string | null) => {
    const answer = await act.send({ election, number: shown.number, decision, reason });
    if (!answer.ok) return answer.refusal.message;
    setKeepingOff(false);
    say(decision === 'on-the-list' ? 'It is on the list of candidates.' : 'Your decision is on record.');
    return null;
  };
  const designating = shown.filing.kind === 'designating-petition';
  return (
    <>
      <p>{standsNow(shown)}</p>
      {designating && (
        <p className="note">
          A designating petition leads to the village primary; whoever wins it is added to the candidates.
        </p>
      )}
      <div className="acts">
        {now !== 'on-the-list' && (
          <Button
            kind={shown.waits ? 'main' : 'plain'}
            icon="check"
            busy={act.busy}
            onPress={() => void decide('on-the-list', null)}
          >
            {designating ? 'Proper on its face' : 'Put on the list'}
          </Button>
        )}
        {now !== 'kept-off' && (
          <Button icon="no" onPress={() => setKeepingOff(true)}>
            Keep off…
          </Button>
        )}
        {now !== 'undecided' && (
          <Button kind="quiet" busy={act.busy} onPress={() => void decide('undecided', null)}>
            Back to not decided
          </Button>
        )}
      </div>
      {!keepingOff && act.refusal && <ErrorText message={act.refusal.message} />}
      {keepingOff && (
        <ReasonDialog
          question={`Keep filing ${shown.number} off the list?`}
          main="Keep it off"
          hint="Withdrawn, the attorney’s advice of …, a court’s order of …"
          busy={act.busy}
          onReason={(reason) => decide('kept-off', cleanText(reason))}
          onClose={() => setKeepingOff(false)}
        >
          <p>The reason stays in the history; a court may ask for it.</p>
        </ReasonDialog>
      )}
    </>
  );
}

/** A declination is on record and the person still stands: one press takes her off, on the day of the paper that says so. */
function TakeOff({ election, shown }: Props) {
  const act = useAct('nominations.change-standing');
  const [named, setNamed] = useState<string | null>(null);
  const takeOff = async (number: number, name: string, { filing, on }: { filing: number; on: PlainDate }) => {
    const answer = await act.send({
      ...{ election, number, standing: 'declined' as const, reason: null, on, filing },
    });
    if (!answer.ok) return;
    say(`${name} is off the list of candidates.`);
    const papers = answer.value.named.length;
    setNamed(
      papers === 0 ? null : `${papers === 1 ? 'A paper that was' : `${papers} papers that were`} printed name ${name}.`,
    );
  };
  // Taking the name off is then no matter of course, so it is not the main thing to press.
  const late = shown.filing.kind === 'declination' && shown.findings.some(({ outcome }) => outcome === 'late');
  return (
    <>
      {late && shown.toTakeOff.length > 0 && (
        <p>The declination came late: whether the name stays on the ballot is for the village attorney.</p>
      )}
      {shown.toTakeOff.map(({ number, name, declined }) =>
        declined === null ? (
          <p key={number}>
            {name}, whose place this paper fills, is still on the list, and no declination is on record.{' '}
            <a href="#/nominations/candidates">Say why the person no longer stands</a>
          </p>
        ) : (
          <div className="acts" key={number}>
            <Button
              kind={shown.decided || late ? 'plain' : 'main'}
              icon="no"
              busy={act.busy}
              onPress={() => void takeOff(number, name, declined)}
            >
              Take {name} off the list: declined
            </Button>
          </div>
        ),
      )}
      {act.refusal && <ErrorText message={act.refusal.message} />}
      {named !== null && (
        <p>
          {named} <a href="#/nominations/candidates">Look which, and correct them</a>
        </p>
      )}
    </>
  );
}
