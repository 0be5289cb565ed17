// Who gets no label and why, by name; and what was printed.
import { type LabelStock, labelsOn } from '../../../../shared/domain/label-sheet.ts';
import type { CommandValue } from '../../../../shared/ipc/contract.ts';
import { Finding } from '../../../ui/finding.tsx';

type Printed = CommandValue<'mail-ballot.print-labels'>;
type LeftOff = Printed['leftOff'];

export function LeftOffLabels({ leftOff }: { readonly leftOff: LeftOff }) {
  if (leftOff.length === 0) return null;
  return (
    <Finding
      tone="warning"
      live
      out={leftOff.length === 1 ? 'One gets no label on this sheet.' : `${leftOff.length} get no label on this sheet.`}
    >
      <ul>
        {leftOff.map(({ number, name, why }) => (
          <li key={number}>
            <a href={`#/mail-ballots/${number}`}>
              {name}, application {number}
            </a>
            . {why}
          </li>
        ))}
      </ul>
      <p>The others are printed. Take a larger sheet for these, or write them by hand.</p>
    </Finding>
  );
}

export function PrintedLabels({ printed, sheet }: { readonly printed: Printed; readonly sheet: LabelStock }) {
  const { labels, pages, free } = printed;
  return (
    <Finding
      tone="success"
      live
      out={`${labels === 1 ? '1 label' : `${labels} labels`} on ${pages === 1 ? '1 sheet' : `${pages} sheets`}.`}
    >
      <p>
        {free === 1
          ? 'The last sheet is used up.'
          : `The last sheet has ${labelsOn(sheet) - free + 1} left, from label ${free} on. Keep it for the next ones.`}
      </p>
    </Finding>
  );
}
