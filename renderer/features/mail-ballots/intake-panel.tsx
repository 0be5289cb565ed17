// What accompanies the form: in time or not, what comes next, and what the paper still lacks. Its place is kept.
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { Cites } from '../../ui/cite.tsx';
import { Finding } from '../../ui/finding.tsx';
import { SidePanel } from '../../ui/panel.tsx';
import { SayCard } from '../../ui/say-card.tsx';
import { citationsOf, ItemList } from './item-list.tsx';
import { TimingFinding } from './timing-finding.tsx';

export function IntakePanel({ found }: { readonly found: ViewOutput<'mail-ballots.would-find'> | null }) {
  if (found === null) return <SidePanel label="What it comes to">{null}</SidePanel>;
  const { finding, items, sentence } = found;
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
      <section>
        <h3>
          What the paper must say: {asked - missing} of {asked} so far
        </h3>
        <ItemList items={items} typing />
        <Cites texts={citationsOf(items)} />
        <p className="sr">{sentence}</p>
      </section>
      <p className="note">
        You decide from this paper alone whether the applicant gets a ballot. Whether the applicant is a qualified
        elector is for the inspectors of election.
      </p>
    </SidePanel>
  );
}
