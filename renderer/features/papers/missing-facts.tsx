// What a paper says, fact by fact, and what is missing: each leads to the place where it is entered.
import { Block } from '../../ui/block.tsx';
import { FactsList } from '../../ui/facts-list.tsx';
import { focusField } from '../../ui/form-errors.tsx';
import { factHref, factsThere, type PaperPage } from './paper-words.ts';

type Missing = PaperPage['missing'][number];

/** Facts typed on the page itself are a step of the focus away; the others are on another page. */
function FactLink({ fact }: { readonly fact: Missing }) {
  const { field, what, where, typed } = fact;
  if (typed === null) return <a href={factHref(field, where)}>{what}</a>;
  return (
    <a
      href={`#typed-${typed}`}
      onClick={(event) => {
        event.preventDefault(); // the part after # belongs to the router
        focusField(`typed-${typed}`);
      }}
    >
      {what}
    </a>
  );
}

const Links = ({ missing }: { readonly missing: readonly Missing[] }) => (
  <ul className="waits">
    {missing.map((fact) => (
      <li key={fact.field}>
        <FactLink fact={fact} />
      </li>
    ))}
  </ul>
);

/** Everything that is missing, in the order of the paper. */
export function MissingList({ page: { missing } }: { readonly page: PaperPage }) {
  return (
    <Block title="What is missing" aside={`${missing.length}`}>
      <Links missing={missing} />
    </Block>
  );
}

/** For the notice of election: every fact, there or not. */
export function NoticeFacts({ page }: { readonly page: PaperPage }) {
  const { facts, missing } = page;
  // One by one, where a line of the list stands for several, such as the addresses of candidates.
  const inside = missing.filter(({ field }) => !facts.some(({ key }) => key === field));
  return (
    <Block title="What it says" aside={factsThere(page)}>
      <FactsList
        facts={facts.map(({ key, what, value, note, there, where }) => ({
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
      {inside.length > 0 && (
        <>
          <p className="note">Missing among them:</p>
          <Links missing={inside} />
        </>
      )}
    </Block>
  );
}
