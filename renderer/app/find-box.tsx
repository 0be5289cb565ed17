// The find box of the top bar, reached by Ctrl+K: people, papers, dates and help, in one list under what she types.
import { useEffect, useRef, useState } from 'react';
import { ComboBox, Header, Input, ListBox, ListBoxItem, ListBoxSection, Popover, Text } from 'react-aria-components';
import { Icon } from '../ui/icon.tsx';
import { Key } from '../ui/key.tsx';
import { useShortcut } from './shortcut-registry.ts';

export interface FindHit {
  readonly id: string;
  readonly label: string;
  /** “Absentee, No. 7, District 2” */
  readonly note: string;
  /** Path of the page it opens. */
  readonly path: string;
}
export interface FindGroup {
  /** “People”, “Papers”, “Dates”, “Help” */
  readonly title: string;
  readonly hits: readonly FindHit[];
}

export interface FindBoxProps {
  readonly search: (typed: string) => Promise<readonly FindGroup[]>;
  readonly onGo: (path: string) => void;
}

export function FindBox({ search, onGo }: FindBoxProps) {
  const [typed, setTyped] = useState('');
  const [groups, setGroups] = useState<readonly FindGroup[]>([]);
  const box = useRef<HTMLInputElement>(null);
  useShortcut('find', () => {
    box.current?.focus();
    box.current?.select();
  });

  useEffect(() => {
    let overtaken = false;
    if (typed.trim() === '') setGroups([]);
    else void search(typed.trim()).then((found) => !overtaken && setGroups(found.filter((g) => g.hits.length > 0)));
    return () => {
      overtaken = true;
    };
  }, [typed, search]);

  const open = (key: unknown) => {
    const hit = groups.flatMap((group) => group.hits).find(({ id }) => id === key);
    if (!hit) return;
    setTyped('');
    onGo(hit.path);
  };

  return (
    <ComboBox
      aria-label="Find people, papers, dates, help"
      items={groups}
      inputValue={typed}
      onInputChange={setTyped}
      value={null}
      onChange={open}
      defaultFilter={() => true}
      allowsEmptyCollection={typed.trim() !== ''}
      allowsCustomValue
    >
      <div className="find">
        <Icon name="find" />
        <Input ref={box} placeholder="People, papers, dates, help" />
        <Key keys="Ctrl K" />
      </div>
      <Popover className="hits" offset={4}>
        <ListBox<FindGroup> renderEmptyState={() => <p className="none note">Nothing found for “{typed}”.</p>}>
          {(group) => (
            <ListBoxSection id={group.title}>
              <Header>{group.title}</Header>
              {group.hits.map((hit) => (
                <ListBoxItem key={hit.id} id={hit.id} textValue={hit.label}>
                  <Text slot="label">{hit.label}</Text>
                  <Text slot="description" className="note">
                    {hit.note}
                  </Text>
                </ListBoxItem>
              ))}
            </ListBoxSection>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
