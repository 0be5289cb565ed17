// A file of envelopes is in the viewer: how many, which, and what to look at before they are mailed.
import type { JobValue } from '../../../../shared/ipc/contract.ts';
import { envelopesCounted, numbersInWords } from '../../../../shared/words/envelope-batches.ts';
import { Finding } from '../../../ui/finding.tsx';

type Done = JobValue<'print-batch'> & Partial<Pick<JobValue<'print-batch-again'>, 'not'>>;

export function PrintedNow({
  done: { envelopes, pages, not = [] },
  again = false,
}: {
  readonly done: Done;
  readonly again?: boolean;
}) {
  return (
    <Finding
      tone="success"
      live
      out={`${envelopesCounted(envelopes.length)}${again ? ' again' : ''}, ${numbersInWords(envelopes)}, in the viewer.`}
    >
      <p>
        {pages} pages; the last one counts them. Choose “Actual size” there, and count the envelopes against that page.
      </p>
      {not.map(({ name, why }) => (
        <p key={`${name} ${why}`}>
          Left out: {name}. {why}
        </p>
      ))}
    </Finding>
  );
}
