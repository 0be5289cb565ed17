// Taking the voter from the county's list: name, address and district are filled in and can be corrected to what the paper
// says. The birth date is not: it must stand on the paper, so it is only compared with the list.
import { useEffect, useRef } from 'react';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutWeekday, longDay } from '../../../shared/words/days.ts';
import { askView } from '../../api/ask-view.ts';
import { useView } from '../../api/use-view.ts';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { Part } from '../../ui/form.tsx';
import { LookAlikes } from '../voters/look-alikes.tsx';
import { VoterPicker } from '../voters/voter-picker.tsx';
import { readBirthDate } from './birth-date.ts';
import type { IntakePartProps } from './intake-form.tsx';
import type { SetIntake } from './intake-parts.tsx';
import type { Intake } from './intake-values.ts';

type Card = ViewOutput<'voters.card'>;

/** What the list fills in. A district the election does not have is left for her to choose. */
const filledFrom = (typed: Intake, card: Card, districts: readonly string[]): Intake => {
  const [line = card.address, ...apartment] = card.address.split(', ');
  return {
    ...typed,
    voter: card.id,
    name: { ...card.name },
    residence: {
      ...typed.residence,
      street: line,
      apartment: apartment.join(', '),
      city: card.city === '' ? typed.residence.city : card.city,
      zip: card.zip === '' ? typed.residence.zip : card.zip,
    },
    district: districts.includes(card.district) ? card.district : '',
  };
};

export function FromListPart({
  values,
  districts,
  today,
  asked,
  setValues,
}: Pick<IntakePartProps, 'values' | 'districts' | 'today'> & {
  /** The voter whose card she came from; null where she came from elsewhere. */
  readonly asked: string | null;
  readonly setValues: SetIntake;
}) {
  const list = useView('voters.list', {});
  const taken = useRef<string | null>(null);
  const pick = async (id: string) => {
    const answer = await askView('voters.card', { id, withBirthDate: false });
    if (answer.ok) setValues((before) => filledFrom(before, answer.value, districts));
  };
  useEffect(() => {
    if (asked === null || taken.current === asked) return;
    taken.current = asked;
    void pick(asked);
  });
  if (list.state !== 'shown' || list.value.list === null) return null;
  return (
    <Part icon="find" title="From the county’s list">
      {values.voter === '' ? (
        <VoterPicker label="Find the voter, or type the person below" onPick={(id) => void pick(id)} />
      ) : (
        <Picked
          id={values.voter}
          born={values.born}
          today={today}
          onLeave={() => setValues((before) => ({ ...before, voter: '' }))}
        />
      )}
    </Part>
  );
}

function Picked({
  id,
  born,
  today,
  onLeave,
}: {
  readonly id: string;
  readonly born: string;
  readonly today: IntakePartProps['today'];
  readonly onLeave: () => void;
}) {
  const view = useView('voters.card', { id, withBirthDate: true });
  if (view.state === 'waiting') return null;
  const another = (
    <Button small onPress={onLeave}>
      Not this voter
    </Button>
  );
  if (view.state === 'refused')
    return (
      <>
        <Finding tone="warning" out={view.refusal.message} />
        {another}
      </>
    );
  const card = view.value;
  return (
    <div className="stack-tight">
      <Finding
        tone="info"
        icon="person"
        out={`On the county’s list of ${longDay(card.listDate)}: ${card.statusInWords}.`}
      >
        <p>
          {comparedBirthDate(card, born, today)} What is filled in below is the list’s; correct it to what the paper
          says.
        </p>
      </Finding>
      <LookAlikes card={card} />
      <div className="acts">{another}</div>
    </div>
  );
}

function comparedBirthDate({ birthDate }: Card, born: string, today: IntakePartProps['today']): string {
  if (birthDate === null) return 'The list does not say the birth date.';
  const paper = born.trim() === '' ? null : readBirthDate(born, today);
  if (!paper?.ok) return `The list says born ${dayWithoutWeekday(birthDate)}.`;
  return paper.value === birthDate
    ? 'The birth date is the same as on the list.'
    : `The list says born ${dayWithoutWeekday(birthDate)}, and the paper another day: look at both again.`;
}
