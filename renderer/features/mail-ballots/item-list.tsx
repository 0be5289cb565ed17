// What the law asks of an application, item by item, and how each stands on this paper.
import type { ItemStands } from '../../../shared/domain/application.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { LogList } from '../../ui/log-list.tsx';

type Item = ViewOutput<'mail-ballots.would-find'>['items'][number];

const words: Readonly<Record<ItemStands, string>> = {
  written: 'written',
  'printed-on-form': 'printed on the form',
  follows: 'follows',
  missing: 'not there',
  'not-asked': 'not asked',
  'not-known': 'not known here',
};

/** `typing`: the paper is still being typed, so that what is missing is only not there yet. */
export function ItemList({ items, typing = false }: { readonly items: readonly Item[]; readonly typing?: boolean }) {
  return (
    <LogList
      items={items
        .filter(({ stands }) => stands !== 'not-asked')
        .map(({ id, label, stands }) => ({
          key: id,
          what: label,
          note: typing && stands === 'missing' ? 'not yet' : words[stands],
          state: stands === 'not-known' ? 'open' : stands !== 'missing' ? 'done' : typing ? 'open' : 'bad',
        }))}
    />
  );
}

/** Each citation of the items once. */
export const citationsOf = (items: readonly Item[]): readonly string[] => [
  ...new Set(items.filter(({ stands }) => stands === 'missing').map(({ citation }) => citation)),
];
