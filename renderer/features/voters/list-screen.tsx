// The list in use: of which day it is, when it was read, who is on it, and which lists were here before.

import { dayRecorded } from '../../../shared/domain/recorded-at.ts';
import { VoterStatus } from '../../../shared/domain/voter.ts';
import type { ViewOutput } from '../../../shared/ipc/contract.ts';
import { instantInWords } from '../../../shared/words/clock.ts';
import { longDay } from '../../../shared/words/days.ts';
import { voterStatusInWords } from '../../../shared/words/voter-status.ts';
import { useView } from '../../api/use-view.ts';
import { Page } from '../../app/page.tsx';
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Finding } from '../../ui/finding.tsx';
import { type Pair, Pairs } from '../../ui/pairs.tsx';
import { MailBallotsPages } from '../mail-ballots/mail-ballots-pages.tsx';
import { membershipWords } from './membership-words.ts';
import { counted, countedAs, shapeWords } from './voter-words.ts';
import { NoListYet } from './voters-screen.tsx';

type ListInUse = NonNullable<ViewOutput<'voters.list'>['list']>;
type Former = ViewOutput<'voters.list'>['former'];

export function ListScreen() {
  const view = useView('voters.list', {});
  if (view.state === 'waiting') return null;
  const above = <MailBallotsPages here="list" />;
  if (view.state === 'refused')
    return (
      <Page title="Which list is in use?" above={above}>
        <Finding tone="warning" out={view.refusal.message} />
      </Page>
    );
  const { list, former } = view.value;
  if (list === null)
    return (
      <Page title="Which list is in use?" windowTitle="The county’s list" above={above}>
        <NoListYet />
      </Page>
    );
  return (
    <Page
      title="Which list is in use?"
      windowTitle="The county’s list"
      above={above}
      lead={`The county’s list of ${longDay(list.listDate)}: ${counted(list.counts.taken)} voters of the village.`}
    >
      <div className="settings">
        <div className="stack">
          <Block title="Who is on it">
            <Pairs pairs={statusPairs(list)} />
          </Block>
          <WithoutDistrict list={list} />
          <div className="acts">
            <ButtonLink href="#/voters" icon="find">
              Find a voter
            </ButtonLink>
            <ButtonLink kind="main" href="#/voters/list/read">
              Read a newer list
            </ButtonLink>
          </div>
        </div>
        <div className="stack">
          <Block title="Where it comes from">
            <Pairs pairs={originPairs(list)} />
          </Block>
          <FormerLists former={former} />
        </div>
      </div>
    </Page>
  );
}

export const statusPairs = ({ counts }: Pick<ListInUse, 'counts'>): readonly Pair[] =>
  VoterStatus.options.flatMap((status) => {
    const count = counts.byStatus[status];
    const [label = '', meaning] = voterStatusInWords[status].split(': ');
    if (count === 0 && status !== 'active') return [];
    return [{ label, value: meaning === undefined ? counted(count) : `${counted(count)} (${meaning})` }];
  });

const originPairs = (list: ListInUse): readonly Pair[] => [
  { label: 'File', value: list.file },
  { label: 'Its form', value: shapeWords[list.shape] },
  { label: 'Read', value: instantInWords(list.readAt) },
  { label: 'Lines', value: counted(list.counts.rows) },
  { label: 'The village’s are', value: membershipWords(list.membership) },
  ...(list.counts.elsewhere > 0
    ? [{ label: 'Of elsewhere', value: `${counted(list.counts.elsewhere)}, not kept` }]
    : []),
  ...(list.counts.rejected > 0 ? [{ label: 'Left out', value: counted(list.counts.rejected) }] : []),
  ...(list.number > 1
    ? [
        {
          label: 'Against the list before',
          value: `${counted(list.counts.added)} new, ${counted(list.counts.changed)} changed, ${counted(list.counts.gone)} no longer on it`,
        },
      ]
    : []),
];

function WithoutDistrict({ list: { counts } }: { readonly list: ListInUse }) {
  if (counts.withoutDistrict === 0) return null;
  return (
    <Finding tone="warning" out={`${countedAs(counts.withoutDistrict, 'voter has', 'voters have')} no district.`}>
      <p>
        Neither the list nor your streets say where they vote. <a href="#/voters/without-district">See who</a>, and{' '}
        <a href="#/voters/streets">write down the streets</a>.
      </p>
    </Finding>
  );
}

function FormerLists({ former }: { readonly former: Former }) {
  if (former.length === 0) return null;
  return (
    <Block title="Lists before it">
      <ul className="about">
        {former.map(({ number, listDate, file, readAt, taken }) => (
          <li key={number}>
            {longDay(listDate)}: {counted(taken)} voters{' '}
            <span className="note">
              {file}, read {longDay(dayRecorded(readAt))}
            </span>
          </li>
        ))}
      </ul>
      <p className="note">What a voter’s entry said before it changed is kept on the voter’s card.</p>
    </Block>
  );
}
