// After the seven questions: a passphrase for the desk, and the recovery code for the safe right after it. Both can wait.
import { useState } from 'react';
import { useView } from '../../api/use-view.ts';
import { PageTitle, useWindowTitle } from '../../app/page.tsx';
import { go } from '../../app/router.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { FormFoot } from '../../ui/form.tsx';
import { say } from '../../ui/live-region.tsx';
import { PassphraseForm } from '../people/passphrase-form.tsx';
import type { People, Person } from '../people/people-screen.tsx';
import { type NewCode, RecoveryCode, useNewCode } from '../people/recovery-code.tsx';
import { whatIsLost, whatItDoes } from '../people/what-it-does.ts';
import { LAST_STEP, PASSPHRASE_STEP, pathOfStep, stepBefore } from './questions.ts';

const TITLE = 'A passphrase for this desk?';
const goOn = () => go(pathOfStep(LAST_STEP));

export function PassphraseStep() {
  const answer = useView('people.list', {});
  const code = useNewCode();
  useWindowTitle(TITLE);
  if (answer.state !== 'shown') return null;
  const people = answer.value;
  const you = people.people.find((person) => person.you) ?? null;
  return (
    <div className="wizard-page">
      <p className="eyebrow">Who can read this</p>
      {code.groups === null && <PageTitle>{TITLE}</PageTitle>}
      {code.groups !== null ? (
        <RecoveryCode asPage groups={code.groups} onDone={goOn} />
      ) : people.sealed ? (
        <AlreadySet people={people} code={code} />
      ) : you === null ? (
        <NobodyYet />
      ) : (
        <SetFirst you={you} code={code} />
      )}
    </div>
  );
}

const Back = () => {
  const before = stepBefore(PASSPHRASE_STEP);
  return (
    before && (
      <ButtonLink kind="quiet" href={`#${pathOfStep(before)}`}>
        Back
      </ButtonLink>
    )
  );
};

function SetFirst({ you, code }: { readonly you: Person; readonly code: NewCode }) {
  const [asked] = useState(you); // the form stays the same while the office is sealed under it
  const set = async () => {
    say('The passphrase is set. Now the recovery code.');
    await code.make();
  };
  return (
    <>
      <p className="lead">{whatItDoes}</p>
      <Finding tone="warning" out="Forgotten is forgotten.">
        <p>{whatIsLost}</p>
      </Finding>
      <div className="first-passphrase">
        <PassphraseForm
          person={asked.id}
          label={TITLE}
          asksOld={false}
          seals
          main="Set it"
          start={<Back />}
          others={<Button onPress={goOn}>Without a passphrase for now</Button>}
          onSet={() => void set()}
        />
        <p className="note">
          Without one, whoever has this computer’s file can read it. You can set a passphrase any day in Settings, under
          “People and passphrases”.
        </p>
      </div>
    </>
  );
}

/** Come back to later, or the code could not be made right after the passphrase. */
function AlreadySet({ people, code }: { readonly people: People; readonly code: NewCode }) {
  const missing = people.recoveryCode === null;
  return (
    <>
      <p className="lead">
        {missing
          ? 'The passphrase is set. One thing is missing: the recovery code for the safe.'
          : 'The passphrase is set, and a recovery code was made for the safe.'}
      </p>
      {code.refused !== null && <Finding tone="warning" live out={code.refused} />}
      <FormFoot start={<Back />}>
        {missing && <Button onPress={goOn}>Later</Button>}
        <Button kind="main" keys="Enter" autoFocus busy={code.making} onPress={missing ? () => void code.make() : goOn}>
          {code.making ? 'Making it…' : missing ? 'Make the recovery code' : 'Next: the election'}
        </Button>
      </FormFoot>
    </>
  );
}

function NobodyYet() {
  return (
    <>
      <p className="lead">
        A passphrase belongs to a person, and nobody is written down yet. Say who you are first; or go on, and set one
        any day in Settings. Until then, whoever has this computer’s file can read it.
      </p>
      <FormFoot start={<Back />}>
        <ButtonLink href={`#${pathOfStep('clerk')}`}>Say who you are</ButtonLink>
        <Button kind="main" keys="Enter" autoFocus onPress={goOn}>
          Without a passphrase for now
        </Button>
      </FormFoot>
    </>
  );
}
