// What the notice says, fact by fact; what is missing leads to the place where it is entered.
import { Block } from '../../ui/block.tsx';
import { FactsList } from '../../ui/facts-list.tsx';
import { factHref, factsWords, type NoticePage } from './notice-words.ts';

export function NoticeFacts({ notice }: { readonly notice: NoticePage }) {
  return (
    <Block title="What it says" aside={factsWords(notice).replace(' facts there.', ' there')}>
      <FactsList
        facts={notice.facts.map(({ key, what, value, note, there, where }) => ({
          key,
          there,
          note,
          what,
          value: there ? (
            value
          ) : (
            <>
              {value} <a href={factHref(key, where)}>{value === '' ? 'not on record: enter it' : 'complete it'}</a>
            </>
          ),
        }))}
      />
      <MissingList notice={notice} />
    </Block>
  );
}

/** What is missing one by one, where a line of the list stands for several, such as the addresses of candidates. */
function MissingList({ notice }: { readonly notice: NoticePage }) {
  const { facts, missing } = notice;
  const inside = missing.filter(({ field }) => !facts.some(({ key }) => key === field));
  if (inside.length === 0) return null;
  return (
    <>
      <p className="note">Missing among them:</p>
      <ul className="waits">
        {inside.map(({ field, what, where }) => (
          <li key={field}>
            <a href={factHref(field, where)}>{what}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
