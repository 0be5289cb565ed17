// A passphrase for somebody, on a page of its own: what it does comes first. The first of the office is followed by the
// recovery code at once.
import { useState } from 'react';
import { Page } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { PassphraseForm } from './passphrase-form.tsx';
import type { People, Person } from './people-screen.tsx';
import { RecoveryCode, useNewCode } from './recovery-code.tsx';
import { whatIsLost, whatItDoes } from './what-it-does.ts';

function titleFor({ you, passphrase, name }: Person): string {
  if (you) return passphrase ? 'Change your passphrase' : 'A passphrase for this desk';
  return passphrase ? `Another passphrase for ${name}` : `A passphrase for ${name}`;
}

export function PassphrasePage({ person, people }: { readonly person: Person; readonly people: People }) {
  const code = useNewCode();
  const leave = () => go('/settings/people', { at: person.id });
  useShortcut('close', code.groups === null ? leave : null);
  const first = !people.sealed;
  const [title] = useState(() => titleFor(person)); // it does not change under her when the passphrase is set
  const set = async () => {
    say(`The passphrase of ${person.name} is set.`);
    // Whether it was the first is asked of what was shown when she began: by now the office is sealed.
    if (!first || !(await code.make())) leave();
  };
  return (
    <Page title={title} above={<a href="#/settings/people">People and passphrases</a>}>
      {code.groups !== null ? (
        <RecoveryCode groups={code.groups} onDone={leave} />
      ) : (
        <div className="stack form">
          {person.you ? (
            <>
              {first && <p>{whatItDoes}</p>}
              <p>{whatIsLost}</p>
            </>
          ) : (
            <p>
              Let {person.name} type it: nobody else needs to know it. {person.name} can change it any day.
            </p>
          )}
          {first && !person.you && (
            <Finding tone="info" out="Your own comes first.">
              <p>Set a passphrase of your own before others get theirs: otherwise you could not open the office.</p>
            </Finding>
          )}
          <PassphraseForm
            person={person.id}
            label={title}
            asksOld={person.you && person.passphrase}
            seals={first}
            main="Set it"
            others={
              <Button keys="Esc" onPress={leave}>
                Leave
              </Button>
            }
            onSet={() => void set()}
          />
        </div>
      )}
    </Page>
  );
}
