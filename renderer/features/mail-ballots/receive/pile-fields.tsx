// What holds for all envelopes that follow, where it is not the usual: who brought them, to whom they were given, and when they
// came, for a pile that lay here before.
import { useState } from 'react';
import type { EnvelopeReturn } from '../../../../shared/domain/mail-ballot.ts';
import { useDesk } from '../../../app/desk-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Finding } from '../../../ui/finding.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MomentFields } from '../typed-moment.tsx';
import { emptyPile, pileInWords, type TypedPile } from './typed-pile.ts';

const hows = [
  { value: 'mail', label: 'By mail' },
  { value: 'voter', label: 'The voter brings it' },
  { value: 'another-person', label: 'Somebody else brings it' },
] as const satisfies readonly { value: EnvelopeReturn['how']; label: string }[];

export function PileFields({
  pile,
  onChange,
}: {
  readonly pile: TypedPile;
  readonly onChange: (pile: TypedPile) => void;
}) {
  const { today } = useDesk().frame;
  const [open, setOpen] = useState(false);
  const unusual = pileInWords(pile);
  const change = (part: Partial<TypedPile>) => onChange({ ...pile, ...part });
  return (
    <section className="pile" aria-label="How they came">
      <div className="acts">
        <span className="note">{unusual === '' ? 'By mail, stamped with this minute, to you.' : ''}</span>
        <Button small kind="quiet" onPress={() => setOpen(!open)}>
          {open ? 'Close' : 'They came another way, or before…'}
        </Button>
      </div>
      {unusual !== '' && (
        <Finding tone="info" out="For every envelope that follows:">
          <p>{unusual}.</p>
          <div className="acts">
            <Button small onPress={() => onChange(emptyPile)}>
              Back to the usual
            </Button>
          </div>
        </Finding>
      )}
      {open && (
        <div className="stack-tight">
          <Choice
            id="pile-how"
            label="How they came"
            inline
            options={hows}
            value={pile.how}
            onChange={(how) => change({ how, ...(how === 'mail' ? { broughtBy: '' } : {}) })}
          />
          {pile.how === 'another-person' && (
            <TextField
              id="pile-brought"
              label="Who brings it"
              optional="if known"
              width="w20"
              value={pile.broughtBy}
              onChange={(broughtBy) => change({ broughtBy })}
            />
          )}
          <TextField
            id="pile-given"
            label="Given to"
            optional="if not to you"
            hint="An inspector at the polls, the deputy: whether that is received by the clerk is told for each"
            width="w20"
            value={pile.givenTo}
            onChange={(givenTo) => change({ givenTo })}
          />
          <MomentFields
            id="pile"
            day="Came on"
            near={today}
            typed={{ day: pile.day, time: pile.time }}
            onChange={({ day, time }) => change({ day, time })}
          />
          <p className="note">Leave the day and the hour empty for now.</p>
        </div>
      )}
    </section>
  );
}
