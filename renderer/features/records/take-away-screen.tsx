// Taking records away: which election, what of it, for whom, onto which drive; then its progress and how it ended.
import { useState } from 'react';
import type { JobInput, ViewOutput } from '../../../shared/ipc/contract.ts';
import { useJob } from '../../api/use-job.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Choice } from '../../ui/choice.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Select } from '../../ui/select.tsx';
import { Refused } from '../needs-first.tsx';
import { SecretField } from '../people/secret-field.tsx';
import { ExportEnd } from './export-end.tsx';
import { RecordsPages } from './records-pages.tsx';
import { type Target, WhereTo } from './where-to.tsx';

type TakenAway = ViewOutput<'records.taken-away'>;
type Wanted = JobInput<'export'>;
const title = 'What should leave this computer?';

export function TakeAwayScreen() {
  const view = useView('records.taken-away', {});
  const [last, setLast] = useState<TakenAway | null>(null);
  if (view.state === 'shown' && view.value !== last) setLast(view.value);
  if (view.state === 'refused') return <Refused title={title} message={view.refusal.message} />;
  const shown = view.state === 'shown' ? view.value : last;
  if (shown === null) return null;
  const [first] = shown.elections;
  return (
    <Page
      title={title}
      windowTitle="Take records away"
      above={<RecordsPages here="take-away" />}
      lead="Papers, lists, calendar and history of an election onto a stick or into a folder. What is written is read again there and compared before this page says that it is safe."
    >
      <div className="two-columns wide-aside">
        {first ? (
          <TakeAway shown={shown} first={shown.current ?? first.id} />
        ) : (
          <Empty title="There is no election yet." />
        )}
        <Before exports={shown.exports} />
      </div>
    </Page>
  );
}

const parts: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'all', label: 'The whole election' },
  { value: 'candidates', label: 'The candidates' },
  { value: 'mail-ballots', label: 'The mail-ballot list' },
  { value: 'calendar', label: 'The calendar' },
  { value: 'newspaper', label: 'The newspaper’s texts' },
];
const partOf = (chosen: string): Wanted['part'] =>
  chosen.startsWith('paper:') ? { paper: chosen.slice('paper:'.length) } : (chosen as Wanted['part']);

function TakeAway({ shown, first }: { readonly shown: TakenAway; readonly first: Wanted['election'] }) {
  const { job, start, stop } = useJob('export');
  const [election, setElection] = useState(first);
  const [audience, setAudience] = useState<Wanted['audience']>('office');
  const [part, setPart] = useState('all');
  const [sealed, setSealed] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [typed, setTyped] = useState(false);
  const [target, setTarget] = useState<Target | null>(null);
  const [left, setLeft] = useState(false);
  const short = sealed && passphrase.length < 10;
  const running = job.state === 'running';
  const papers = shown.elections.find(({ id }) => id === election)?.papers ?? [];
  const begin = () => {
    setLeft(true);
    if (running || short || target === null) return;
    start({ election, audience, part: partOf(part), place: target.place, passphrase: sealed ? passphrase : null });
  };
  return (
    <form
      className="check-history"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        begin();
      }}
    >
      {shown.elections.length > 1 && (
        <Select
          id="export-election"
          label="Election"
          value={election}
          onChange={(id) => {
            const found = shown.elections.find((one) => one.id === id);
            if (found) setElection(found.id);
            setPart('all');
          }}
          options={shown.elections.map(({ id, title: label }) => ({ value: id, label }))}
        />
      )}
      <Choice
        id="export-audience"
        label="For whom"
        value={audience}
        onChange={(value) => {
          setAudience(value);
          setSealed(false);
        }}
        options={[
          { value: 'office', label: 'The office’s own archive: everything that is recorded' },
          { value: 'inspectors', label: 'The inspectors and trustees: no birth dates, reasons or places of detention' },
        ]}
      />
      <Select
        id="export-part"
        label="What"
        value={part}
        onChange={setPart}
        options={[...parts, ...papers.map(({ id, title: label }) => ({ value: `paper:${id}`, label }))]}
      />
      <WhereTo target={target} onTarget={setTarget} error={left && target === null} />
      {audience === 'office' && (
        <CheckBox
          id="export-sealed"
          label="Seal it with a passphrase, so that a lost stick tells nothing"
          checked={sealed}
          onChange={setSealed}
        />
      )}
      {sealed && (
        <>
          <SecretField
            id="export-passphrase"
            label="Passphrase for this export"
            hint="10 signs or more; a few words are best. Without it nobody can ever open it, not even with the office’s own passphrase."
            value={passphrase}
            error={left && short ? 'It needs 10 signs or more.' : undefined}
            onChange={setPassphrase}
            shown={typed}
          />
          <CheckBox id="export-show" label="Show what is typed" checked={typed} onChange={setTyped} />
        </>
      )}
      <div className="acts">
        <Button kind="main" submit icon="saved" busy={running}>
          Write it
        </Button>
      </div>
      <ExportEnd job={job} onStop={stop} />
    </form>
  );
}

function Before({ exports }: { readonly exports: TakenAway['exports'] }) {
  return (
    <div className="aside-list">
      <Block title="Taken away so far">
        {exports.length === 0 ? (
          <p className="note">Nothing is on record.</p>
        ) : (
          <ul className="about">
            {exports.map(({ id, when, what, where }) => (
              <li key={id}>
                {when}: {what}. <span className="long">{where}</span>
              </li>
            ))}
          </ul>
        )}
      </Block>
    </div>
  );
}
