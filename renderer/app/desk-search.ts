// What the find box finds: people, dates and papers from the record, each with the page it opens.
import type { ElectionId } from '../../shared/domain/ids.ts';
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { searchHelp } from '../../shared/words/help/search.ts';
import { askView } from '../api/ask-view.ts';
import { pathOfVoter, voterInBrief } from '../features/voters/voter-words.ts';
import type { FindGroup } from './find-box.tsx';

type Hit = ViewOutput<'find'>['hits'][number];

const pathOf = ({ kind, id }: Hit): string => {
  switch (kind) {
    case 'application':
      return `/mail-ballots/${id}`;
    case 'candidate':
      return `/election/candidate/${id}`;
    case 'date':
      return `/calendar/${id}`;
    case 'paper':
      return `/papers/${id}`;
    case 'other-election':
      return '/not-my-election';
  }
};

const groups: readonly { readonly title: string; readonly kinds: readonly Hit['kind'][] }[] = [
  { title: 'People', kinds: ['application', 'candidate'] },
  { title: 'Papers', kinds: ['paper'] },
  { title: 'Dates', kinds: ['date'] },
  { title: 'Not the village’s elections', kinds: ['other-election'] },
];

const helpGroup = (typed: string): FindGroup => ({
  title: 'Help',
  hits: searchHelp(typed, 8).map(({ id, title, note, path }) => ({ id, label: title, note, path })),
});

/** Voters of the county's list; with people typed by hand they are one group. Never the whole of a long list. */
async function voterHits(typed: string): Promise<FindGroup['hits']> {
  const answer = await askView('voters.find', { text: typed.slice(0, 200), limit: 12 });
  if (!answer.ok) return [];
  return answer.value.hits
    .filter(({ kind }) => kind === 'voter')
    .map((voter) => ({
      id: `voter:${voter.id}`,
      label: voter.name,
      note: voterInBrief(voter),
      path: pathOfVoter(voter.id),
    }));
}

/** At most 20 hits from the record, none while there is no election or it cannot be asked, and 8 pages of Help. */
export async function searchDesk(election: ElectionId | null, typed: string): Promise<readonly FindGroup[]> {
  const help = helpGroup(typed);
  const voters = voterHits(typed);
  const answer = election && (await askView('find', { election, text: typed.slice(0, 200), limit: 20 }));
  const listed = { title: 'The county’s list', hits: await voters };
  if (!answer?.ok) return [listed, help];
  const found = groups.map(({ title, kinds }) => ({
    title,
    hits: answer.value.hits
      .filter(({ kind }) => kinds.includes(kind))
      .map((hit) => ({ id: `${hit.kind}:${hit.id}`, label: hit.title, note: hit.note, path: pathOf(hit) })),
  }));
  const [people, ...others] = found;
  return [...(people ? [people] : []), listed, ...others, help];
}
