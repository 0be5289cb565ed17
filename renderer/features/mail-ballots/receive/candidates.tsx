// Whose envelope it is, where a name alone does not tell: middle name, year of birth and address, to be compared with the envelope.
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { envelopeNumber } from '../application-words.ts';
import { standsInWords } from './stands-in-words.ts';
import type { Candidate, Receiving } from './use-receiving.ts';

export function Candidates({ desk, found }: { readonly desk: Receiving; readonly found: readonly Candidate[] }) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (found.length > 0) list.current?.querySelector('button')?.focus();
  }, [found]);
  const step = (from: Element, by: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.indexOf(from as HTMLButtonElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, at + by))]?.focus();
  };
  const sameName = found.some(({ namesake }) => namesake);
  return (
    <section aria-label="Whose envelope is it?">
      <Finding
        tone="warning"
        icon="ask"
        out={sameName ? 'Two voters bear this name. Whose envelope is it?' : 'Whose envelope is it?'}
        live
      >
        <p>Compare middle name, year of birth and address with the envelope, then choose.</p>
      </Finding>
      <ul className="candidates" ref={list}>
        {found.map((one) => (
          <li
            key={one.envelope}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.preventDefault();
                desk.clear();
                return;
              }
              const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
              if (by === 0) return;
              event.preventDefault();
              step(event.target as Element, by);
            }}
          >
            <Button busy={desk.busy} onPress={() => desk.choose(one)}>
              <span className="candidate">
                <b>
                  {one.name}
                  {one.bornIn === null ? '' : `, born ${one.bornIn}`}
                </b>
                <span>{one.residence === '' ? 'No address on the application' : one.residence}</span>
                <span className="note">
                  Envelope {envelopeNumber(one.envelope)}, {standsInWords[one.stands]}
                  {one.district === '' ? '' : `, District\u00a0${one.district}`}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
