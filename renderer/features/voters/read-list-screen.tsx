// Reading the county's file in four steps: choose it, see that it is read correctly, say who is the village's, read it in.
// Until the very last moment of the last step the list in use stays as it is.
import { useState } from 'react';
import { type Membership, plainReading } from '../../../shared/domain/voter-list.ts';
import { callService } from '../../api/service.ts';
import { useView } from '../../api/use-view.ts';
import { go } from '../../app/router.ts';
import { useShortcut } from '../../app/shortcut-registry.ts';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { ChooseFile } from './choose-file.tsx';
import { LookStep } from './look-step.tsx';
import { ReadStep } from './read-step.tsx';
import { nothingSaid, type Preview, readingOf, type Said } from './reading-said.ts';
import { WhoseStep } from './whose-step.tsx';

interface Chosen {
  readonly place: string;
  readonly preview: Preview;
}

export function ReadListScreen() {
  const listed = useView('voters.list', {});
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [said, setSaid] = useState<Said>(nothingSaid);
  const [looked, setLooked] = useState(false);
  const [membership, setMembership] = useState<Membership | null>(null);
  const [reading, setReading] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  useShortcut('close', !reading ? () => go('/voters/list') : null);

  const look = async (place: string, now: Said): Promise<void> => {
    const { encoding, delimiter } = now;
    const answer = await callService('voters.preview', { place, encoding, delimiter });
    setFailed(answer.ok ? null : answer.refusal.message);
    if (!answer.ok) return;
    setSaid(now);
    setChosen({ place, preview: answer.value });
  };
  const choose = async () => {
    const picked = await callService('voters.choose-file', {});
    if (!picked.ok) setFailed(picked.refusal.message);
    else if (picked.value.place !== null) {
      setLooked(false);
      setMembership(null);
      await look(picked.value.place, nothingSaid);
    }
  };
  const again = () => {
    setChosen(null);
    setLooked(false);
    setMembership(null);
    setReading(false);
    setFailed(null);
  };

  if (listed.state !== 'shown') return null;
  const { list, rule } = listed.value;
  const above = <MailBallotsPages here="list" />;
  const inUse = list?.listDate ?? null;
  if (chosen === null) return <ChooseFile above={above} inUse={inUse} failed={failed} onChoose={choose} />;
  if (!looked)
    return (
      <LookStep
        above={above}
        preview={chosen.preview}
        said={said}
        failed={failed}
        onAsked={(now) => void look(chosen.place, now)}
        onSaid={setSaid}
        onNext={() => setLooked(true)}
        onAnother={again}
      />
    );
  if (membership === null || !reading)
    return (
      <WhoseStep
        above={above}
        place={chosen.place}
        reading={readingOf(said, plainReading.membership, rule)}
        before={membership ?? list?.membership ?? null}
        onBack={() => setLooked(false)}
        onAnother={again}
        onNext={(said) => {
          setMembership(said);
          setReading(true);
        }}
      />
    );
  return (
    <ReadStep
      above={above}
      place={chosen.place}
      name={chosen.preview.name}
      inUse={inUse}
      reading={readingOf(said, membership, rule)}
      onBack={() => setReading(false)}
      onAnother={again}
    />
  );
}
