// One person of the desk: what she may do, whether she has a passphrase, and what can be done about it.
import { useEffect, useRef, useState } from 'react';
import { callService } from '../../api/service.ts';
import { askAgain } from '../../api/view-cache.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { Person } from './people-screen.tsx';
import { roleNames, whatRolesMay } from './roles.ts';

export interface PersonRowProps {
  readonly person: Person;
  readonly sealed: boolean;
  /** Nobody else is at this desk. */
  readonly alone: boolean;
  /** Something was just recorded about her: reading goes on here. */
  readonly changed: boolean;
  readonly onRemove: () => void;
}

export function PersonRow({ person, sealed, alone, changed, onRemove }: PersonRowProps) {
  const { id, name, role, passphrase, you } = person;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (changed) row.current?.querySelector('a')?.focus();
  }, [changed]);
  return (
    <li ref={row}>
      <div>
        <p className="person">
          <b>{name}</b> <span>{roleNames[role]}</span>
          {you && <Tag icon="person">you, at the desk now</Tag>}
          {passphrase ? <Tag icon="lock">has a passphrase</Tag> : <Tag icon="open">no passphrase</Tag>}
        </p>
        <p className="note">{whatRolesMay[role]}</p>
      </div>
      <div className="acts">
        {!sealed && !you && <SitDown person={person} />}
        <ButtonLink small kind="quiet" href={`#/settings/people/${id}`} label={`Change name or role: ${name}`}>
          Change
        </ButtonLink>
        <ButtonLink
          small
          kind="quiet"
          href={`#/settings/people/${id}/passphrase`}
          label={`${passphrase ? 'Change passphrase' : 'Set a passphrase'}: ${name}`}
        >
          {passphrase ? 'Change passphrase' : 'Set a passphrase'}
        </ButtonLink>
        {!alone && !you && (
          <Button small kind="quiet" label={`Remove: ${name}`} onPress={onRemove}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}

/** Without passphrases, she says herself who she is. */
function SitDown({ person: { id, name } }: { readonly person: Person }) {
  const [refused, setRefused] = useState<string | null>(null);
  const sitDown = async () => {
    const answer = await callService('desk.choose-person', { person: id });
    if (!answer.ok) return setRefused(answer.refusal.message);
    await askAgain();
    say(`${name} sits at the desk now. What is recorded bears that name.`);
  };
  return (
    <>
      <Button small label={`Sits here now: ${name}`} onPress={() => void sitDown()}>
        Sits here now
      </Button>
      {refused !== null && <Finding tone="warning" live out={refused} />}
    </>
  );
}
