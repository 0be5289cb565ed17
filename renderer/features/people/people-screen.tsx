// Who may sit at this desk, with which passphrase, and what opens the office when one is forgotten.
import { useState } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { useView } from '../../api/use-view.ts';
import { NotFound } from '../../app/not-found.tsx';
import { Page } from '../../app/page.tsx';
import type { ScreenProps } from '../../app/routes.ts';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { IdleBlock } from '../lock/idle-block.tsx';
import { CodeBlock } from './code-block.tsx';
import { PassphrasePage } from './passphrase-page.tsx';
import { AddPerson, ChangePerson } from './person-form.tsx';
import { PersonRow } from './person-row.tsx';
import { RemovePerson } from './remove-person.tsx';

export type People = ViewOutput<'people.list'>;
export type Person = People['people'][number];

const TITLE = 'Who may sit at this desk?';

export function PeopleScreen({ params, query }: ScreenProps) {
  const answer = useView('people.list', {});
  if (answer.state === 'waiting') return null;
  if (answer.state === 'refused')
    return (
      <Page title={TITLE}>
        <Finding tone="warning" out={answer.refusal.message} />
      </Page>
    );
  const { who, what } = params;
  if (who === undefined) return <PeoplePage people={answer.value} at={query.at ?? null} />;
  if (who === 'add' && what === undefined) return <AddPerson />;
  const person = answer.value.people.find(({ id, removed }) => id === who && !removed);
  if (!person) return <NotFound />;
  if (what === undefined) return <ChangePerson key={who} person={person} />;
  return what === 'passphrase' ? <PassphrasePage key={who} person={person} people={answer.value} /> : <NotFound />;
}

function PeoplePage({ people, at }: { readonly people: People; readonly at: string | null }) {
  const [removing, setRemoving] = useState<Person | null>(null);
  const here = people.people.filter(({ removed }) => !removed);
  const gone = people.people.filter(({ removed }) => removed);
  return (
    <Page
      title={TITLE}
      windowTitle="People and passphrases"
      above={<a href="#/settings">Settings</a>}
      lead={people.whoCanRead}
    >
      <div className="stack people">
        <Block
          title="People"
          aside={
            <ButtonLink small icon="plus" href="#/settings/people/add">
              Add a person
            </ButtonLink>
          }
        >
          {here.length === 0 && (
            <p className="note">
              Nobody is written down yet. <a href="#/settings/clerk">Say who you are</a>; others come after that.
            </p>
          )}
          <ul className="rows">
            {here.map((person) => (
              <PersonRow
                key={person.id}
                person={person}
                sealed={people.sealed}
                alone={here.length === 1}
                changed={at === person.id}
                onRemove={() => setRemoving(person)}
              />
            ))}
          </ul>
          {gone.length > 0 && (
            <p className="note">
              No longer at this desk: {gone.map(({ name }) => name).join(', ')}. What they recorded stays under their
              names.
            </p>
          )}
        </Block>
        <CodeBlock people={people} come={at === 'recovery-code'} />
        <IdleBlock sealed={people.sealed} />
      </div>
      <RemovePerson person={removing} sealed={people.sealed} onClose={() => setRemoving(null)} />
    </Page>
  );
}
