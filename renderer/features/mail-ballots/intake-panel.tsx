// What accompanies the form: in time or not, what comes next, and what the paper still lacks. Its place is kept.
import type { MailBallotKind } from '../../../shared/domain/mail-ballot.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Cites } from '../../ui/cite.tsx';
import { Finding } from '../../ui/finding.tsx';
import { SidePanel } from '../../ui/panel.tsx';
import { SayCard } from '../../ui/say-card.tsx';
import { againstTheList, fromThePaperAlone } from './decision-words.ts';
import { citationsOf, ItemList } from './item-list.tsx';
import { EarlierLines, NoteList } from './note-list.tsx';
import { TimingFinding } from './timing-finding.tsx';

export function IntakePanel({
  found,
  kind,
}: {
  readonly found: ViewOutput<'mail-ballots.would-find'> | null;
  readonly kind: MailBallotKind;
}) {
  if (found === null) return <SidePanel label="What it comes to">{null}</SidePanel>;
  const { finding, items, sentence, notes, earlier } = found;
  const missing = items.filter(({ stands }) => stands === 'missing').length;
  const asked = items.filter(({ stands }) => stands !== 'not-asked').length;
  return (
    <SidePanel label="What it comes to">
      <div className="kept-place">
        {finding ? (
          <TimingFinding finding={finding} live />
        ) : (
          <Finding tone="info" icon="clock" out="In time?">
            <p>That is told as soon as you have typed when it was received and how it came.</p>
          </Finding>
        )}
      </div>
      {finding && <SayCard head="What comes next" words={finding.whatNow} />}
      <EarlierLines earlier={earlier} />
      <NoteList notes={notes} />
      <section>
        <h3>
          What the paper must say: {asked - missing} of {asked} so far
        </h3>
        <ItemList items={items} typing />
        <Cites texts={citationsOf(items)} />
        <p className="sr">{sentence}</p>
      </section>
      <p className="note">{kind === 'absentee' ? fromThePaperAlone : againstTheList}</p>
    </SidePanel>
  );
}
