// Picking a voter from the county's list inside a form: a few letters, arrow down, Enter. Who is not on it is typed by hand.
import { useEffect, useState } from 'react';
import { ComboBox, Input, Label, ListBox, ListBoxItem, Popover, Text } from 'react-aria-components';
import { askView } from '../../api/ask-view.ts';
import { Icon } from '../../ui/icon.tsx';
import type { FoundPerson } from './use-found.ts';
import { voterInBrief } from './voter-words.ts';

const AT_MOST = 12;

export function VoterPicker({
  label,
  onPick,
  autoFocus = false,
}: {
  readonly label: string;
  readonly onPick: (id: string) => void;
  readonly autoFocus?: boolean;
}) {
  const [typed, setTyped] = useState('');
  const [hits, setHits] = useState<readonly FoundPerson[]>([]);
  useEffect(() => {
    let overtaken = false;
    if (typed.trim() === '') setHits([]);
    else
      void askView('voters.find', { text: typed.slice(0, 200), limit: AT_MOST }).then((answer) => {
        if (!overtaken && answer.ok) setHits(answer.value.hits.filter(({ kind }) => kind === 'voter'));
      });
    return () => {
      overtaken = true;
    };
  }, [typed]);
  return (
    <ComboBox
      className="field"
      items={hits}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={(key) => {
        if (key === null) return;
        setTyped('');
        onPick(String(key));
      }}
      defaultFilter={() => true}
      allowsEmptyCollection={typed.trim() !== ''}
      allowsCustomValue
    >
      <Label className="label">{label}</Label>
      <div className="find voter-find">
        <Icon name="find" />
        <Input
          placeholder="A few letters of the name, the street or the number"
          {...(autoFocus ? { autoFocus } : {})}
        />
      </div>
      <Popover className="hits" offset={4}>
        <ListBox<FoundPerson>
          renderEmptyState={() => <p className="none note">Nobody on the list fits. Type the person by hand.</p>}
        >
          {(hit) => (
            <ListBoxItem key={hit.id} id={hit.id} textValue={hit.name}>
              <Text slot="label">{hit.name}</Text>
              <Text slot="description" className="note">
                {voterInBrief(hit)}
              </Text>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
