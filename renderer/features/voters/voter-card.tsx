// One voter beside the list: what the county's list says and from when, how it was before, and who could be taken for her.
import { useState } from 'react';
import { nameInList } from '../../../shared/domain/person-name.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type Pair, Pairs } from '../../ui/pairs.tsx';
import { Panel } from '../../ui/panel.tsx';
import { LookAlikes } from './look-alikes.tsx';
import { listOfDay, type VoterCardShown } from './voter-words.ts';

export function VoterCard({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const [born, setBorn] = useState(false);
  const view = useView('voters.card', { id, withBirthDate: born });
  const [last, setLast] = useState<VoterCardShown | null>(null);
  useShortcut('close', onClose);
  const card = view.state === 'shown' ? view.value : last;
  if (card !== last) setLast(card);
  if (view.state === 'refused')
    return (
      <Panel title="Not on the list" subject={id} onClose={onClose}>
        <Finding tone="warning" out={view.refusal.message} />
      </Panel>
    );
  if (card === null) return <aside className="panel" aria-label="Voter" />;
  return (
    <Panel
      title={nameInList(card.name)}
      above={card.onList ? listOfDay(card.listDate) : undefined}
      below={[card.address, card.city, card.zip].filter((part) => part !== '').join(', ')}
      subject={id}
      onClose={onClose}
    >
      {!card.onList && (
        <Finding tone="warning" out="No longer on the county’s list.">
          <p>
            {listOfDay(card.listDate).replace('.', '')} has nobody of this number. Below is what an earlier one said.
          </p>
        </Finding>
      )}
      <Pairs pairs={pairsOf(card)} />
      {card.birthDate === null && !born && (
        <div className="acts">
          <Button small onPress={() => setBorn(true)}>
            Show the birth date
          </Button>
        </div>
      )}
      <LookAlikes card={card} />
      <Earlier card={card} />
      {card.onList && (
        <div className="acts">
          <ButtonLink kind="main" href={`#/mail-ballots/new?voter=${encodeURIComponent(id)}`} icon="plus">
            New application of this voter
          </ButtonLink>
        </div>
      )}
    </Panel>
  );
}

function bornWords({ birthDate, centuryAssumed }: VoterCardShown): string {
  if (birthDate === null) return 'The list does not say';
  return `${dayWithoutWeekday(birthDate)}${centuryAssumed ? ' (the list has two digits; the century is assumed)' : ''}`;
}

const pairsOf = (card: VoterCardShown): readonly Pair[] => [
  { label: 'District', value: card.district === '' ? 'The list does not say' : card.district },
  { label: 'Status', value: card.statusInWords },
  ...(card.birthDate === null ? [] : [{ label: 'Born', value: bornWords(card) }]),
  ...(card.mail.length === 0 ? [] : [{ label: 'Mail', value: card.mail.join(', ') }]),
  ...(card.phone === '' ? [] : [{ label: 'Telephone', value: card.phone }]),
  ...(card.party === '' ? [] : [{ label: 'Enrolled', value: card.party }]),
  ...(card.stateNumber === '' ? [] : [{ label: 'State number', value: card.stateNumber }]),
  ...(card.countyNumber === '' ? [] : [{ label: 'County number', value: card.countyNumber }]),
  { label: 'So since', value: `the list of ${longDay(card.since)}` },
];

function Earlier({ card: { earlier } }: { readonly card: VoterCardShown }) {
  if (earlier.length === 0) return null;
  return (
    <section>
      <h3>How earlier lists had it</h3>
      <ul className="about">
        {earlier.map((before) => (
          <li key={before.since}>
            {nameInList(before.name)}, {before.address}
            {before.district === '' ? '' : `, district ${before.district}`}{' '}
            <span className="note">
              from the list of {longDay(before.since)}
              {before.until === null ? '' : ` until the list of ${longDay(before.until)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
