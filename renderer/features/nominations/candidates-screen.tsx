// Who stands for what just now; who no longer does, why, and which papers out in the world still name the person.
import { useEffect, useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { capital, sentence } from '../../../shared/words/sentence.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Block } from '../../ui/block.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Finding } from '../../ui/finding.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { NominationsPages } from './nominations-pages.tsx';
import { type StandingAsked, StandingDialog } from './standing-dialog.tsx';

const title = 'Who stands for what?';
type View = ViewOutput<'nominations.candidates'>;
type Standing = View['standing'][number];
type Former = View['former'][number];

export function CandidatesScreen({ query }: ScreenProps) {
  const { election } = useDesk();
  if (election === null) return <NoElectionYet title={title} />;
  return <Candidates key={election} election={election} at={query.at ?? null} />;
}

function Candidates({ election, at }: { readonly election: ElectionId; readonly at: string | null }) {
  const view = useView('nominations.candidates', { election });
  const { today } = useDesk().frame;
  const [asked, setAsked] = useState<StandingAsked | null>(null);
  usePrinting();
  const here = view.state === 'shown';
  useEffect(() => {
    if (here && at !== null) document.getElementById(at)?.focus();
  }, [here, at]);
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const { standing, former } = view.value;
  const offices = [...new Set(standing.map(({ office }) => office))];
  return (
    <Page
      title={title}
      windowTitle="Candidates"
      above={<NominationsPages here="candidates" />}
      lead="Names exactly as they will stand on the ballot. The notice of election is made from this list."
      acts={
        <Button small icon="print" keys="Ctrl P" onPress={printThisPage}>
          Print this list
        </Button>
      }
    >
      <div className="ballot">
        {standing.length === 0 && (
          <Empty title="Nobody is on the list yet.">
            Decide about a filed paper on its page, and the persons it names stand here.
          </Empty>
        )}
        {offices.map((office) => (
          <Block key={office} title={office}>
            <ul className="rows">
              {standing
                .filter((one) => one.office === office)
                .map((one) => (
                  <StandingRow key={one.number} one={one} onAsk={setAsked} />
                ))}
            </ul>
          </Block>
        ))}
        {former.length > 0 && (
          <Block title="No longer stand">
            <ul className="rows">
              {former.map((one) => (
                <FormerRow key={one.number} one={one} onAsk={setAsked} />
              ))}
            </ul>
          </Block>
        )}
        <p className="note">
          Somebody who is on no paper of the book is added on the page <a href="#/election">Election</a>, with the
          office.
        </p>
      </div>
      <PrintedOn day={today} />
      {asked && <StandingDialog election={election} asked={asked} onClose={() => setAsked(null)} />}
    </Page>
  );
}

interface Row<One> {
  readonly one: One;
  readonly onAsk: (asked: StandingAsked) => void;
}

const StandingRow = ({ one, onAsk }: Row<Standing>) => (
  <li id={`candidate-${one.number}`} tabIndex={-1}>
    <div>
      <b>{one.name}</b>
      <p className="note">
        {one.party !== '' && <span className="nb">{one.party} · </span>}
        {one.residence}
        {one.filing !== null && (
          <>
            {' · '}
            <a href={`#/nominations/${one.filing}`}>filing {one.filing}</a>
          </>
        )}
      </p>
      {one.alsoAs.length > 0 && <p className="note">The same person also stands for {one.alsoAs.join(', ')}.</p>}
    </div>
    <div className="acts">
      <ButtonLink small kind="quiet" label={`Change ${one.name}`} href={`#/election/candidate/${one.number}`}>
        Change
      </ButtonLink>
      <Button
        small
        kind="quiet"
        label={`${one.name} no longer stands`}
        onPress={() => onAsk({ number: one.number, name: one.name, back: false })}
      >
        No longer stands…
      </Button>
    </div>
  </li>
);

const FormerRow = ({ one, onAsk }: Row<Former>) => (
  <li id={`candidate-${one.number}`} tabIndex={-1}>
    <div>
      <b>{one.name}</b>
      <p className="note">
        {one.office}
        {one.party !== '' && ` · ${one.party}`}
      </p>
      <p>
        {capital(one.why)}, {sentence(longDay(one.on))} {one.reason !== null && sentence(one.reason)}{' '}
        {one.by !== null && <a href={`#/nominations/${one.by}`}>Filing {one.by}</a>}
      </p>
      {one.named.map(({ paper, words, edition, printedOn }) => (
        <Finding key={paper} tone="warning" out={`The ${words}, edition ${edition}, names ${one.name}.`}>
          <p>
            It was printed {dayWithoutWeekday(printedOn)}.{' '}
            <a href={`#/papers/${paper}`}>See where it went, and print a corrected edition</a>
          </p>
        </Finding>
      ))}
    </div>
    {one.how !== 'paper-off' && (
      <div className="acts">
        <Button
          small
          kind="quiet"
          label={`${one.name} stands again`}
          onPress={() => onAsk({ number: one.number, name: one.name, back: true })}
        >
          Stands again…
        </Button>
      </div>
    )}
  </li>
);
