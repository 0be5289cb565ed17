// The propositions as the ballot numbers them.
import { Block } from '../../ui/block.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { BallotView } from './with-ballot.tsx';

export function QuestionsBlock({ questions }: { readonly questions: BallotView['ballot']['questions'] }) {
  if (questions.length === 0) return null;
  return (
    <Block title="Propositions">
      <ul className="rows">
        {questions.map(({ number, label, title, text }) => (
          <li key={number}>
            <div className="stack-tight">
              <b>
                {label}: {title}
              </b>
              <p className="note typed-lines">{text ?? 'Its words are not on record.'}</p>
            </div>
            <ButtonLink small kind="quiet" label={`Change “${title}”`} href={`#/election/proposition/${number}`}>
              Change
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Block>
  );
}
