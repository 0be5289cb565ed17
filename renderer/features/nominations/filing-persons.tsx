// The persons a paper names, and how each of them stands on the list of candidates.
import { standingWords } from '../../../shared/words/filings.ts';
import { Block } from '../../ui/block.tsx';
import { Tag } from '../../ui/tag.tsx';
import type { FilingView } from './filing-looks.tsx';

export function FilingPersons({ shown: { persons } }: { readonly shown: FilingView }) {
  if (persons.length === 0) return null;
  return (
    <Block title={persons.length === 1 ? 'The person named' : `${persons.length} persons named`}>
      <ul className="rows">
        {persons.map(({ name, office, candidate, standing }) => (
          <li key={`${office} ${name}`}>
            <div>
              <b>{name}</b>
              <p className="note">{office}</p>
            </div>
            {candidate !== null && (
              <a href={`#/nominations/candidates?at=candidate-${candidate}`}>
                {standing === 'stands' ? (
                  <Tag icon="check">On the list</Tag>
                ) : (
                  <Tag icon="no" tone="warning">
                    {standing === null ? 'Off the list' : `Off the list: ${standingWords[standing]}`}
                  </Tag>
                )}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Block>
  );
}
