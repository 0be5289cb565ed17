// What §15-104(5) says of a notice that is not on record or late: in red for a proposition, calmly for officers. On Today and
// on the page of the notice, and nowhere that leaves the office but the memo to the attorney.
import type { ViewOutput } from '../../shared/ipc/contract.ts';
import { Finding } from '../ui/finding.tsx';

type Words = NonNullable<ViewOutput<'papers.paper'>['required']>;

export function RequiredNoticeFinding({ words }: { readonly words: Words }) {
  const { tone, headline, sentence, citations, attorney } = words;
  return (
    <Finding tone={tone} out={headline} citations={citations}>
      <p>{sentence}</p>
      {attorney && (
        <p>
          <a href="#/papers/attorney-memo">Write a memo to the village attorney</a>
        </p>
      )}
    </Finding>
  );
}
