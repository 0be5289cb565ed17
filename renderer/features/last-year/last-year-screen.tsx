// “Start from the election of …”: everything that would be taken over is shown first, each part a box to tick.
import { useState } from 'react';
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { uncapital } from '../../../shared/words/sentence.ts';
import { useAct } from '../../api/use-act.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Part } from '../../ui/form.tsx';
import { Select } from '../../ui/select.tsx';
import { RecordForm } from '../election/record-form.tsx';
import { sentAs } from '../election/send-record.ts';
import { NoElectionYet, Refused } from '../needs-first.tsx';

export type LastYear = ViewOutput<'election.last-year'>;
type From = NonNullable<LastYear['from']>;
const TITLE = 'What do you take over from an earlier election?';

export function LastYearScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={TITLE} /> : <Choosing key={election} election={election} />;
}

function Choosing({ election }: { readonly election: ElectionId }) {
  const [from, setFrom] = useState<ElectionId | null>(null);
  const view = useView('election.last-year', { election, from });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={TITLE} message={view.refusal.message} />;
  const shown = view.value;
  const choose = (
    <Select
      id="start-from"
      label="Start from"
      width="w26"
      options={shown.earlier.map(({ id, title }) => ({ value: id, label: title }))}
      value={shown.from?.id ?? ''}
      onChange={(id) => setFrom(shown.earlier.find((one) => one.id === id)?.id ?? null)}
    />
  );
  if (shown.from === null || !shown.offered)
    return (
      <Page title={TITLE} above={<a href="#/election">Election</a>}>
        <div className="stack">
          {shown.from !== null && choose}
          <Empty
            title={
              shown.from === null
                ? 'This office has no earlier election.'
                : 'There is nothing in it that this election does not have.'
            }
            act={
              <ButtonLink kind="main" href="#/election">
                Go to the election
              </ButtonLink>
            }
          >
            Places for notices, the newspaper and your own address are kept in Settings and hold for every election.
          </Empty>
          <Advice shown={shown} />
        </div>
      </Page>
    );
  return <TakeOver key={shown.from.id} {...{ election, shown, from: shown.from, choose }} />;
}

interface Typed {
  readonly [name: string]: boolean | { readonly [office: string]: boolean };
  readonly places: boolean;
  readonly inspectors: boolean;
  readonly papers: boolean;
  readonly offices: { readonly [office: string]: boolean };
}

function TakeOver({
  election,
  shown,
  from,
  choose,
}: {
  readonly election: ElectionId;
  readonly shown: LastYear;
  readonly from: From;
  readonly choose: React.ReactNode;
}) {
  const act = useAct('election.start-from');
  const { places, offices, inspectors, papers, placesReplaced } = shown;
  const keyOf = (number: number): string => `n${number}`;
  return (
    <RecordForm<Typed>
      title={TITLE}
      above={<a href="#/election">Election</a>}
      lead="Applications, candidates, filings and the dates you answered stay where they are. Untick what is different this time."
      draft={`last-year:${election}:${from.id}`}
      start={{
        places: places.length > 0 && !placesReplaced,
        inspectors: inspectors.length > 0,
        papers: papers.length > 0,
        offices: Object.fromEntries(offices.map(({ number, due }) => [keyOf(number), due])),
      }}
      leadsTo="/election"
      main="Take it over"
      check={() => []}
      send={async (typed) => {
        const wanted = offices.filter(({ number }) => typed.offices[keyOf(number)] === true);
        const answer = await act.send({
          ...{ election, from: from.id, places: typed.places, inspectors: typed.inspectors, papers: typed.papers },
          offices: wanted.map(({ number }) => number),
        });
        return sentAs(answer, () => ({ said: `Taken over from the ${uncapital(from.title)}.`, at: null }));
      }}
    >
      {(form) => (
        <>
          <div className="stack">
            {choose}
            <Advice shown={shown} />
          </div>
          {offices.length > 0 && (
            <Part icon="pen" title="Offices that are filled again">
              <p className="note">Ticked are those whose term ends when the new terms begin. Look at each.</p>
              {offices.map(({ number, words }) => (
                <CheckBox key={number} label={words} {...form.flag(`offices.${keyOf(number)}`)} />
              ))}
            </Part>
          )}
          {inspectors.length > 0 && (
            <Part icon="person" title="Inspectors, as not yet appointed">
              <CheckBox
                label={`Put ${countOf(inspectors, 'person', 'people')} on the list`}
                {...form.flag('inspectors')}
              />
              <Lines lines={inspectors} />
            </Part>
          )}
          {papers.length > 0 && (
            <Part icon="note" title="Addresses, wording and figures typed for papers">
              <CheckBox
                label={`Take over what was typed for ${countOf(papers, 'paper', 'papers')}`}
                {...form.flag('papers')}
              />
              <Lines lines={papers} />
            </Part>
          )}
          {places.length > 0 && (
            <Part icon="clock" title="Districts, polling places and hours">
              <CheckBox
                label={placesReplaced ? 'Put these in place of what Settings gave this election' : 'Take them over'}
                {...form.flag('places')}
              />
              <Lines lines={places} />
            </Part>
          )}
        </>
      )}
    </RecordForm>
  );
}

const countOf = (list: readonly string[], one: string, many: string): string =>
  list.length === 1 ? `one ${one}` : `${list.length} ${many}`;

const Lines = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul className="note">
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** What she wrote then for the next time. */
function Advice({ shown: { advice, from } }: { readonly shown: LastYear }) {
  if (advice.length === 0 || from === null) return null;
  return (
    <Block title={`What you wrote at the ${uncapital(from.title)} for the next time`}>
      <ul>
        {advice.map(({ number, text }) => (
          <li key={number}>{text}</li>
        ))}
      </ul>
    </Block>
  );
}
