// The county desk: the request letter, when the list is due and when it came, who was added late, who is permanently disabled.
import type { ElectionId } from '../../../shared/domain/ids.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { longDay } from '../../../shared/words/days.ts';
import { useView } from '../../api/use-view.ts';
import { useDesk } from '../../app/desk-context.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type LogItem, LogList } from '../../ui/log-list.tsx';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { NoElectionYet, Refused } from '../needs-first.tsx';
import { DisabledVoters } from './disabled-voters.tsx';
import { LateAdditions } from './late-additions.tsx';

export type CountyDesk = ViewOutput<'county.desk'>;
const TITLE = 'What do you need from the county board?';

export function CountyScreen() {
  const { election } = useDesk();
  return election === null ? <NoElectionYet title={TITLE} /> : <County key={election} election={election} />;
}

function County({ election }: { readonly election: ElectionId }) {
  const view = useView('county.desk', { election });
  if (view.state === 'waiting') return null;
  if (view.state === 'refused') return <Refused title={TITLE} message={view.refusal.message} />;
  const desk = view.value;
  return (
    <Page title={TITLE} windowTitle="County desk" above={<MailBallotsPages here="county" />}>
      <div className="settings">
        <div className="stack">
          <Due desk={desk} />
          <Block title="What was sent and what came" aside={<a href="#/voters/county/note">Note something</a>}>
            {desk.dealings.length === 0 ? (
              <p className="note">
                Nothing yet. Note the day you send the request, and each day on which something comes.
              </p>
            ) : (
              <LogList items={desk.dealings.map(dealing)} />
            )}
          </Block>
          <LateAdditions desk={desk} />
          <DisabledVoters desk={desk} />
        </div>
        <div className="stack">
          <Request desk={desk} />
        </div>
      </div>
    </Page>
  );
}

const words: Readonly<Record<CountyDesk['dealings'][number]['what'], string>> = {
  'request-sent': 'Request sent',
  'list-arrived': 'The list came',
  'equipment-arrived': 'The equipment came',
  other: 'Note',
};

const dealing = ({ number, what, day, note, act }: CountyDesk['dealings'][number]): LogItem => ({
  key: String(number),
  state: 'done',
  what: (
    <>
      {words[what]}, {longDay(day)}
      {note === '' ? '' : `: ${note}`}
    </>
  ),
  note: <RecordedInError act={act} what={`${words[what]}, ${longDay(day)}`} />,
});

/** The letter has its page among the papers, with what is typed for it and its editions. */
function Request({ desk: { due, editions } }: { readonly desk: CountyDesk }) {
  if (due === null) return null;
  const newest = editions.at(-1);
  return (
    <Block title="The request">
      <div className="stack-tight">
        <p>
          Asks for the list of the village’s voters, with inactive and permanently disabled ones marked, for machines
          and supplies, and for word of every later addition.
        </p>
        <p className="note">
          {newest === undefined
            ? 'Not printed yet.'
            : `Printed on ${longDay(newest.printedOn)}, edition ${newest.edition}.`}
        </p>
        <ButtonLink kind={newest === undefined ? 'main' : 'plain'} href="#/papers/county-request">
          Open the request
        </ButtonLink>
      </div>
    </Block>
  );
}

/** The way to the act in the history, where it can be taken back. */
export const RecordedInError = ({ act, what }: { readonly act: string; readonly what: string }) => (
  <a href={`#/records/history/${encodeURIComponent(act)}`} aria-label={`In the history: ${what}`}>
    In the history
  </a>
);

function Due({ desk: { due, county } }: { readonly desk: CountyDesk }) {
  if (due === null)
    return (
      <Finding tone="info" out="No voter list comes for this election.">
        <p>The county board conducts it, or the law asks for none.</p>
      </Finding>
    );
  if (due.done)
    return (
      <Finding tone="success" out="The list is here." citations={due.citations}>
        <p>
          {due.says}. It was due by {longDay(due.day)}. If you have not yet, <a href="#/voters/list/read">read it in</a>
          .
        </p>
      </Finding>
    );
  return (
    <Finding tone="info" icon="clock" out={`The list must be here by ${longDay(due.day)}.`} citations={due.citations}>
      <p>
        {due.says}. The Board of Elections of {county === '' ? 'your county' : `${county} County`} delivers it. When it
        has come: <a href="#/voters/county/note?what=list-arrived">note the day</a>.
      </p>
      <ButtonLink small href="#/calendar/county-list-delivered">
        This date in the calendar
      </ButtonLink>
    </Finding>
  );
}
