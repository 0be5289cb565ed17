// Finding anybody: the county's list and everybody who was typed by hand, as she types; one voter's card beside it.
import { memo, useEffect, useState } from 'react';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import type { ScreenProps } from '../../app/routes.ts';
import { printThisPage, usePrinting } from '../../app/use-printing.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { FilterBox } from '../../ui/filter-box.tsx';
import { WithPanel } from '../../ui/panel.tsx';
import { PrintedOn } from '../../ui/printed-on.tsx';
import type { SheetColumn } from '../../ui/sheet-columns.ts';
import { SheetTable } from '../../ui/sheet-table.tsx';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { type Found, type FoundPerson, useFound } from './use-found.ts';
import { VoterCard } from './voter-card.tsx';
import { listOfDay, pathOfVoter } from './voter-words.ts';

const TITLE = 'Who is on the county’s list?';
/** More than anybody reads; a longer word finds fewer, and all of them are drawn anew at every letter. */
const AT_MOST = 50;

const columns: readonly SheetColumn<FoundPerson>[] = [
  { id: 'name', head: 'Name', cell: ({ name }) => name, names: true },
  { id: 'address', head: 'Address', cell: ({ address }) => address, muted: true, hide: 'narrow' },
  { id: 'district', head: 'Dist.', headInFull: 'Election district', cell: ({ district }) => district, figures: true },
  {
    id: 'born',
    head: 'Born',
    headInFull: 'Birth date, where two have the same name',
    cell: ({ birthDate }) => (birthDate === null ? '' : dayWithoutWeekday(birthDate)),
    muted: true,
    hide: 'panel',
  },
  { id: 'note', head: 'Status', cell: ({ note }) => note.split(':')[0], hide: 'panel' },
];

const keyOf = ({ kind, id, election }: FoundPerson): string => `${kind}:${election ?? ''}:${id}`;

const pathOf = ({ kind, id }: FoundPerson): string => {
  switch (kind) {
    case 'voter':
      return pathOfVoter(id);
    case 'application':
      return `/mail-ballots/${id}`;
    case 'candidate':
      return `/election/candidate/${id}`;
  }
};

export function VotersScreen({ params }: ScreenProps) {
  const [typed, setTyped] = useState('');
  const found = useFound(typed, AT_MOST);
  const { frame } = useDesk();
  usePrinting();
  const id = params.id ?? null;
  const isThere = found !== null;
  // Coming to the page, she begins to type at once; coming to a card, reading begins there.
  useEffect(() => {
    if (id === null && isThere) document.querySelector<HTMLInputElement>('[data-filter]')?.focus();
  }, [id, isThere]);
  if (found === null) return null;
  const { listDate } = found;
  return (
    <WithPanel wide panel={id !== null && <VoterCard key={id} id={id} onClose={() => go('/voters')} />}>
      <Page
        title={TITLE}
        windowTitle="Voters"
        above={<MailBallotsPages here="voters" />}
        lead={listDate === null ? undefined : listOfDay(listDate)}
      >
        {listDate === null && typed === '' ? (
          <NoListYet />
        ) : (
          <>
            <div className="tools">
              <FilterBox label="Name, address or number" value={typed} onChange={setTyped} />
              <div className="acts">
                <Button icon="print" keys="Ctrl P" onPress={printThisPage}>
                  Print this list
                </Button>
              </div>
            </div>
            <FoundTable found={found} id={id} />
            <PrintedOn day={frame.today} />
          </>
        )}
      </Page>
    </WithPanel>
  );
}

/** Drawn when an answer has come, not when a letter was typed: the letter would wait for all the rows. */
const FoundTable = memo(({ found, id }: { readonly found: Found; readonly id: string | null }) => {
  const { choose } = useDesk();
  const open = (person: FoundPerson) => {
    if (person.election !== null) choose(person.election); // a number is that of a person in one election only
    go(pathOf(person));
  };
  return (
    <>
      <SheetTable
        caption={`Found for “${found.text}”`}
        columns={columns}
        rows={found.hits}
        keyOf={keyOf}
        nameOf={({ name }) => name}
        open={id === null ? null : `voter::${id}`}
        onOpen={open}
        empty={<Nobody typed={found.text} />}
      />
      <More found={found} />
    </>
  );
});

const More = ({ found: { more, hits } }: { readonly found: Found }) =>
  more && <p className="note">The first {hits.length} are shown. Type more of the name, or a street, to see fewer.</p>;

function Nobody({ typed }: { readonly typed: string }) {
  if (typed.trim() === '')
    return (
      <Empty title="Type a few letters.">
        Surname, given name, street or number, in any order. Accents, apostrophes and short forms such as Bob do not
        matter.
      </Empty>
    );
  return (
    <Empty title={`Nobody is found for “${typed}”.`}>
      Try less of it, or the street. Whoever is not on this list may still apply: type the person by hand.
    </Empty>
  );
}

export const NoListYet = () => (
  <Empty
    title="No voter list is here yet."
    act={
      <ButtonLink kind="main" href="#/voters/list/read">
        Read the county’s list
      </ButtonLink>
    }
  >
    When the county’s file has come, read it in: then you find anybody by a few letters.
  </Empty>
);
