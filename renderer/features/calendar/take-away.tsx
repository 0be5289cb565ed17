// The calendar on paper and in files, beyond printing what is shown: the list with the law for the binder, the months for
// the wall, a file for another calendar program, a table for a spreadsheet.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { Answer } from '../../../shared/ipc/contract.ts';
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';

const ways = [
  { value: 'list', label: 'The list with the law of each date, on paper for the binder', main: 'Print it' },
  { value: 'wall', label: 'Month by month, on paper for the wall', main: 'Print it' },
  { value: 'ics', label: 'A file for another calendar program (ICS)', main: 'Save it' },
  { value: 'csv', label: 'A table for a spreadsheet (CSV)', main: 'Save it' },
] as const;
type Way = (typeof ways)[number]['value'];

const pagesInWords = (pages: number): string => (pages === 1 ? '1 page' : `${pages} pages`);

export function TakeAway({ election }: { readonly election: ElectionId }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button small icon="saved" onPress={() => setAsking(true)}>
        Paper or file…
      </Button>
      {asking && <TakeAwayDialog election={election} onClose={() => setAsking(false)} />}
    </>
  );
}

function TakeAwayDialog({ election, onClose }: { readonly election: ElectionId; readonly onClose: () => void }) {
  const list = useAct('paper.print-calendar');
  const wall = useAct('paper.print-wall-calendar');
  const [way, setWay] = useState<Way>('list');
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);

  const print = (answer: Answer<{ readonly pages: number }>): string | null => {
    if (!answer.ok) return answer.refusal.message;
    say(`Drawn, ${pagesInWords(answer.value.pages)}, and opened in the viewer.`);
    return null;
  };
  const save = async (as: 'ics' | 'csv'): Promise<string | null> => {
    const answer = await callService('calendar.save', { election, as });
    if (!answer.ok) return answer.refusal.message;
    if (answer.value.saved !== null) say(`Saved as ${answer.value.saved}.`);
    return null;
  };
  const doIt = async (): Promise<string | null> => {
    switch (way) {
      case 'list':
        return print(await list.send({ election, size: 'letter' }));
      case 'wall':
        return print(await wall.send({ election }));
      case 'ics':
      case 'csv':
        return save(way);
    }
  };
  const go = async () => {
    setBusy(true);
    const refused = await doIt().finally(() => setBusy(false));
    setWrong(refused);
    if (refused === null) onClose();
  };
  return (
    <Dialog
      open
      hasFields
      question="How do you want to take the calendar with you?"
      main={{ label: ways.find(({ value }) => value === way)?.main ?? 'Print it', onPress: () => void go() }}
      others={[{ label: 'Not now', onPress: onClose }]}
      onClose={onClose}
      busy={busy}
    >
      <Choice id="take-away" label="As" options={ways} value={way} onChange={setWay} />
      {wrong !== null && (
        <Finding tone="danger" out="It was not made." live>
          <p>{wrong}</p>
        </Finding>
      )}
    </Dialog>
  );
}
