// One application beside the list: what was found, what to do next, what the paper says, what was done with it.

import { useEffect, useState } from 'react';
import { addressInline } from '../../../shared/domain/address.ts';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import { nameInList } from '../../../shared/domain/person-name.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { lineKindInWords } from '../../../shared/words/line-basis.ts';
import { capital, sentence } from '../../../shared/words/sentence.ts';
import { voterStatusInWords } from '../../../shared/words/voter-status.ts';
import { useView } from '../../api/use-view.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Cites } from '../../ui/cite.tsx';
import { Panel } from '../../ui/panel.tsx';
import { SayCard } from '../../ui/say-card.tsx';
import { pathOfVoter } from '../voters/voter-words.ts';
import { ApplicationLife } from './application-life.tsx';
import { ApplicationPaper } from './application-paper.tsx';
import { ApplicationPapers } from './application-papers.tsx';
import { BallotsOfLine } from './ballots-of-line.tsx';
import { CompletionForm } from './completion-form.tsx';
import { Decision } from './decision.tsx';
import { citationsOf, ItemList } from './item-list.tsx';
import { NoteList } from './note-list.tsx';
import { SameVoterLines } from './same-voter-lines.tsx';
import { StateFormOfLine } from './state-form-of-line.tsx';
import { TimingFinding } from './timing-finding.tsx';

export type ApplicationView = ViewOutput<'mail-ballots.application'>;

/** Where the ballot goes, in the line under the name. */
function goesTo({ application: { wants, sendTo, mailing, agent } }: ApplicationView): string {
  if (wants === 'not-said') return 'The paper does not say how the ballot is wanted.';
  if (wants === 'collect-self') return 'The voter collects the ballot.';
  if (wants === 'collect-agent') return sentence(`The ballot is collected by ${agent === '' ? 'an agent' : agent}`);
  const lines = (sendTo ?? mailing)?.lines;
  return lines ? `Ballot goes to ${sentence(lines.join(', '))}` : 'Ballot goes to that address.';
}

/** What the list said when the application was taken in; a newer list changes nothing here. */
const OnTheList = ({ voter }: { readonly voter: NonNullable<ApplicationView['voter']> }) => (
  <section>
    <h3>What the county’s list said</h3>
    <p className="note">
      {nameInList(voter.name)}, {voter.address}
      {voter.district === '' ? '' : `, district ${voter.district}`}. {voterStatusInWords[voter.status]}. The list of{' '}
      {longDay(voter.listDate)}. <a href={`#${pathOfVoter(voter.id)}`}>What it says now</a>
    </p>
  </section>
);

export function ApplicationPanel(props: {
  readonly election: ElectionId;
  readonly number: number;
  readonly onClose: () => void;
}) {
  const { election, number, onClose } = props;
  const view = useView('mail-ballots.application', { election, number });
  const [decided, setDecided] = useState(false);
  useShortcut('close', onClose);
  const here = view.state === 'shown';
  useEffect(() => {
    // In a small window the panel stands below the list, and would open out of sight.
    if (here && window.matchMedia('(max-width: 52rem)').matches) document.querySelector('.panel')?.scrollIntoView();
  }, [here]);
  if (view.state !== 'shown') return <aside className="panel" aria-label="Application" />;
  const shown = view.value;
  const { application, finding, items, name } = shown;
  // After a “no”, and once the envelope is printed, the finding’s next step is no longer hers.
  const openStill = shown.determination?.qualified !== false && shown.envelope === null;
  const district = application.district === '' ? '' : `, District\u00a0${application.district}`;
  return (
    <Panel
      title={name}
      above={`${capital(lineKindInWords[shown.kind])}, No.\u00a0${number}${district}`}
      below={
        <>
          {application.residence ? `${sentence(addressInline(application.residence))} ` : 'No residence on the paper. '}
          {goesTo(shown)}
        </>
      }
      subject={String(number)}
      onClose={onClose}
    >
      <BallotsOfLine election={election} number={number} />
      <div>
        <TimingFinding finding={finding} />
      </div>
      <SameVoterLines lines={shown.sameVoter} />
      <Decision election={election} shown={shown} fresh={decided} onDecided={() => setDecided(true)} />
      <ApplicationPapers election={election} shown={shown} />
      <StateFormOfLine election={election} shown={shown} />
      {openStill && <SayCard head="What comes next" words={shown.whatNow} />}
      <NoteList notes={shown.notes} />
      {items.length > 0 && (
        <section>
          <h3>What the paper must say</h3>
          <p className="note">{shown.sentence}</p>
          <ItemList items={items} />
          <Cites texts={citationsOf(items)} />
          <CompletionForm election={election} shown={shown} />
        </section>
      )}
      <ApplicationPaper application={application} />
      {shown.voter && <OnTheList voter={shown.voter} />}
      <ApplicationLife shown={shown} onGone={onClose} />
    </Panel>
  );
}
