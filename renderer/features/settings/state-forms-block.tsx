// The state's application forms in Settings: one file of each kind, with what the program can do with it.
import { useState } from 'react';
import { dayRecorded } from '../../../shared/domain/recorded-at.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { dayWithoutWeekday } from '../../../shared/words/days.ts';
import { callService } from '../../api/service.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { say } from '../../ui/live-region.tsx';

type Form = ViewOutput<'office.state-forms'>['forms'][number];

const titles = { absentee: 'Absentee application', 'early-mail': 'Early mail application' } as const;

export function StateFormsBlock() {
  const view = useView('office.state-forms', {});
  if (view.state !== 'shown') return null;
  return (
    <Block title="The state’s application forms">
      <p className="note">
        The form is the state’s, so this program brings none and never redraws it. Get each as a PDF from the State
        Board of Elections and import it here. <a href="#/help/screen/state-form">How it is filled in</a>
      </p>
      {view.value.forms.map((form) => (
        <OneForm key={form.kind} form={form} />
      ))}
    </Block>
  );
}

/** What is said of the form that is kept. */
function standing({ current, former }: Form): string {
  if (current === null) return 'Not imported yet. A sheet says what to write on a blank form.';
  const kept = `${current.name}, imported ${dayWithoutWeekday(dayRecorded(current.importedAt))}`;
  const before = former === 0 ? '' : ' The former ones stay in the record.';
  return current.revision === null
    ? `${kept}. It cannot be filled in here: a sheet says what to write on a blank form.${before}`
    : `${kept}. It is the “${current.revision}”, and is filled in for a voter.${before}`;
}

function OneForm({ form }: { readonly form: Form }) {
  const { kind, current } = form;
  const act = useAct('office.import-state-form');
  const [wrong, setWrong] = useState<string | null>(null);
  const [reading, setReading] = useState(false);
  const title = titles[kind];
  const choose = async () => {
    setReading(true);
    const answer = await callService('state-form.choose-file', { kind });
    setReading(false);
    setWrong(answer.ok ? null : answer.refusal.message);
    if (!answer.ok || answer.value.chosen === null) return;
    const { sha256, name, looks } = answer.value.chosen;
    const done = await act.send({ kind, sha256 });
    setWrong(done.ok ? null : done.refusal.message);
    if (done.ok)
      say(
        looks.standing === 'known'
          ? `${name} is imported, and is filled in from now on.`
          : `${name} is imported. It cannot be filled in here; a sheet says what to write.`,
      );
  };
  const importing = current === null ? 'Import the form…' : 'Import a newer one…';
  return (
    <section className="stack-tight">
      <h3>{title}</h3>
      {wrong !== null && (
        <Finding tone="danger" live out="This is not kept as the form.">
          <p>{wrong}</p>
        </Finding>
      )}
      <p>{standing(form)}</p>
      <div className="acts">
        <Button small busy={reading || act.busy} label={`${importing} ${title}`} onPress={() => void choose()}>
          {importing}
        </Button>
      </div>
    </section>
  );
}
