// What the board of trustees and the voters have decided about elections themselves: who conducts them, and on which day
// they are held. Each stands with what the law says about it; the program changes nothing by itself.
import { useEffect, useRef } from 'react';
import { longDay } from '../../../shared/words/days.ts';
import { Page } from '../../app/page.tsx';
import { Finding } from '../../ui/finding.tsx';
import { LifeList } from '../../ui/life-list.tsx';
import { LogList } from '../../ui/log-list.tsx';
import { Decision } from './decision.tsx';
import { PetitionList } from './petition-list.tsx';
import { ReferendumDays } from './referendum-days.tsx';
import type { Resolutions } from './resolution-view.ts';

export const TITLE = 'What have the board and the voters decided about elections?';

export function ResolutionsPage({
  resolutions,
  at,
}: {
  readonly resolutions: Resolutions;
  /** What was just recorded; reading goes on there. */
  readonly at: string | null;
}) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === null) return;
    const block = page.current?.querySelector<HTMLElement>(`[data-decision="${at}"]`);
    block?.focus();
    block?.scrollIntoView({ block: 'start' });
  }, [at]);
  return (
    <Page
      title={TITLE}
      windowTitle="Resolutions about elections"
      above={<a href="#/settings">Settings</a>}
      lead="Each is kept as it was adopted, with what the law says about it. Nothing changes by itself: when it has effect, change in Settings who runs the election, or its day."
    >
      <div className="stack decisions" ref={page}>
        <HandedOver {...resolutions} />
        <GeneralElectionDay {...resolutions} />
        <DateChanged {...resolutions} />
      </div>
    </Page>
  );
}

function HandedOver({ handingOver, petitions }: Resolutions) {
  return (
    <Decision
      id="handing-over"
      title="Elections handed to the county board"
      none="Not on record. You conduct the village’s elections until the board of trustees resolves otherwise."
      citation="Election Law §15-104(1)(c)"
      recorded={handingOver}
      main={(recorded) =>
        recorded.first === null
          ? 'No election that is known yet is held by the county board.'
          : `The county board conducts elections from ${longDay(recorded.first)}.`
      }
      why="Why that one"
      told={['county-board-conducts']}
    >
      {(recorded) => (
        <>
          <ReferendumDays referendum={recorded.referendum} findings={recorded.findings} />
          <PetitionList petitions={petitions} resolution="handing-over" />
        </>
      )}
    </Decision>
  );
}

function GeneralElectionDay({ generalElectionDay, eligibility, petitions }: Resolutions) {
  return (
    <Decision
      id="general-election-day"
      title="Elections moved to general-election day"
      none="Not on record. Before the board can resolve it, three things must hold."
      citation="Election Law §15-104(1)(c)"
      recorded={generalElectionDay}
      main={(recorded) =>
        recorded.findings.some(({ outcome }) => outcome === 'affected')
          ? `The village votes on ${longDay(recorded.electionDay)}.`
          : `The village’s election of ${recorded.electionDay.slice(0, 4)} stays on its own day.`
      }
      why="Why"
      told={['general-election-day']}
      below={
        <LogList
          items={eligibility.map(({ id, sentence, holds }) => ({
            key: id,
            what: sentence,
            state: holds ? 'done' : holds === false && generalElectionDay !== null ? 'bad' : 'open',
            note: holds === null ? 'Nobody has said' : holds ? 'Yes' : 'No',
          }))}
        />
      }
    >
      {(recorded) => (
        <>
          {recorded.missing.length > 0 && (
            <Finding tone="warning" out="Not everything it needs is shown.">
              {recorded.missing.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <p>Ask the village attorney before anything is done on it.</p>
            </Finding>
          )}
          <ReferendumDays referendum={recorded.referendum} findings={recorded.findings} />
          <PetitionList petitions={petitions} resolution="general-election-day" />
        </>
      )}
    </Decision>
  );
}

function DateChanged({ dateChange }: Resolutions) {
  return (
    <Decision
      id="date-change"
      title="Election day changed by the voters"
      none="Not on record. A proposition the voters adopt can set another day for the general election."
      citation="Election Law §15-104(2)"
      recorded={dateChange}
      main={(recorded) => {
        const first = recorded.findings[0]?.happenedOn ?? null;
        const rule = `To the ${recorded.ruleInWords}`;
        return first === null ? `${rule}.` : `${rule}, from the election scheduled for ${longDay(first)}.`;
      }}
      why="Why from that election"
      told={['election-date-changed']}
    >
      {(recorded) =>
        recorded.officers.length > 0 && (
          <div>
            <h3>Terms of office</h3>
            <LifeList
              steps={recorded.officers.map(({ sentence, extended }) => ({
                key: sentence,
                icon: extended ? ('moved' as const) : ('check' as const),
                what: '',
                rest: sentence,
              }))}
            />
          </div>
        )
      }
    </Decision>
  );
}
