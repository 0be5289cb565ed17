// What follows from a paper, by when: each day with every reading of it, where the law says so, and what is on record.
import { Fragment } from 'react';
import { longDay } from '../../../shared/words/days.ts';
import { Block } from '../../ui/block.tsx';
import { Cites } from '../../ui/cite.tsx';
import { Why } from '../../ui/why.tsx';
import { Ref } from './filing-facts.tsx';
import type { FilingView } from './filing-looks.tsx';

export function FilingChain({ shown: { chain, papers } }: { readonly shown: FilingView }) {
  const letters = papers.filter(({ paper }) => paper === 'letter').length;
  if (chain.length === 0) return null;
  return (
    <Block title="What follows, and by when">
      <table className="chain">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Not later than</th>
            <th scope="col">On record</th>
          </tr>
        </thead>
        <tbody>
          {chain.map((step) => (
            <tr key={step.id}>
              <th scope="row">
                {step.title}
                {step.onlyIf !== null && <span className="note block">Only if {step.onlyIf}.</span>}
                <Cites texts={step.citations} />
              </th>
              <td>
                {longDay(step.last)}
                {step.readings.map(({ date, reading }) => (
                  <span className="note block" key={`${date} ${reading}`}>
                    By another reading {longDay(date)}: {reading}
                  </span>
                ))}
                <Asked questions={step.questions} />
              </td>
              <td>
                {step.id === 'nominee-notified'
                  ? lettersInWords(letters)
                  : step.done.map((one, at) => (
                      <Fragment key={one.number}>
                        {at > 0 && ', '}
                        <Ref to={one} />
                      </Fragment>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}

const lettersInWords = (letters: number): string =>
  letters === 0 ? 'no letter printed yet' : letters === 1 ? '1 letter printed' : `${letters} letters printed`;

const Asked = ({ questions }: { readonly questions: FilingView['chain'][number]['questions'] }) =>
  questions.length === 0 ? null : (
    <Why title={questions.length === 1 ? 'An open question' : `${questions.length} open questions`}>
      {questions.map(({ question, safer, other, ask }) => (
        <p key={question}>
          {question} {safer} {other} {ask}
        </p>
      ))}
    </Why>
  );
