// The words this program uses, each explained once. An address may name one of them.
import { useEffect } from 'react';
import { glossary } from '../../../shared/words/help/glossary.ts';
import { termId } from '../../../shared/words/help/search.ts';
import { Page } from '../../app/page.tsx';
import { toHelp } from './help-words.tsx';

export function WordsPage({ term }: { readonly term: string | undefined }) {
  useEffect(() => {
    if (term === undefined) return;
    const found = document.getElementById(`word-${term}`);
    found?.focus();
    found?.scrollIntoView({ block: 'center' });
  }, [term]);
  return (
    <Page title="What do these words mean?" windowTitle="Words" above={toHelp}>
      <dl className="words">
        {glossary.map(({ term: word, means }) => {
          const id = termId(word);
          return (
            <div key={word} id={`word-${id}`} tabIndex={-1} aria-current={id === term ? 'true' : undefined}>
              <dt>{word}</dt>
              <dd>{means}</dd>
            </div>
          );
        })}
      </dl>
    </Page>
  );
}
